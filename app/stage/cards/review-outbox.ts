// Reviews on their way to the server, as rounds are (round-outbox.ts): kept until it has answered, sent one call at a time, tried
// again in growing steps and when the line is back. Somebody not signed in has nowhere to send them: theirs are only kept.
import type { SentReview } from '#app/domain/flashcards/flashcards.types.ts'
import { RETRY_AFTER_MS } from '../retry-after.ts'
import type { ReviewStore } from './review-store.ts'

/** kept: here only, for somebody not signed in. signed_out: for whoever was, until they are again. */
export type Delivery = 'kept' | 'saved' | 'sending' | 'waiting' | 'signed_out'

export interface ReviewLetter {
  /** The browser's clock. */
  readonly sentAt: number
  readonly reviews: readonly SentReview[]
  /** Ids of reviews that are taken back. */
  readonly undone: readonly string[]
}

export interface ReviewOutboxParts {
  /** The account's id; null: nobody is signed in. */
  owner: string | null
  send(letter: ReviewLetter): Promise<'saved' | 'unreachable' | 'signed_out' | 'refused'>
  later(callback: () => void, ms: number): void
  store: ReviewStore
  now(): number
}

export interface ReviewOutbox {
  put(review: SentReview): void
  /** Takes a review back: one that was not sent yet never leaves. */
  undo(review: SentReview): void
  /** What earlier visits left here for this owner, oldest first; it is sent from now on. */
  restore(): Promise<readonly SentReview[]>
  flush(): Promise<void>
  delivery(): Delivery
  subscribe(listener: () => void): () => void
}

/** As many as the server takes in one call. */
export const MOST_A_LETTER = 100

export function createReviewOutbox({ owner, send, later, store, now }: ReviewOutboxParts): ReviewOutbox {
  const waiting = new Map<string, { review: SentReview; isUndone: boolean }>()
  /** In the letter that is under way. */
  let underWay: ReadonlySet<string> = new Set()
  let sending: Promise<void> | null = null
  let delivery: Delivery = owner === null ? 'kept' : 'saved'
  let tries = 0
  const listeners = new Set<() => void>()

  function note(next: Delivery): void {
    delivery = next
    for (const listener of [...listeners]) listener()
  }

  function add(review: SentReview, isUndone: boolean): void {
    waiting.set(review.id, { review, isUndone })
    void store.keep({ review, owner: owner ?? '', isUndone })
    void flush()
  }

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()].slice(0, MOST_A_LETTER)
      underWay = new Set(batch.map(({ review }) => review.id))
      note('sending')
      const outcome = await send({
        sentAt: now(),
        reviews: batch.map(({ review }) => review),
        undone: batch.flatMap(({ review, isUndone }) => (isUndone ? [review.id] : [])),
      })
      underWay = new Set()
      if (outcome === 'signed_out') return note('signed_out')
      if (outcome === 'unreachable') {
        note('waiting')
        const pause = RETRY_AFTER_MS[Math.min(tries++, RETRY_AFTER_MS.length - 1)]
        if (pause !== undefined) later(() => void flush(), pause)
        return
      }
      tries = 0
      // What was taken back meanwhile goes again.
      const done = batch.filter((one) => waiting.get(one.review.id) === one).map(({ review }) => review.id)
      for (const id of done) waiting.delete(id)
      await store.drop(done)
    }
    note('saved')
  }

  function flush(): Promise<void> {
    if (owner === null || waiting.size === 0) return Promise.resolve()
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  return {
    put: (review) => add(review, false),
    undo(review) {
      if (owner !== null && (underWay.has(review.id) || !waiting.has(review.id))) return add(review, true)
      waiting.delete(review.id)
      void store.drop([review.id])
    },
    async restore() {
      const kept = (await store.load()).filter((one) => one.owner === '' || one.owner === owner)
      if (owner !== null)
        for (const { review, isUndone } of kept) waiting.set(review.id, { review, isUndone })
      void flush()
      return kept.flatMap(({ review, isUndone }) => (isUndone ? [] : [review]))
    },
    flush,
    delivery: () => delivery,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
