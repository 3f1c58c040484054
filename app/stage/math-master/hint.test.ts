import { expect, it } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { seedRandom } from '#engine/core/random.ts'
import { LEVEL_CAPS } from '#engine/games/math-master/constants.ts'
import { drawProblem } from '#engine/games/math-master/problems.ts'
import { hintFor } from './hint.ts'

it.each([
  [{ left: 38, operator: '²', right: null, answer: 1444 }, '(40 − 2)²'],
  [{ left: 23, operator: '²', right: null, answer: 529 }, '(20 + 3)²'],
  [{ left: 47, operator: '+', right: 36, answer: 83 }, '47 + 40 − 4'],
  [{ left: 47, operator: '+', right: 32, answer: 79 }, '47 + 30 + 2'],
  [{ left: 59, operator: '-', right: 24, answer: 35 }, '59 − 20 − 4'],
  [{ left: 59, operator: '-', right: 28, answer: 31 }, '59 − 30 + 2'],
  [{ left: 47, operator: '×', right: 12, answer: 564 }, '47 × 10 + 47 × 2'],
] as const)('high school: %j by way of the tens', (question, hint) => {
  expect(hintFor(question, 'high')).toBe(hint)
})

it('has a hint for every problem, and never the answer', () => {
  for (const band of BANDS as readonly Band[]) {
    for (let seed = 0; seed < 200; seed++) {
      const [problem] = drawProblem(seedRandom(seed), band, LEVEL_CAPS[band], null)
      const hint = hintFor(problem, band)
      expect(hint).not.toBe('')
      const figures = new Set(hint.match(/\d+/g)?.map(Number))
      const known = [problem.left, problem.right, 10, problem.left - 10]
      if (band !== 'high' && !known.includes(problem.answer)) expect(figures).not.toContain(problem.answer)
    }
  }
})
