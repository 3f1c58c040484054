import { describe, expect, it } from 'vitest'
import { type Candidate, planStudy } from './plan-study.ts'
import type { Grade } from './schedule.ts'
import { reviewed } from './schedule.ts'
import { answered, nextPlace, secondsLeft, studyOf } from './study.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const NOW = Date.UTC(2026, 8, 1, 16)

const fresh = (cardId: string): Candidate => ({ cardId, face: 'front', memory: null })
function old(cardId: string, daysAgo: number): Candidate {
  const first = reviewed(null, { grade: 4, at: NOW - daysAgo * DAY })
  return { cardId, face: 'front', memory: first }
}
const plan = (faces: readonly Candidate[], seconds: number) =>
  studyOf(planStudy(faces, { now: NOW, seconds, secondsEach: 10 }))
const names = (faces: readonly Candidate[]) => faces.map(({ cardId }) => cardId)

/** Answers everything; a minute an answer. */
function work(study: ReturnType<typeof plan>, grade: (turn: number) => Grade): string[] {
  const asked: string[] = []
  let now = NOW
  for (let turn = 0; turn < 100; turn++) {
    const place = nextPlace(study, now)
    if (place === null) return asked
    asked.push(study.faces[place]?.cardId ?? '')
    study = answered(study, place, { grade: grade(turn), at: now })
    now += MINUTE
  }
  throw new Error('it never ended')
}

describe('a session', () => {
  it('asks what is longest overdue, then what is new, and nothing that is not due', () => {
    const { faces } = plan([fresh('new'), old('later', 1), old('due', 20), old('overdue', 40)], 600)
    expect(names(faces)).toEqual(['overdue', 'due', 'new'])
  })

  it('fits its minutes, and holds at least one', () => {
    const cards = ['a', 'b', 'c', 'd'].map(fresh)
    expect(plan(cards, 60).faces).toHaveLength(3)
    expect(plan(cards, 1).faces).toHaveLength(1)
    expect(plan([], 60).faces).toHaveLength(0)
    expect(secondsLeft(plan(cards, 60), 10)).toBe(60)
  })

  it('asks a new card twice, what was forgotten again, and then ends', () => {
    expect(work(plan(['a', 'b'].map(fresh), 600), () => 3)).toEqual(['a', 'b', 'a', 'b'])
    expect(work(plan(['a', 'b'].map(fresh), 600), (turn) => (turn === 0 ? 1 : 3))).toEqual([
      'a',
      'a',
      'b',
      'a',
      'b',
    ])
    expect(work(plan([old('a', 20)], 600), () => 3)).toEqual(['a'])
    expect(nextPlace(plan([], 60), NOW)).toBeNull()
  })
})
