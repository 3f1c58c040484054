// The solver against 220 cases checked by hand and by a computer algebra system (solver-cases.csv), each step put to the test.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#engine/core/languages.ts'
import { sameExpression } from '../algebra/normal-form.ts'
import { readExpression } from '../algebra/read-expression.ts'
import { linearText } from '../linear-text.ts'
import { evaluate } from '../mathematics/evaluate.fixture.ts'
import type { Maths } from '../notation.ts'
import { exactFunctions } from './exact-functions.ts'
import type { Solution, Task, Unsolvable } from './solution.ts'
import { solveLine } from './solve-line.ts'
import { stepFaults, truthAt } from './step-faults.fixture.ts'
import { lettersOf } from './tree.ts'

const TASK: Readonly<Record<string, Task>> = {
  simplify: 'simplify',
  expand: 'expand',
  factor: 'factor',
  derivative: 'derivative',
  integral: 'integral',
  definite: 'integral',
  limit: 'limit',
}

interface Case {
  readonly kind: string
  readonly input: string
  readonly expected: string
}

const CASES: readonly Case[] = readFileSync(new URL('solver-cases.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const cells = [...line.matchAll(/(?:"([^"]*)"|([^,]*))(?:,|$)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    )
    return { kind: cells[0] ?? '', input: cells[1] ?? '', expected: cells[2] ?? '' }
  })

const read = (text: string): Maths => {
  const maths = readExpression(text, { decimalSign: '.' })
  if (!maths.ok) throw new Error(`${text}: ${maths.code}`)
  return exactFunctions(maths.value)
}

const solved = (input: string, task?: Task): Solution => {
  const result = solveLine(input, { language: 'en', ...(task && { task }) })
  if (!result.ok) throw new Error(`${input}: ${result.code}`)
  return result.value
}

/** Equal exactly, or at several places where exact rules do not reach. */
function isEqual(a: Maths, b: Maths, constant = 0): boolean {
  if (lettersOf(a, b).length === 0 && sameExpression(a, b)) return true
  const [letter = 'x', ...others] = lettersOf(a, b)
  const gaps = [0.4, 0.7, 1.3, 2.6].map((value) => {
    const letters = { ...Object.fromEntries(others.map((name) => [name, 1.7])), [letter]: value, C: 0 }
    return evaluate(a, letters) - evaluate(b, letters)
  })
  const [first = 0] = gaps
  return gaps.every((gap) => Math.abs(gap - (constant === 0 ? 0 : first)) < 1e-9)
}

/** Also of a point, (3/2, -1). */
const values = (expected: string) =>
  expected
    .replace(/^\((.*, .*)\)$/, '$1')
    .split(/, | or /)
    .map((one) => read(one.replace(/^.*= /, '')))

function isExpected({ kind, expected }: Case, { answer }: Solution): boolean {
  switch (answer.is) {
    case 'no-solution':
      return expected === 'no solution' || expected === 'no real solution'
    case 'all-numbers':
      return expected === 'all real numbers'
    case 'infinitely-many':
      return expected === 'infinitely many solutions'
    case 'no-value':
      return expected === 'undefined'
    case 'does-not-exist':
      return expected === 'does not exist'
    case 'solutions':
      return allEqual(answer.values, values(expected))
    case 'points':
      return allEqual(answer.points.flat(), values(expected))
    case 'percent':
      return isEqual(answer.value, read(expected.replace('%', '')))
    case 'any-of': {
      const parts = expected.split(' or ')
      return parts.every(
        (part, index) =>
          linearText(answer.parts[index] ?? read('0'))
            .replaceAll('≤', '<=')
            .replaceAll('≥', '>=') === part,
      )
    }
    case 'truth':
      return false
    case 'value':
      if (expected.endsWith('infinity')) return linearText(answer.value) === expected.replace('infinity', '∞')
      return isEqual(answer.value, read(expected.replace(' + C', '')), kind === 'integral' ? 1 : 0)
  }
}

const allEqual = (found: readonly Maths[], expected: readonly Maths[]) =>
  found.length === expected.length &&
  found.every((value, index) => sameExpression(exactFunctions(value), expected[index] ?? value))

describe('220 cases', () => {
  test('are all there', () => {
    expect(CASES).toHaveLength(220)
  })

  test.each(CASES.map((one) => [one.kind, one.input, one] as const))('%s: %s', (kind, input, one) => {
    const result = solveLine(input, { language: 'en', ...(TASK[kind] && { task: TASK[kind] }) })
    if (!result.ok) throw new Error(result.code)
    expect(isExpected(one, result.value), JSON.stringify(result.value.answer)).toBe(true)
    expect(stepFaults(result.value)).toEqual([])
    expect(result.value.steps.length + Number(kind === 'factor')).toBeGreaterThan(0)
  })
})

describe('lines as they are typed', () => {
  test.each([
    ['3x+5=20', '３ｘ＋５＝２０'],
    ['12', '3 x 4'],
    ['12', '3×4'],
    ['12', '3·4'],
    ['9', '3²'],
    ['5', '√25'],
    ['17/4', '1 3/4 + 2 1/2'],
    ['17', '50% of 30 + 2'],
    ['1/2', '0.5'],
  ])('%s: %s', (same, typed) => {
    const [a, b] = [solved(same), solved(typed)].map(({ answer }) => answer)
    if (a?.is === 'value' && b?.is === 'value') expect(sameExpression(a.value, b.value)).toBe(true)
    else expect(b).toEqual(a)
  })

  test('a decimal comma where the language has one', () => {
    const result = solveLine('0,2x + 1,5 = 0,7x - 1', { language: 'fr' })
    expect(result.ok && result.value.answer).toMatchObject({
      is: 'solutions',
      values: [{ value: { n: 5, d: 1 } }],
    })
  })

  test.each([
    ['es', '15 % de 80', '12'],
    ['es', '¿18 es qué porcentaje de 24?', '75'],
    ['fr', '12 est 30 % de quel nombre ?', '40'],
    ['fr', '250 augmenté de 12 %', '280'],
    ['zh', '80的15%是多少？', '12'],
    ['zh', '120减少35%', '78'],
    ['en', '250 + 12%', '280'],
  ] as const)('percent in %s: %s', (language, line, expected) => {
    const result = solveLine(line, { language })
    expect(result.ok && 'value' in result.value.answer && linearText(result.value.answer.value)).toBe(
      expected,
    )
  })

  test.each([
    ['2x + y = 7 and x - y = 2', 'x = 3'],
    ['2x + y = 7 y x - y = 2', 'x = 3'],
    ['2x + y = 7\nx - y = 2', 'x = 3'],
    ['2x + y = 7, x - y = 2', 'x = 3'],
  ])('a system as %j', (line) => {
    expect(solved(line).answer).toMatchObject({
      is: 'points',
      points: [[{ value: { n: 3 } }, { value: { n: 1 } }]],
    })
  })

  test.each<[string, Unsolvable]>([
    ['', 'empty'],
    ['Anna has three apples', 'words'],
    ['小明有三个苹果', 'words'],
    ['x'.repeat(10_000), 'too_long'],
    ['x + y = 3', 'several_letters'],
    ['5/0', 'division_by_zero'],
    ['1/(x - x) = 3', 'division_by_zero'],
    ['x^5 - x - 1 = 0', 'degree'],
    ['1/x at 0>0+', 'other'],
    ['|x| = x', 'other'],
    ['x + 2^x = 5', 'functions'],
    ['ln(x) + x = 2', 'functions'],
    ['log_2(x) + log_3(x) = 2', 'functions'],
    ['log_1(x) = 2', 'functions'],
    ['sin(1)', 'functions'],
    ['ln(6)', 'functions'],
    ['sqrt(-4)', 'not_real'],
    ['(((((((((((((((1)))))))))))))))', 'too_large'],
    ['9^40^9', 'too_large'],
    ['999999999999 * 999999999999', 'too_large'],
    ['3 +', 'incomplete'],
    ['(3', 'brackets'],
    ['3О + 1', 'unknown_letter'],
  ])('%s is refused as %s', (line, code) => {
    expect(solveLine(line, { language: 'en' })).toEqual({ ok: false, code })
  })
})

describe('whatever is typed', () => {
  const whole = fc.integer({ min: -40, max: 40 })
  const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)

  test('an equation made of its solution gives it back', () => {
    const factor = fc.integer({ min: -9, max: 9 })
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 9 }), factor, factor, whole, (over, under, a, c, b) => {
        fc.pre(a !== c && a !== 0)
        // a·x + b = c·x + d with x = over/under
        const d = `(${(a - c) * over + b * under})/${under}`
        const { answer, ...solution } = solved(`${a}x ${signed(b)} = ${c}x + ${d}`)
        expect(answer.is === 'solutions' && answer.values.map((value) => evaluate(value) * under)).toEqual([
          expect.closeTo(over, 6),
        ])
        expect(stepFaults({ answer, ...solution })).toEqual([])
      }),
    )
  })

  test('a quadratic equation made of its solutions gives them back', () => {
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 1, max: 6 }), (p, q, a) => {
        const solution = solved(`${a}x^2 ${signed(-a * (p + q))}x ${signed(a * p * q)} = 0`)
        const expected = [...new Set([p, q])].sort((one, other) => one - other)
        const { answer } = solution
        expect(answer.is === 'solutions' && answer.values.map((value) => evaluate(value))).toEqual(
          expected.map((value) => value + 0),
        )
        expect(stepFaults(solution)).toEqual([])
      }),
    )
  })

  test('the solutions of an inequality make it true, and only they do', () => {
    const sign = fc.constantFrom('<', '>', '<=', '>=')
    fc.assert(
      fc.property(whole, whole, whole, sign, (a, b, c, order) => {
        const line = `${a}x^2 ${signed(b)}x ${signed(c)} ${order} 0`
        const result = solveLine(line, { language: 'en' })
        if (!result.ok) throw new Error(result.code)
        const { answer, given } = result.value
        for (const x of [-50.1, -7.3, -1.2, -0.1, 0.3, 1.1, 2.7, 41.9]) {
          const isIn =
            answer.is === 'all-numbers' ||
            (answer.is === 'any-of' && answer.parts.some((part) => truthAt(part, { x }))) ||
            (answer.is === 'truth' && answer.holds)
          expect(isIn, `${line} at ${x}`).toBe(given[0] && truthAt(given[0], { x }))
        }
      }),
    )
  })

  test('nonsense is refused, and never throws', () => {
    const signs = fc.constantFrom(
      ...'0123456789xyie.,+-*/^()|=<>√π%; \n',
      'sin',
      'sqrt',
      'of',
      '１',
      '½',
      '٣',
      'и',
    )
    const line = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.array(signs, { maxLength: 60 }).map((all) => all.join('')),
    )
    const tasks = fc.constantFrom<(Task | undefined)[]>(undefined, ...(Object.values(TASK) as Task[]))
    fc.assert(
      fc.property(line, tasks, fc.constantFrom(...LANGUAGES), (typed, task, language) => {
        const result = solveLine(typed, { language, ...(task && { task }) })
        if (result.ok) expect(result.value.steps.length).toBeLessThan(200)
        else expect(result.code).toMatch(/^[a-z_]+$/)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([undefined, null, 5, {}, []])('%j is no line', (input) => {
    expect(solveLine(input, { language: 'en' })).toMatchObject({ ok: false })
  })
})
