// What somebody did, on its way to the server in letters: kept until it has answered, sent one letter at a time, tried again in
// growing steps and when the line is back.
import { RETRY_AFTER_MS } from './retry-after.ts'

/** kept: here only, for somebody not signed in. signed_out: for whoever was, until they are again. */
export type Delivery = 'kept' | 'saved' | 'sending' | 'waiting' | 'signed_out'

export type LetterOutcome = 'saved' | 'unreachable' | 'signed_out' | 'refused'

export interface LetterOutboxParts<Item> {
  /** False: nobody is signed in, and nothing is sent. */
  canSend: boolean
  mostALetter: number
  send(items: readonly Item[]): Promise<LetterOutcome>
  /** Forgets on the device what the server has taken or will never take. */
  drop(ids: readonly string[]): Promise<void>
  later(callback: () => void, ms: number): void
}

export interface LetterOutbox<Item> {
  /** Takes the place of what waits by the same id, also while that is under way: it goes again then. */
  put(...items: readonly Item[]): void
  /** Takes it out; what is under way arrives all the same. */
  remove(id: string): void
  waiting(id: string): Item | undefined
  isUnderWay(id: string): boolean
  flush(): Promise<void>
  delivery(): Delivery
  subscribe(listener: () => void): () => void
}

export function createLetterOutbox<Item extends { readonly id: string }>({
  canSend,
  mostALetter,
  send,
  drop,
  later,
}: LetterOutboxParts<Item>): LetterOutbox<Item> {
  const waiting = new Map<string, Item>()
  /** In the letter that is under way. */
  let underWay: ReadonlySet<string> = new Set()
  let sending: Promise<void> | null = null
  let delivery: Delivery = canSend ? 'saved' : 'kept'
  let tries = 0
  /** A next try has its time already. */
  let isDue = false
  const listeners = new Set<() => void>()

  function note(next: Delivery): void {
    delivery = next
    for (const listener of [...listeners]) listener()
  }

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()].slice(0, mostALetter)
      underWay = new Set(batch.map(({ id }) => id))
      note('sending')
      const outcome = await send(batch)
      underWay = new Set()
      if (outcome === 'signed_out') return note('signed_out')
      if (outcome === 'unreachable') {
        note('waiting')
        return tryLater()
      }
      tries = 0
      // What was changed meanwhile goes again.
      const done = batch.filter((one) => waiting.get(one.id) === one).map(({ id }) => id)
      for (const id of done) waiting.delete(id)
      await drop(done)
    }
    note('saved')
  }

  function tryLater(): void {
    const pause = RETRY_AFTER_MS[Math.min(tries++, RETRY_AFTER_MS.length - 1)]
    if (isDue || pause === undefined) return
    isDue = true
    later(() => {
      isDue = false
      void flush()
    }, pause)
  }

  function flush(): Promise<void> {
    if (!canSend || waiting.size === 0) return Promise.resolve()
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  return {
    put(...items) {
      for (const item of items) waiting.set(item.id, item)
      void flush()
    },
    remove: (id) => void waiting.delete(id),
    waiting: (id) => waiting.get(id),
    isUnderWay: (id) => underWay.has(id),
    flush,
    delivery: () => delivery,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
