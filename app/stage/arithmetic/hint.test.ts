import { expect, it } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { seedRandom } from '#engine/core/random.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { drawProblem } from '#engine/learning/arithmetic/problems.ts'
import { newLearner } from '#engine/learning/learner.ts'
import { hintFor, solutionFor } from './hint.ts'

it.each([
  [
    { left: 38, operator: '²', right: null, answer: 1444 },
    '38 × 40 − 38 × 2',
    '38 × 40 = ?',
    '38 × 40 = 1,520, then − 38 × 2',
  ],
  [
    { left: 23, operator: '²', right: null, answer: 529 },
    '23 × 20 + 23 × 3',
    '23 × 20 = ?',
    '23 × 20 = 460, then + 23 × 3',
  ],
  [
    { left: 47, operator: '+', right: 36, answer: 83 },
    '47 + 40 − 4',
    '47 + 40 = ?',
    '47 + 40 = 87, then − 4',
  ],
  [
    { left: 47, operator: '+', right: 32, answer: 79 },
    '47 + 30 + 2',
    '47 + 30 = ?',
    '47 + 30 = 77, then + 2',
  ],
  [
    { left: 59, operator: '-', right: 24, answer: 35 },
    '59 − 20 − 4',
    '59 − 20 = ?',
    '59 − 20 = 39, then − 4',
  ],
  [
    { left: 59, operator: '-', right: 28, answer: 31 },
    '59 − 30 + 2',
    '59 − 30 = ?',
    '59 − 30 = 29, then + 2',
  ],
  [{ left: 28, operator: '-', right: 26, answer: 2 }, '28 − 20 − 6', '28 − 20 = ?', '28 − 20 = 8, then − 6'],
  [{ left: 50, operator: '+', right: 40, answer: 90 }, '(5 + 4) × 10', '5 + 4 = ?', '5 + 4 = 9, then × 10'],
  [
    { left: 47, operator: '×', right: 12, answer: 564 },
    '47 × 10 + 47 × 2',
    '47 × 10 = ?',
    '47 × 10 = 470, then + 47 × 2',
  ],
] as const)('high school: %j by way of the tens', (question, ...steps) => {
  expect([1, 2, 3].map((hints) => hintFor(question, 'high', hints, 'en'))).toEqual(steps)
})

it.each([
  [
    { left: 144, operator: '√', right: null, answer: 12 },
    'Which number times itself gives 144?',
    '10 × 10 = 100; 20 × 20 = 400',
    'The last digit is 4, so the number ends in 2 or 8.',
  ],
  [
    { left: 400, operator: '√', right: null, answer: 20 },
    'Which number times itself gives 400?',
    '10 × 10 = 100; 30 × 30 = 900',
    '10 × 10 = 100; 30 × 30 = 900',
  ],
  [{ left: 2, operator: '^', right: 5, answer: 32 }, '2 × 2 × 8', '2 × 2 = ?', '2 × 2 = 4, then × 8'],
] as const)('beyond high school: %j', (question, ...steps) => {
  expect([1, 2, 3].map((hints) => hintFor(question, 'high', hints, 'en'))).toEqual(steps)
})

it('gives a question beyond the band the ways of the band it comes from', () => {
  const question = { left: 14, operator: '×', right: 7, answer: 98, beyond: 'middle' } as const
  expect(hintFor(question, 'elementary', 3, 'en')).toBe('7 × 10 = 70, then + 7 × 4')
})

it.each([
  ['elementary', { left: 8, operator: '+', right: 7, answer: 15 }, '8 + 2 = 10, then + 5'],
  ['elementary', { left: 3, operator: '+', right: 4, answer: 7 }, '4 + 2 = 6, then + 1'],
  ['elementary', { left: 9, operator: '-', right: 4, answer: 5 }, '9 − 3 = 6, then − 1'],
  ['middle', { left: 17, operator: '+', right: 8, answer: 25 }, '7 + 8 = 15, then + 10'],
  ['middle', { left: 14, operator: '+', right: 10, answer: 24 }, '10 + 10 = 20, then + 4'],
  ['middle', { left: 17, operator: '-', right: 8, answer: 9 }, '10 − 8 = 2, then + 7'],
  ['middle', { left: 17, operator: '-', right: 12, answer: 5 }, '17 − 10 = 7, then − 2'],
  ['middle', { left: 14, operator: '×', right: 7, answer: 98 }, '7 × 10 = 70, then + 7 × 4'],
  ['middle', { left: 8, operator: '×', right: 6, answer: 48 }, '8 × 3 = 24, then × 2'],
  ['middle', { left: 7, operator: '×', right: 8, answer: 56 }, '8 × 6 = 48, then + 8'],
  ['middle', { left: 91, operator: '÷', right: 7, answer: 13 }, '70 ÷ 7 = 10, then + 21 ÷ 7'],
  ['middle', { left: 56, operator: '÷', right: 7, answer: 8 }, '35 ÷ 7 = 5, then + 21 ÷ 7'],
] as const)('%s: %j has its first step worked', (band, question, worked) => {
  expect(hintFor(question, band, 3, 'en')).toBe(worked)
})

it.each([
  [
    'elementary',
    { left: 4, operator: '+', right: 6, answer: 10 },
    'Think of 6 as 5 and 1.',
    '4 + 1 = 5, then + 5',
  ],
  [
    'elementary',
    { left: 8, operator: '+', right: 5, answer: 13 },
    'Make ten first: how many does 8 need?',
    '8 + 2 = 10, then + 3',
  ],
  [
    'elementary',
    { left: 5, operator: '+', right: 5, answer: 10 },
    'Hold up both hands: 5 fingers and 5 fingers.',
    'Hold up both hands: 5 fingers and 5 fingers.',
  ],
  [
    'elementary',
    { left: 5, operator: '+', right: 1, answer: 6 },
    'One more: which number comes next?',
    '4, 5, ?',
  ],
  [
    'elementary',
    { left: 9, operator: '-', right: 1, answer: 8 },
    'One less: which number comes just before?',
    '10, 9, ?',
  ],
  [
    'elementary',
    { left: 10, operator: '+', right: 7, answer: 17 },
    'Look at the tens and the ones.',
    '1 ten and 7 ones',
  ],
  [
    'middle',
    { left: 20, operator: '+', right: 5, answer: 25 },
    'Look at the tens and the ones.',
    '2 tens and 5 ones',
  ],
  [
    'middle',
    { left: 17, operator: '-', right: 10, answer: 7 },
    'Look at the tens and the ones.',
    '1 ten and 7 ones − 10',
  ],
  [
    'middle',
    { left: 18, operator: '-', right: 3, answer: 15 },
    'Ones first, then tens.',
    '8 − 3 = 5, then + 10',
  ],
  [
    'middle',
    { left: 17, operator: '-', right: 12, answer: 5 },
    'Tens first, then ones.',
    '17 − 10 = 7, then − 2',
  ],
  [
    'middle',
    { left: 17, operator: '-', right: 8, answer: 9 },
    'Count up from 8 to 17.',
    '10 − 8 = 2, then + 7',
  ],
  [
    'middle',
    { left: 7, operator: '×', right: 14, answer: 98 },
    '7 tens, then 7 × 4.',
    '7 × 10 = 70, then + 7 × 4',
  ],
  ['middle', { left: 9, operator: '×', right: 1, answer: 9 }, '1 row of 9.', '1 row of 9.'],
] as const)('%s: %j keeps to one way from the first hint to the last', (band, question, first, last) => {
  expect(hintFor(question, band, 1, 'en')).toBe(first)
  expect(hintFor(question, band, 3, 'en')).toBe(last)
})

it.each([
  ['elementary', { left: 8, operator: '+', right: 7, answer: 15 }, '8 + 7 = 15 (8 + 2 = 10, then + 5)'],
  ['elementary', { left: 5, operator: '+', right: 1, answer: 6 }, '5 + 1 = 6'],
  [
    'high',
    { left: 38, operator: '²', right: null, answer: 1444 },
    '38² = 1,444 (38 × 40 = 1,520, then − 38 × 2)',
  ],
] as const)('%s: %j is solved in one line', (band, question, solution) => {
  expect(solutionFor(question, band, 'en')).toBe(solution)
})

it('writes a comma where the language does, and speaks it', () => {
  const question = { left: 38, operator: '²', right: null, answer: 1444 } as const
  expect(hintFor(question, 'high', 2, 'fr')).toBe('38 × 40 = ?')
  expect(hintFor(question, 'high', 3, 'de')).toContain('1.520')
})

it('has a word for every problem', () => {
  for (const band of BANDS) {
    const asking = { band, level: 9, challenge: 'even', learner: newLearner(roundOptions()) } as const
    for (let seed = 0; seed < 200; seed++) {
      const [problem] = drawProblem(seedRandom(seed), asking, null)
      for (const hints of [0, 1, 2, 3]) expect(hintFor(problem, band, hints, 'en')).not.toBe('')
    }
  }
})
