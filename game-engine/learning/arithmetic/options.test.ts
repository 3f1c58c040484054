import { describe, expect, test } from 'vitest'
import { type Dice, seedRandom, withDice } from '#engine/core/random.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { newLearner } from '../learner.ts'
import { drawOptions } from './options.ts'
import { drawProblem } from './problems.ts'
import type { Question } from './question.ts'

function drawManyOptions(question: Question, count = 400): number[][] {
  return withDice(seedRandom(5), (dice: Dice) =>
    Array.from({ length: count }, () => drawOptions(dice, question)),
  )[0]
}

describe('wrong options are mistakes a pupil makes', () => {
  test.each<[string, Question, number]>([
    ['one too few', { left: 7, operator: '+', right: 8, answer: 15 }, 14],
    ['one too many', { left: 7, operator: '+', right: 8, answer: 15 }, 16],
    ['ten too few', { left: 7, operator: '+', right: 8, answer: 15 }, 5],
    ['ten too many', { left: 7, operator: '+', right: 8, answer: 15 }, 25],
    ['minus for plus', { left: 9, operator: '+', right: 4, answer: 13 }, 5],
    ['plus for minus', { left: 9, operator: '-', right: 4, answer: 5 }, 13],
    ['plus for times', { left: 6, operator: '×', right: 7, answer: 42 }, 13],
    ['minus for divided by', { left: 12, operator: '÷', right: 3, answer: 4 }, 9],
    ['digits swapped', { left: 6, operator: '×', right: 7, answer: 42 }, 24],
    ['the smaller digit from the larger', { left: 42, operator: '-', right: 17, answer: 25 }, 35],
    ['one row too many', { left: 6, operator: '×', right: 7, answer: 42 }, 48],
    ['one row too few', { left: 6, operator: '×', right: 7, answer: 42 }, 36],
    ['cross products forgotten', { left: 14, operator: '×', right: 12, answer: 168 }, 108],
    ['the neighbour square', { left: 13, operator: '²', right: null, answer: 169 }, 196],
    ['a square without its middle term', { left: 13, operator: '²', right: null, answer: 169 }, 109],
  ])('%s', (_name, question, mistake) => {
    expect(drawManyOptions(question).flat()).toContain(mistake)
  })
})

test.each<[string, Question]>([
  ['an answer of 0', { left: 3, operator: '-', right: 3, answer: 0 }],
  ['an answer of 1', { left: 1, operator: '×', right: 1, answer: 1 }],
  ['an answer whose swapped digits are the same', { left: 5, operator: '+', right: 6, answer: 11 }],
  ['an answer that ends in 0', { left: 5, operator: '+', right: 5, answer: 10 }],
  ['a square that mistakes hit by chance', { left: 20, operator: '²', right: null, answer: 400 }],
  ['the largest product', { left: 59, operator: '×', right: 54, answer: 3186 }],
])('%s still has four different options', (_name, question) => {
  for (const options of drawManyOptions(question)) {
    expect(new Set(options).size).toBe(4)
    expect(options.filter((option) => option === question.answer)).toHaveLength(1)
    expect(Math.min(...options)).toBeGreaterThanOrEqual(0)
  }
})

test.each<[string, Question, number, number]>([
  ['nor 1, the difference, for a sum of 101', { left: 50, operator: '+', right: 51, answer: 101 }, 23, 414],
  ['nor 100, the difference, for a quotient of 6', { left: 120, operator: '÷', right: 20, answer: 6 }, 0, 34],
])('no option is far off the answer: %s', (_name, question, lowest, highest) => {
  const drawn = drawManyOptions(question).flat()
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(lowest)
  expect(Math.max(...drawn)).toBeLessThanOrEqual(highest)
})

describe('nobody can win without calculating', () => {
  const learner = newLearner(roundOptions())
  const problems = (() => {
    let random = seedRandom(99)
    return Array.from({ length: 8000 }, () => {
      const [problem, after] = drawProblem(
        random,
        { band: 'high', level: 4, challenge: 'even', learner },
        null,
      )
      random = after
      return problem
    })
  })()

  test.each([0, 1, 2, 3])('by always pressing button %d', (button) => {
    const hits = problems.filter(({ options, answer }) => options[button] === answer).length
    expect(hits / problems.length).toBeGreaterThan(0.22)
    expect(hits / problems.length).toBeLessThan(0.28)
  })

  test.each([0, 1, 2, 3])('by always taking number %d in order of size', (rank) => {
    const hits = problems.filter(
      ({ options, answer }) => options.toSorted((a, b) => a - b)[rank] === answer,
    ).length
    expect(hits / problems.length).toBeGreaterThan(0.2)
    expect(hits / problems.length).toBeLessThan(0.3)
  })

  test('by the last digit alone', () => {
    const givenAway = problems.filter(
      ({ options, answer }) => options.filter((option) => option % 10 === answer % 10).length === 1,
    )
    expect(givenAway.length / problems.length).toBeLessThan(0.4)
  })
})
