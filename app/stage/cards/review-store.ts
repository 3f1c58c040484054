// Reviews that have not reached the server, kept in IndexedDB; those of somebody not signed in stay there for good. Where there is
// no IndexedDB, or it fails, nothing is kept and nothing is said: the page's own memory still has them.
import { createStore, delMany, entries, set } from 'idb-keyval'
import type { SentReview } from '#app/domain/flashcards/flashcards.types.ts'

export interface KeptReview {
  readonly review: SentReview
  /** Whose it is; '' for somebody not signed in, whose reviews go to whoever signs in. */
  readonly owner: string
  /** It was taken back after it had been sent. */
  readonly isUndone: boolean
}

export interface ReviewStore {
  load(): Promise<KeptReview[]>
  keep(kept: KeptReview): Promise<void>
  drop(reviewIds: readonly string[]): Promise<void>
}

/** What an account's reviews are kept for: the server takes none that are older (record-reviews.server.ts). */
const KEEP_MS = 31 * 86_400_000

export function createReviewStore(now: () => number): ReviewStore {
  /** Opened at the first use, for the server has none. */
  let store: ReturnType<typeof createStore> | undefined
  const open = () => (store ??= createStore('sparkbook-cards', 'reviews'))
  /** What is kept and dropped, in the order it was asked for: a review taken back at once must not come back. */
  let last = Promise.resolve()

  function drop(reviewIds: readonly IDBValidKey[]): Promise<void> {
    last = last.then(() => remove(reviewIds))
    return last
  }

  async function remove(reviewIds: readonly IDBValidKey[]): Promise<void> {
    try {
      await delMany([...reviewIds], open())
    } catch {
      // Sent again at the next visit, where it changes nothing.
    }
  }

  return {
    async load() {
      try {
        const good: KeptReview[] = []
        const bad: IDBValidKey[] = []
        for (const [key, value] of await entries<IDBValidKey, unknown>(open())) {
          if (isKeptReview(key, value) && (value.owner === '' || now() - value.review.at < KEEP_MS))
            good.push(value)
          else bad.push(key)
        }
        await drop(bad)
        return good.sort((a, b) => a.review.at - b.review.at)
      } catch {
        return []
      }
    },
    keep(kept) {
      last = last.then(afterFrame).then(async () => {
        try {
          await set(kept.review.id, kept, open())
        } catch {
          // Kept in memory by whoever asked.
        }
      })
      return last
    },
    drop,
  }
}

/** Opening a transaction takes a quarter of the time between a key and the next card, so the card comes first. */
function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const go = () => {
      listening.abort()
      resolve()
    }
    requestAnimationFrame(() => setTimeout(go))
    // A hidden page draws no frames, and one that is left has no time.
    setTimeout(go, 100)
    addEventListener('pagehide', go, { signal: listening.signal })
  })
}

function isKeptReview(key: IDBValidKey, value: unknown): value is KeptReview {
  if (typeof value !== 'object' || value === null) return false
  const { review, owner, isUndone }: Partial<Record<keyof KeptReview, unknown>> = value
  if (typeof review !== 'object' || review === null || typeof owner !== 'string') return false
  const { id, at, setId, cardId, face, grade }: Partial<Record<keyof SentReview, unknown>> = review
  return (
    id === key &&
    typeof isUndone === 'boolean' &&
    Number.isFinite(at) &&
    [setId, cardId, face].every((part) => typeof part === 'string') &&
    [1, 2, 3, 4].includes(Number(grade))
  )
}
