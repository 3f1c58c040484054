import { describe, expect, it } from 'vitest'
import type { SentReview } from '#app/domain/flashcards/flashcards.types.ts'
import { createReviewOutbox, type ReviewLetter } from './review-outbox.ts'
import type { KeptReview } from './review-store.ts'

type Outcome = 'saved' | 'unreachable' | 'signed_out' | 'refused'

function parts(owner: string | null, left: readonly KeptReview[] = []) {
  const kept = new Map(left.map((one) => [one.review.id, one]))
  const letters: ReviewLetter[] = []
  const timers: (() => void)[] = []
  let answer: Outcome = 'saved'
  let answered: Promise<void> = Promise.resolve()
  const outbox = createReviewOutbox({
    owner,
    send: async (letter) => {
      letters.push(letter)
      await answered
      return answer
    },
    later: (callback) => timers.push(callback),
    store: {
      load: async () => [...kept.values()],
      keep: async (one) => void kept.set(one.review.id, one),
      drop: async (ids) => ids.forEach((id) => void kept.delete(id)),
    },
    now: () => 1_000,
  })
  return {
    outbox,
    kept,
    letters,
    timers,
    answerWith: (next: Outcome) => {
      answer = next
    },
    /** Letters stay under way until the returned function is called. */
    hold: () => {
      let release = () => {}
      answered = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
  }
}

let made = 0
const review = (): SentReview => {
  made++
  return {
    ...{ id: `r${made}`, setId: 'math-formulas', cardId: '1', face: 'front' },
    ...{ grade: 3, seconds: 5, at: made },
  }
}
const ids = ({ reviews }: ReviewLetter) => reviews.map(({ id }) => id)
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('reviews', () => {
  it('leave one letter at a time, and are let go of when they are saved', async () => {
    const { outbox, kept, letters, hold } = parts('ana')
    const release = hold()
    const all = [review(), review(), review()]
    for (const one of all) outbox.put(one)
    expect([outbox.delivery(), kept.size]).toEqual(['sending', 3])
    release()
    await settle()
    expect(letters.map(ids)).toEqual([[all[0]?.id], [all[1]?.id, all[2]?.id]])
    expect([outbox.delivery(), kept.size]).toEqual(['saved', 0])
  })

  it('wait for the line, and go again later', async () => {
    const { outbox, kept, letters, timers, answerWith } = parts('ana')
    answerWith('unreachable')
    outbox.put(review())
    await settle()
    expect([outbox.delivery(), kept.size, timers.length]).toEqual(['waiting', 1, 1])
    answerWith('saved')
    timers[0]?.()
    await settle()
    expect([outbox.delivery(), kept.size, letters.length]).toEqual(['saved', 0, 2])
  })

  it('stay when somebody is signed out', async () => {
    const { outbox, kept, timers, answerWith } = parts('ana')
    answerWith('signed_out')
    outbox.put(review())
    await settle()
    expect([outbox.delivery(), kept.size, timers.length]).toEqual(['signed_out', 1, 0])
  })

  it('of somebody not signed in never leave', async () => {
    const { outbox, kept, letters } = parts(null)
    const one = review()
    outbox.put(one)
    outbox.put(review())
    outbox.undo(one)
    await outbox.flush()
    expect([outbox.delivery(), kept.size, letters.length]).toEqual(['kept', 1, 0])
  })

  it('of earlier visits go to their owner, a guest’s to whoever signs in, nobody else’s', async () => {
    const kept = ['', 'ana', 'leo'].map((owner) => ({ review: review(), owner, isUndone: false }))
    const { outbox, letters } = parts('ana', kept)
    const mine = kept.slice(0, 2).map((one) => one.review)
    expect(await outbox.restore()).toEqual(mine)
    await settle()
    expect(letters.map(ids)).toEqual([mine.map(({ id }) => id)])
  })
})

describe('a review that is taken back', () => {
  it('never leaves when it has not yet', async () => {
    const { outbox, letters, hold } = parts('ana')
    const release = hold()
    outbox.put(review())
    const second = review()
    outbox.put(second)
    outbox.undo(second)
    release()
    await settle()
    expect(letters).toHaveLength(1)
  })

  it('is taken back on the server when it has, also while it is under way', async () => {
    const { outbox, letters, hold, kept } = parts('ana')
    const [sent, underWay] = [review(), review()]
    outbox.put(sent)
    await settle()
    outbox.undo(sent)
    await settle()
    const release = hold()
    outbox.put(underWay)
    outbox.undo(underWay)
    release()
    await settle()
    expect(letters.map(({ undone }) => undone)).toEqual([[], [sent.id], [], [underWay.id]])
    expect(kept.size).toBe(0)
  })
})
