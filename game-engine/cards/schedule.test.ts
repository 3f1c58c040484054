import fc from 'fast-check'
import { createEmptyCard, fsrs } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { afterAll, comesBackIn, GRADES, type Grade, type Memory, reviewed } from './schedule.ts'

const START = Date.UTC(2022, 11, 29, 12, 30)
const MINUTE = 60_000
const DAY = 86_400_000

/** Each review on the moment the last one asked for. */
function run(grades: readonly Grade[]): Memory[] {
  const memories: Memory[] = []
  let at = START
  for (const grade of grades) {
    const memory = reviewed(memories.at(-1) ?? null, { grade, at })
    memories.push(memory)
    at = memory.dueAt
  }
  return memories
}

describe('the schedule is that of ts-fsrs', () => {
  // packages/fsrs/__tests__/FSRS-6.test.ts, "ivl_history" and "memory state" of FSRS 6.
  it('by its own vector of intervals', () => {
    const days = run([3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3]).map(({ scheduledDays }) => scheduledDays)
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  })

  it('by its own vector of memory', () => {
    let at = START
    let memory: Memory | null = null
    for (const [grade, days] of [
      [1, 0],
      [3, 0],
      [3, 1],
      [3, 3],
      [3, 8],
      [3, 21],
    ] as const) {
      at += days * DAY
      memory = reviewed(memory, { grade, at })
    }
    expect(memory?.stability).toBeCloseTo(53.62691, 3)
    expect(memory?.difficulty).toBeCloseTo(6.3574867, 3)
  })

  it('after any reviews at any times', () => {
    const later = fc.oneof(fc.integer({ min: 0, max: DAY }), fc.integer({ min: 0, max: 90 * DAY }))
    const reviews = fc.array(fc.tuple(fc.constantFrom(...GRADES), later), { maxLength: 20 })
    fc.assert(
      fc.property(reviews, (given) => {
        const theirs = fsrs({ enable_fuzz: false })
        let card = createEmptyCard(new Date(START))
        let memory: Memory | null = null
        let at = START
        for (const [grade, later] of given) {
          at += later
          card = theirs.next(card, new Date(at), grade).card
          memory = reviewed(memory, { grade, at })
          expect(memory).toEqual({
            stability: card.stability,
            difficulty: card.difficulty,
            state: card.state,
            step: card.learning_steps,
            scheduledDays: card.scheduled_days,
            reviews: card.reps,
            lapses: card.lapses,
            reviewedAt: at,
            dueAt: card.due.getTime(),
          })
        }
      }),
      { numRuns: 60 },
    )
  })
})

it('promises what it then does', () => {
  const [, known] = run([3, 3])
  const at = (known?.dueAt ?? 0) + 3 * DAY
  for (const grade of GRADES)
    expect(comesBackIn(known ?? null, at)[grade]).toBe(reviewed(known ?? null, { grade, at }).dueAt - at)
  const { 1: forgot, 3: knew } = comesBackIn(known ?? null, at)
  expect([forgot, knew > 5 * DAY]).toEqual([10 * MINUTE, true])
})

it('played again from its reviews, a memory is the same', () => {
  const memories = run([3, 1, 3, 4])
  const given = [3, 1, 3, 4].map((grade, index) => {
    return { grade: grade as Grade, at: index === 0 ? START : (memories[index - 1]?.dueAt ?? 0) }
  })
  expect(afterAll(null, given)).toEqual(memories.at(-1))
})
