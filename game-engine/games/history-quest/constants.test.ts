import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import * as constants from './constants.ts'

test.each<[string, unknown, unknown]>([
  ['10 points x level', constants.POINTS_PER_LEVEL, 10],
  ['5 questions a topic', constants.QUESTIONS_PER_TOPIC, { elementary: 5, middle: 5, high: 5 }],
  ['3, 4 and 4 topics a round', constants.TOPICS_PER_ROUND, { elementary: 3, middle: 4, high: 4 }],
  ['a fun fact 1.5 s after every answer', constants.FACT_AFTER_MS, { right: 1_500, wrong: 1_500 }],
])('%s', (_name, actual, expected) => {
  expect(actual).toEqual(expected)
})

test('at least 3 topics of 5 questions in every band', () => {
  for (const band of BANDS) {
    expect(constants.TOPICS_PER_ROUND[band]).toBeGreaterThanOrEqual(3)
    expect(constants.QUESTIONS_PER_TOPIC[band]).toBeGreaterThanOrEqual(5)
  }
})
