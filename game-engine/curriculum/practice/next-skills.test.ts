// What comes next on the map, and when a skill comes back.
import { Rating } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../mathematics/faults-of.fixture.ts'
import { GENERATORS_BY_AREA, MATH_GENERATORS } from '../mathematics/generators.ts'
import { MATH_SKILLS } from '../mathematics/skills.ts'
import type { Grade } from '../skill.ts'
import { exerciseOf } from './ask.ts'
import { nextSkills } from './next-skills.ts'
import { planPractice } from './plan.ts'
import { isMastered, NEW_SKILL, type SkillState } from './skill-state.ts'
import { afterReview, gradeOf } from './spacing.ts'

const ELEMENTARY = MATH_SKILLS.filter(({ band }) => band === 'elementary')
const MASTERED: SkillState = { rating: 1_300, seen: 9, right: 9, recent: '1122233' }
const byId = new Map(MATH_SKILLS.map((skill) => [skill.id, skill]))

const next = (grade: Grade, states: Record<string, SkillState> = {}) =>
  nextSkills(
    { skills: ELEMENTARY, generators: MATH_GENERATORS, states: new Map(Object.entries(states)), grade },
    3,
  )

describe('the next three skills', () => {
  test('begin at the beginning, or at the start of the school year', () => {
    expect(next(0)[0]).toBe('count-objects-to-20')
    for (const grade of [1, 2, 3, 4, 5] as const) {
      const [first = ''] = next(grade)
      expect(byId.get(first)?.grade).toBe(grade)
      expect(next(grade)).toHaveLength(3)
    }
  })

  test('put what was begun first, and leave out what is mastered', () => {
    const begun = { ...NEW_SKILL, seen: 2 }
    expect(next(3, { perimeter: begun })[0]).toBe('perimeter')
    expect(next(0, { 'count-objects-to-20': MASTERED })).not.toContain('count-objects-to-20')
  })

  test('never run out before all is mastered', () => {
    const states: Record<string, SkillState> = {}
    const order: string[] = []
    for (let [id] = next(2, states); id !== undefined; [id] = next(2, states)) {
      states[id] = MASTERED
      order.push(id)
    }
    expect(order).toHaveLength(ELEMENTARY.filter(({ id }) => id in MATH_GENERATORS).length)
  })
})

describe('mastery', () => {
  test.each([
    ['mastered', '12222', 1_250, true],
    ['with one miss', '20222', 1_250, true],
    ['with two misses', '20202', 1_250, false],
    ['with easy exercises alone', '11111', 1_250, false],
    ['of too few tries', '2222', 1_250, false],
    ['of a low rating', '22222', 1_100, false],
  ])('%s', (_, recent, rating, mastered) => {
    expect(isMastered({ rating, seen: 9, right: 8, recent })).toBe(mastered)
  })
})

describe('a plan', () => {
  test('holds what a skill stands on and what is due, and nothing without exercises', () => {
    const states = new Map([['count-to-100', MASTERED]])
    const due = ['count-to-100', 'name-of-no-skill']
    const plan = planPractice({
      skills: byId,
      generators: MATH_GENERATORS,
      states,
      focus: 'add-fractions-like',
      due,
    })
    expect(plan?.due).toEqual(['count-to-100'])
    expect(plan?.skills['add-fractions-like']?.prerequisites.length).toBeGreaterThan(0)
    for (const { prerequisites } of Object.values(plan?.skills ?? {}))
      for (const id of prerequisites) expect(Object.keys(plan?.skills ?? {})).toContain(id)
    const none = { skills: byId, generators: MATH_GENERATORS, states, focus: 'constructor', due }
    expect(planPractice(none)).toBeNull()
  })
})

test('an exercise speaks in sentences of its own area alone, for a page loads no others', () => {
  for (const [area, generators] of Object.entries(GENERATORS_BY_AREA)) {
    for (const [skill, { version }] of Object.entries(generators)) {
      for (const difficulty of [1, 2, 3] as const) {
        const exercise = exerciseOf(MATH_GENERATORS, { skill, version, difficulty, seed: 11 })
        const areas = sentencesOf(exercise).map(({ key }) => key.slice(0, key.indexOf('/')))
        expect([area, 'common'], skill).toEqual(expect.arrayContaining([...new Set(areas)]))
      }
    }
  }
})

describe('spacing', () => {
  const DAY = 86_400_000
  const days = ({ dueAt, reviewedAt }: { dueAt: number; reviewedAt: number }) => (dueAt - reviewedAt) / DAY

  test('grows while a skill is known, and shrinks after a lapse', () => {
    const first = afterReview(null, Rating.Good, 0)
    const second = afterReview(first, Rating.Good, first.dueAt)
    const third = afterReview(second, Rating.Good, second.dueAt)
    expect(days(first)).toBeGreaterThanOrEqual(1)
    expect(days(second)).toBeGreaterThan(days(first))
    expect(days(third)).toBeGreaterThan(days(second))
    expect(days(afterReview(third, Rating.Again, third.dueAt))).toBeLessThan(days(third))
  })

  test('grades a session by its first tries without help', () => {
    const right = { closing: 'right', hinted: false } as const
    const helped = { closing: 'right', hinted: true } as const
    const shown = { closing: 'shown', hinted: false } as const
    expect(gradeOf([right, right])).toBe(Rating.Good)
    expect(gradeOf([right, helped])).toBe(Rating.Hard)
    expect(gradeOf([right, shown, shown])).toBe(Rating.Again)
  })
})
