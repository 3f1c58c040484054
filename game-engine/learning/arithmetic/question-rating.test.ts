import { expect, test } from 'vitest'
import type { Band } from '#engine/core/bands.ts'
import { seedRandom } from '#engine/core/random.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { newLearner } from '../learner.ts'
import { drawProblem } from './problems.ts'
import type { Question } from './question.ts'
import { questionRating } from './question-rating.ts'

function question(text: string): Question {
  if (text.endsWith('²')) {
    const left = Number(text.slice(0, -1))
    return { left, operator: '²', right: null, answer: left * left }
  }
  const [first = '', operator = '', second = ''] = text.split(' ')
  const [left, right] = [Number(first), Number(second)]
  switch (operator) {
    case '+':
      return { left, operator, right, answer: left + right }
    case '-':
      return { left, operator, right, answer: left - right }
    case '×':
      return { left, operator, right, answer: left * right }
    default:
      return { left, operator: '÷', right, answer: left / right }
  }
}

/** From easy to hard. */
test.each<[Band, string, string[]]>([
  ['elementary', 'crossing ten, and larger numbers', ['1 + 1', '2 + 3', '5 + 5', '4 + 5', '8 + 7', '9 + 8']],
  ['elementary', 'taking away more from more', ['5 - 5', '2 - 1', '5 - 2', '9 - 4', '10 - 5']],
  ['middle', 'carrying, and larger numbers', ['3 + 4', '12 + 7', '8 + 7', '13 + 15', '17 + 18']],
  ['middle', 'borrowing, and larger numbers', ['6 - 6', '9 - 4', '18 - 5', '18 - 11', '17 - 8', '20 - 13']],
  ['middle', 'tables as they are learnt', ['10 × 2', '5 × 3', '3 × 4', '6 × 7', '13 × 12', '17 × 18']],
  ['middle', 'tables backwards', ['20 ÷ 10', '15 ÷ 5', '56 ÷ 8', '221 ÷ 17']],
  ['high', 'carrying, and larger numbers', ['20 + 10', '42 + 35', '28 + 17', '47 + 36', '58 + 47']],
  ['high', 'borrowing, and larger numbers', ['30 - 20', '59 - 24', '32 - 17', '52 - 38']],
  ['high', 'digits and their tables', ['31 × 5', '20 × 10', '32 × 12', '54 × 43', '47 × 38']],
  ['high', 'squares', ['10²', '11²', '12²', '15²', '18²', '24²']],
])('%s: %s', (band, _name, texts) => {
  const ratings = texts.map((text) => questionRating(question(text), band))
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
  expect(new Set(ratings).size).toBe(ratings.length)
})

test.each(['elementary', 'middle', 'high'] as const)(
  '%s: a whole number within the scale for all',
  (band) => {
    const request = { band, level: 9, challenge: 'even', learner: newLearner(roundOptions()) } as const
    for (let seed = 0; seed < 500; seed++) {
      const rating = questionRating(drawProblem(seedRandom(seed), request, null)[0], band)
      expect(Number.isInteger(rating)).toBe(true)
      expect(rating).toBeGreaterThanOrEqual(300)
      expect(rating).toBeLessThanOrEqual(1_400)
    }
  },
)
