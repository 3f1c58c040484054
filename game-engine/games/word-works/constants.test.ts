import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import * as constants from './constants.ts'
import { pointsAt, raisesLevel } from './scoring.ts'
import { setAt, WORD_BANKS } from './sets.ts'

test.each<[string, unknown, unknown]>([
  ['10 points x level', constants.POINTS_PER_LEVEL, 10],
  ['1.5 seconds of feedback', constants.FEEDBACK_MS, 1_500],
  ['a level up 70 times in a hundred', constants.LEVEL_UP_PERCENT, 70],
  ['3, 2 and 1 sets', constants.SET_COUNTS, { elementary: 3, middle: 2, high: 1 }],
  ['speech at rate 0.8', constants.SPEECH_RATE, 0.8],
  ['three steps of hints', constants.HINT_STEPS, 3],
  ['five words at least', constants.LEAST_WORDS, 5],
  ['ratings by difficulty', constants.ITEM_RATINGS, { 1: 600, 2: 800, 3: 1000, 4: 1200, 5: 1400 }],
])('%s', (_name, actual, expected) => {
  expect(actual).toEqual(expected)
})

test('no word is longer than moves can say, and the longest is as long', () => {
  const lengths = LANGUAGES.flatMap((language) =>
    BANDS.flatMap((band) => WORD_BANKS[language][band].flat().map(({ word }) => [...word].length)),
  )
  expect(Math.max(...lengths)).toBe(constants.MAX_LETTERS)
})

test.each([
  [1, 10],
  [2, 20],
  [3, 30],
  [13, 130],
])('a word found at level %d gives %d points', (level, points) => {
  expect(pointsAt(level)).toBe(points)
})

test.each([
  [0, true],
  [69, true],
  [70, false],
  [99, false],
])('a draw of %d raises the level: %s', (draw, expected) => {
  expect(raisesLevel(draw)).toBe(expected)
})

test.each([
  ['elementary', 1, 'elementary', 0],
  ['elementary', 3, 'elementary', 2],
  ['elementary', 4, 'middle', 0],
  ['elementary', 6, 'high', 0],
  ['elementary', 8, 'elementary', 1],
  ['middle', 2, 'middle', 1],
  ['middle', 3, 'high', 0],
  ['middle', 4, 'middle', 0],
  ['high', 1, 'high', 0],
  ['high', 11, 'high', 0],
] as const)('%s level %d plays a set of %s: %d', (band, level, of, index) => {
  expect(setAt(WORD_BANKS.fr, band, level)).toBe(WORD_BANKS.fr[of][index])
})

test.each(LANGUAGES)('%s has as many sets as levels', (language) => {
  for (const band of BANDS) expect(WORD_BANKS[language][band]).toHaveLength(constants.SET_COUNTS[band])
})
