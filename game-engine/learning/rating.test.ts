import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  expectedSuccess,
  HIGHEST_RATING,
  LOWEST_RATING,
  ratedAgain,
  START_RATING,
  stepAfter,
  stepInRound,
} from './rating.ts'

describe('the chance of success', () => {
  test.each(Array.from({ length: 33 }, (_, index) => index * 25))(
    '%i points ahead, as the formula has it',
    (ahead) => {
      const byFormula = 1_000 / (1 + 10 ** (-ahead / 400))
      expect(expectedSuccess(1_000 + ahead, 1_000)).toBe(Math.round(byFormula))
      expect(expectedSuccess(1_000 - ahead, 1_000)).toBe(1_000 - Math.round(byFormula))
    },
  )

  it('lies within three thousandths of the formula between the rows, and beyond them', () => {
    for (let ahead = -900; ahead <= 900; ahead++) {
      const byFormula = 1_000 / (1 + 10 ** (-ahead / 400))
      expect(Math.abs(expectedSuccess(1_000 + ahead, 1_000) - byFormula)).toBeLessThanOrEqual(5)
    }
  })

  it('grows with the lead, and both sides add up to certainty', () => {
    for (let ahead = 0; ahead < 1_000; ahead++) {
      expect(expectedSuccess(1_001 + ahead, 1_000)).toBeGreaterThanOrEqual(
        expectedSuccess(1_000 + ahead, 1_000),
      )
      expect(expectedSuccess(1_000 + ahead, 1_000) + expectedSuccess(1_000 - ahead, 1_000)).toBe(1_000)
    }
  })
})

describe('the rating after an answer', () => {
  test.each([
    ['the first answers count for more', 1_000, 1_000, true, 0, 1_024],
    ['and when wrong, too', 1_000, 1_000, false, 11, 976],
    ['later ones for less', 1_000, 1_000, true, 12, 1_010],
    ['an easy one tells little', 1_000, 600, true, 0, 1_004],
    ['missing it tells much', 1_000, 600, false, 0, 956],
    ['not below the lowest', LOWEST_RATING, 100, false, 0, LOWEST_RATING],
    ['not above the highest', HIGHEST_RATING, 3_000, true, 0, HIGHEST_RATING],
  ])('%s', (_name, player, item, right, seen, after) => {
    expect(ratedAgain(player, item, right, stepInRound(seen))).toBe(after)
  })

  it('is a whole number, and moves towards what was shown', () => {
    const rating = fc.integer({ min: LOWEST_RATING, max: HIGHEST_RATING })
    fc.assert(
      fc.property(rating, rating, fc.boolean(), fc.nat({ max: 320 }), (player, item, right, step) => {
        const after = ratedAgain(player, item, right, step)
        expect(Number.isInteger(after)).toBe(true)
        if (right) expect(after).toBeGreaterThanOrEqual(player)
        else expect(after).toBeLessThanOrEqual(player)
      }),
    )
  })

  test.each([
    [0, false, 320],
    [13, false, 40],
    [14, false, 32],
    [500, false, 32],
    [0, true, 320],
    [13, true, 200],
    [29, true, 200],
    [30, true, 32],
  ])('after %i answers, all of this round right: %s, moves %i points at most', (answers, faultless, step) => {
    expect(stepAfter(answers, faultless)).toBe(step)
  })

  it('starts in the middle', () => {
    expect({ START_RATING, LOWEST_RATING, HIGHEST_RATING }).toEqual({
      START_RATING: 1_000,
      LOWEST_RATING: 100,
      HIGHEST_RATING: 3_000,
    })
  })
})
