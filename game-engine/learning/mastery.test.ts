import { describe, expect, it } from 'vitest'
import { MASTERY_FLOORS, masteryOf, SEEN_TO_JUDGE } from './mastery.ts'
import { expectedSuccess, START_RATING } from './rating.ts'
import { isSkill, SKILLS } from './skills.ts'

describe('masteryOf', () => {
  it.each([
    [2_000, SEEN_TO_JUDGE - 1, 'new'],
    [1_000, 0, 'new'],
    [999, SEEN_TO_JUDGE, 'growing'],
    [100, 500, 'growing'],
    [1_000, SEEN_TO_JUDGE, 'steady'],
    [1_199, 50, 'steady'],
    [1_200, 50, 'strong'],
    [1_399, 50, 'strong'],
    [1_400, 50, 'expert'],
    [3_000, 50, 'expert'],
  ] as const)('a rating of %i after %i questions is %s', (rating, seen, mastery) => {
    expect(masteryOf(rating, seen)).toBe(mastery)
  })

  it.each([
    ['steady', 500],
    ['strong', 750],
    ['expert', 900],
  ] as const)('%s means at least %i of 1000 beginner questions', (step, chance) => {
    expect(expectedSuccess(MASTERY_FLOORS[step], START_RATING)).toBeGreaterThanOrEqual(chance)
  })
})

describe('skills', () => {
  it('are named once', () => {
    expect(new Set(SKILLS).size).toBe(SKILLS.length)
  })

  it.each([
    ['math.add', true],
    ['math.juggle', false],
    ['add', false],
    [7, false],
  ])('knows %j: %s', (input, known) => {
    expect(isSkill(input)).toBe(known)
  })
})
