// What exact rules can put to the test is not shown with something wrong in it, wherever that stands; and nothing right is withheld.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Maths } from '../notation.ts'
import { type Solution, type SolverAnswer, TASKS, type Task } from '../solver/solution.ts'
import { readAs, solveLine } from '../solver/solve-line.ts'
import { verifySolution } from './verify-solution.ts'

function solved(line: string, task?: Task): Solution | null {
  const result = solveLine(line, { language: 'en', ...(task && { task }) })
  return result.ok ? result.value : null
}

function right(line: string): Solution {
  const solution = solved(line)
  if (!solution) throw new Error(`${line} is not solved`)
  expect(verifySolution(solution)).not.toBe('false')
  return solution
}

function maths(text: string): Maths {
  const [read] = readAs(text, 'en')
  if (!read) throw new Error(text)
  return read
}

describe('withheld is', () => {
  test.each([
    ['2 + 3 * 4', 0, '2 + 13'],
    ['2 + 3 * 4', 1, '15'],
    ['1/2 + 1/3', 0, '3/6 + 3/6'],
    ['2(x + 3) + x', 0, '2x + 3 + x'],
    ['3x + 5 = 20', 0, '3x = 16'],
    ['3x + 5 = 20', 1, 'x = 6'],
    ['3x + 5 = 20', 2, '3 * 5 + 5 = 21'],
    ['x^2 - 5x + 6 = 0', 0, '(x - 3)(x + 2) = 1'],
    ['x^2 - 5x + 6 = 0', 3, 'x = 4'],
    ['15% of 80', 0, '15/100 = 0.25'],
    ['15% of 80', 1, '0.15 * 80 = 13'],
    ['circumference of a circle with radius 3', 1, '3π * 3'],
    ['circumference of a circle with radius 3', 2, '5π'],
  ])('%s with step %i told as %s', (line, at, told) => {
    const solution = right(line)
    const wrong = (work: Maths | undefined): Maths =>
      work?.is === 'relation' && !told.includes('=') ? { ...work, right: maths(told) } : maths(told)
    const steps = solution.steps.map((step, index) =>
      index === at ? { ...step, work: wrong(step.work) } : step,
    )
    expect(verifySolution({ ...solution, steps })).toBe('false')
  })

  const value = (text: string): SolverAnswer => ({ is: 'value', value: maths(text) })
  test.each<[string, SolverAnswer]>([
    ['2 + 3 * 4', value('20')],
    ['1/2 + 1/3', value('2/5')],
    ['2(x + 3) + x', value('3x + 3')],
    ['3x + 5 = 20', { is: 'solutions', letter: 'x', values: [maths('6')], real: true }],
    ['x^2 - 5x + 6 = 0', { is: 'solutions', letter: 'x', values: [maths('2'), maths('4')], real: true }],
    ['x + y = 5; x - y = 1', { is: 'points', letters: ['x', 'y'], points: [[maths('4'), maths('1')]] }],
    ['15% of 80', value('13')],
    ['18 is what percent of 24', { is: 'percent', value: maths('70') }],
    ['circumference of a circle with radius 3', value('9π')],
  ])('%s with another answer', (line, answer) => {
    expect(verifySolution({ ...right(line), answer })).toBe('false')
  })
})

test('nothing that is right is withheld: each case the solver is held to, whatever is asked of it', () => {
  const lines = readFileSync(new URL('../solver/solver-cases.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const inputs = lines.slice(1).map((line) => /^[^,]*,(?:"([^"]*)"|([^,]*))/.exec(line)?.slice(1).join(''))
  const verdicts = inputs.flatMap((input = '') =>
    [undefined, ...TASKS].flatMap((task) => {
      const solution = solved(input, task)
      return solution ? [`${task ?? ''} ${input}: ${verifySolution(solution)}`] : []
    }),
  )
  expect(verdicts.length).toBeGreaterThan(1_000)
  expect(verdicts.filter((verdict) => verdict.endsWith(': false'))).toEqual([])
})

test.each([
  // Its roots are sums, which begin a product where they are put in.
  'x(x - 4) = 2(x - 3)',
  // A root below a bar, and one that is excluded.
  '1/x + 1/(x + 1) = 3/2',
  'x^2/(x - 1) = 1/(x - 1)',
  // Cases without a solution beside one with some.
  '4^x + 2^x - 6 = 0',
  '2sin(x)^2 - 3sin(x) - 2 = 0 on [0, 2pi)',
  '2sin(x)cos(x) = sin(x) on [0, pi/4]',
  'log_2(x) + log_2(x - 2) = 3',
])('%s is right, and shown', (line) => {
  right(line)
})
