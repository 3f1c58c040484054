// Reviews on their way to the server. Somebody not signed in has nowhere to send them: theirs are only kept.
import type { SentReview } from '#app/domain/flashcards/flashcards.types.ts'
import { createLetterOutbox, type LetterOutbox, type LetterOutcome } from '../letter-outbox.ts'
import type { ReviewStore } from './review-store.ts'

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
  send(letter: ReviewLetter): Promise<LetterOutcome>
  later(callback: () => void, ms: number): void
  store: ReviewStore
  now(): number
}

export interface ReviewOutbox extends Pick<LetterOutbox<never>, 'flush' | 'delivery' | 'subscribe'> {
  put(review: SentReview): void
  /** Takes a review back: one that was not sent yet never leaves. */
  undo(review: SentReview): void
  /** What earlier visits left here for this owner, oldest first; it is sent from now on. */
  restore(): Promise<readonly SentReview[]>
}

/** As many as the server takes in one call. */
export const MOST_A_LETTER = 100

interface WaitingReview {
  readonly id: string
  readonly review: SentReview
  readonly isUndone: boolean
}

export function createReviewOutbox({ owner, send, later, store, now }: ReviewOutboxParts): ReviewOutbox {
  const { put, remove, waiting, isUnderWay, ...outbox } = createLetterOutbox<WaitingReview>({
    canSend: owner !== null,
    mostALetter: MOST_A_LETTER,
    send: (batch) =>
      send({
        sentAt: now(),
        reviews: batch.map(({ review }) => review),
        undone: batch.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])),
      }),
    drop: store.drop,
    later,
  })

  function add(review: SentReview, isUndone: boolean): void {
    void store.keep({ review, owner: owner ?? '', isUndone })
    put({ id: review.id, review, isUndone })
  }

  return {
    ...outbox,
    put: (review) => add(review, false),
    undo(review) {
      if (owner !== null && (isUnderWay(review.id) || !waiting(review.id))) return add(review, true)
      remove(review.id)
      void store.drop([review.id])
    },
    async restore() {
      const kept = (await store.load()).filter((one) => one.owner === '' || one.owner === owner)
      put(...kept.map(({ review, isUndone }) => ({ id: review.id, review, isUndone })))
      return kept.flatMap(({ review, isUndone }) => (isUndone ? [] : [review]))
    },
  }
}
