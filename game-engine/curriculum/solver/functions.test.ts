// Equations and values with functions, made at random: the solutions are put in as floating numbers, and every step is tried.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linearText } from '../linear-text.ts'
import { evaluate } from '../mathematics/evaluate.fixture.ts'
import type { Solution, Task } from './solution.ts'
import { solveLine } from './solve-line.ts'
import { stepFaults } from './step-faults.fixture.ts'

function solved(line: string, task?: Task): Solution {
  const result = solveLine(line, { language: 'en', ...(task && { task }) })
  if (!result.ok) throw new Error(`${line}: ${result.code}`)
  expect(stepFaults(result.value), line).toEqual([])
  return result.value
}

const solutionsOf = ({ answer }: Solution) =>
  answer.is === 'solutions' ? answer.values.map((value) => evaluate(value)) : []

const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)
/** -√3/2 from how it is typed. */
const evaluateTyped = (typed: string) =>
  ((typed.startsWith('-') ? -1 : 1) * Math.sqrt(Number(/\d/.exec(typed)?.[0]))) /
  (typed.endsWith('/2') ? 2 : 1)

const small = fc.integer({ min: -4, max: 4 })
const digit = fc.integer({ min: 1, max: 9 })

describe('exponential equations', () => {
  test('made of powers of one base give the exponent back', () => {
    const base = fc.integer({ min: 2, max: 6 })
    fc.assert(
      fc.property(base, small, small, fc.integer({ min: -3, max: 5 }), (b, m, n, k) => {
        fc.pre(m !== 0)
        const power = k < 0 ? `1/${b ** -k}` : `${b ** k}`
        expect(solutionsOf(solved(`${b}^(${m}x ${signed(n)}) = ${power}`))).toEqual([
          expect.closeTo((k - n) / m, 9),
        ])
      }),
    )
  })

  test('have solutions that make both sides equal, or none where a power would be 0 or less', () => {
    const base = fc.constantFrom('2', '3', '5', '6', '1/2', '3/2', 'e')
    fc.assert(
      fc.property(base, digit, small, small, digit, (b, front, n, plus, right) => {
        const found = solutionsOf(solved(`${front}*(${b})^(2x ${signed(n)}) ${signed(plus)} = ${right}`))
        const value = b
          .split('/')
          .map((one) => (one === 'e' ? Math.E : Number(one)))
          .reduce((a, c) => a / c)
        expect(found).toHaveLength(right > plus ? 1 : 0)
        for (const x of found) expect(front * value ** (2 * x + n) + plus).toBeCloseTo(right, 6)
      }),
    )
  })

  test('that are quadratic in a power have a solution for each root above 0', () => {
    fc.assert(
      fc.property(fc.constantFrom('2', '3', 'e'), small, small, (b, p, q) => {
        const line = `${b}^(2x) ${signed(-(p + q))}*${b}^x ${signed(p * q)} = 0`
        const { answer, ...rest } = solved(line)
        if (answer.is === 'all-numbers') throw new Error(line)
        const value = b === 'e' ? Math.E : Number(b)
        const expected = [...new Set([p, q])].filter((root) => root > 0).sort((one, other) => one - other)
        expect(
          solutionsOf({ answer, ...rest }).map((x) => value ** x),
          line,
        ).toEqual(expected.map((root) => expect.closeTo(root, 6)))
      }),
    )
  })
})

describe('logarithmic equations', () => {
  test('have the solution they are made of, and none at which a logarithm has no value', () => {
    const name = fc.constantFrom('ln', 'log', 'log_2', 'log_3')
    fc.assert(
      fc.property(name, digit, small, small, (log, x, a, b) => {
        fc.pre(x + a > 0 && x + b > 0)
        const line = `${log}(x ${signed(a)}) + ${log}(x ${signed(b)}) = ${log}(${(x + a) * (x + b)})`
        const found = solutionsOf(solved(line))
        expect(found, line).toContainEqual(expect.closeTo(x, 9))
        for (const one of found) expect(Math.min(one + a, one + b)).toBeGreaterThan(0)
      }),
    )
  })

  test('are undone by powers of their base', () => {
    const name = fc.constantFrom<[string, number]>(['ln', Math.E], ['log', 10], ['log_2', 2], ['log_5', 5])
    fc.assert(
      fc.property(name, small, small, fc.integer({ min: -2, max: 4 }), ([log, base], m, n, k) => {
        fc.pre(m !== 0)
        const [x = Number.NaN, ...others] = solutionsOf(solved(`${log}(${m}x ${signed(n)}) = ${k}`))
        expect(others).toEqual([])
        expect(m * x + n).toBeCloseTo(base ** k, 6)
      }),
    )
  })
})

describe('values of functions', () => {
  test('of all multiples of 15 degrees are exact, or said to be none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sin', 'cos', 'tan'),
        fc.integer({ min: -40, max: 40 }),
        fc.boolean(),
        (name, turn, inDegrees) => {
          const angle = inDegrees ? `${15 * turn} deg` : `${turn}pi/12`
          const { answer } = solved(`${name}(${angle})`)
          const radians = (turn * Math.PI) / 12
          if (name === 'tan' && Math.abs(turn % 12) === 6) expect(answer.is).toBe('no-value')
          else {
            const value = { sin: Math.sin, cos: Math.cos, tan: Math.tan }[name]?.(radians)
            expect(answer.is === 'value' && evaluate(answer.value)).toBeCloseTo(value ?? Number.NaN, 9)
          }
        },
      ),
    )
  })

  test('of logarithms are the exponent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: -4, max: 5 }), (base, k) => {
        const { answer } = solved(`log_${base}(${k < 0 ? `1/${base ** -k}` : base ** k})`)
        expect(answer.is === 'value' && evaluate(answer.value)).toBe(k)
      }),
    )
  })
})

describe('limits', () => {
  test('of sines and of 1 - cos are what they come to near 0', () => {
    fc.assert(
      fc.property(digit, digit, fc.constantFrom('sin', 'tan'), (a, b, name) => {
        const { answer } = solved(`${name}(${a}x)/sin(${b}x) at 0`, 'limit')
        expect(answer.is === 'value' && evaluate(answer.value)).toBeCloseTo(a / b, 9)
        const square = solved(`(1 - cos(${a}x))/(${b}x^2) at 0`, 'limit').answer
        expect(square.is === 'value' && evaluate(square.value)).toBeCloseTo((a * a) / (2 * b), 9)
      }),
    )
  })

  test('of roots are what both sides come near to', () => {
    fc.assert(
      fc.property(digit, digit, (a, root) => {
        const line = `(sqrt(${a}x + ${root * root}) - ${root})/x at 0`
        const { answer } = solved(line, 'limit')
        expect(answer.is === 'value' && evaluate(answer.value), line).toBeCloseTo(a / (2 * root), 9)
        const far = solved(`sqrt(${root * root}x^2 + ${a}x)/(${a}x - 1) at -infinity`, 'limit').answer
        expect(far.is === 'value' && evaluate(far.value)).toBeCloseTo(-root / a, 9)
      }),
    )
  })

  test('with bars exist where both sides agree', () => {
    fc.assert(
      fc.property(small, digit, (at, by) => {
        const jump = solved(`${by}|x ${signed(-at)}|/(x ${signed(-at)}) at ${at}`, 'limit').answer
        expect(jump.is).toBe('does-not-exist')
        const smooth = solved(`${by}|x ${signed(-at)}| + x at ${at}`, 'limit').answer
        expect(smooth.is === 'value' && evaluate(smooth.value)).toBe(at)
      }),
    )
  })

  test.each(['sin(x)/x at infinity', 'sin(x)/x^2 at 0', 'tan(x) at pi/2', 'sqrt(x^2 + x) - x at infinity'])(
    '%s is refused',
    (line) => {
      expect(solveLine(line, { language: 'en' }).ok).toBe(false)
    },
  )
})

describe('integrals', () => {
  test('by parts have the function as their derivative', () => {
    const core = fc.constantFrom('e^(2x)', 'e^-x', 'sin(3x)', 'cos(x)', 'ln(x)')
    fc.assert(
      fc.property(small, small, fc.integer({ min: 1, max: 2 }), core, (a, b, degree, name) => {
        fc.pre(a !== 0)
        solved(`(${a}x^${degree} ${signed(b)}) * ${name}`, 'integral')
      }),
    )
  })

  test('of fractions have the function as their derivative, or are refused', () => {
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        fc.pre(c !== 0 || d !== 0)
        const result = solveLine(`(${a}x ${signed(b)})/(${c}x ${signed(d)})`, {
          language: 'en',
          task: 'integral',
        })
        if (result.ok) expect(stepFaults(result.value)).toEqual([])
      }),
    )
  })

  test.each(['1/(x - 2) from 1 to 3', '1/x from -1 to 1', 'x^-2 from -1 to 2', 'ln(x) from 0 to 1'])(
    '%s is refused: it has no value in between',
    (line) => {
      expect(solveLine(line, { language: 'en' }).ok).toBe(false)
    },
  )
})

describe('sin² + cos² = 1', () => {
  test.each([
    ['1 - cos(x)^2', 'sin(x)^2'],
    ['(1 - sin(x)^2)/cos(x)', 'cos(x)'],
    ['sin(2x)^2 + cos(2x)^2 + 3', '4'],
    ['tan(x)*cos(x)', 'sin(x)'],
  ])('%s is %s', (line, expected) => {
    const { answer } = solved(line)
    expect(answer.is === 'value' && linearText(answer.value)).toBe(expected)
  })
})

describe('equations with sin, cos and tan', () => {
  const name = fc.constantFrom('sin', 'cos', 'tan')
  const floating = { sin: Math.sin, cos: Math.cos, tan: Math.tan }
  /** Every multiple of 7.5 degrees in a full turn at which it holds. */
  const triedIn = (holds: (x: number) => boolean) =>
    Array.from({ length: 48 }, (_, index) => (index * Math.PI) / 24).filter(holds)

  test('name every angle of a full turn with the value', () => {
    const [of, values] = [
      fc.constantFrom('sin', 'cos'),
      ['0', '1/2', '-1/2', '1', '-1', 'sqrt(2)/2', '-sqrt(3)/2'],
    ]
    const pair = fc.oneof(
      fc.tuple(of, fc.constantFrom(...values)),
      fc.tuple(fc.constant('tan'), fc.constantFrom('0', '1', '-1', 'sqrt(3)', '-sqrt(3)')),
    )
    fc.assert(
      fc.property(pair, fc.integer({ min: 1, max: 2 }), ([f, typed], slope) => {
        const solution = solved(`${f}(${slope}x) = ${typed} on [0, 2pi)`)
        const right = { '0': 0, '1/2': 0.5, '-1/2': -0.5, '1': 1, '-1': -1 }[typed]
        const wanted = right ?? evaluateTyped(typed)
        const expected = triedIn(
          (x) => Math.abs((floating[f as 'sin'](slope * x) - wanted) / (1 + wanted ** 2)) < 1e-9,
        )
        expect(solutionsOf(solution), `${f}(${slope}x) = ${typed}`).toEqual(
          expected.map((x) => expect.closeTo(x, 9)),
        )
      }),
    )
  })

  test('of other values are exact by arcsin, arccos and arctan', () => {
    fc.assert(
      fc.property(name, fc.integer({ min: -9, max: 9 }), (f, over) => {
        const found = solutionsOf(solved(`${f}(x) = ${over}/10 on [0, 2pi)`))
        expect(found).toHaveLength(2)
        for (const x of found) expect(floating[f as 'sin'](x)).toBeCloseTo(over / 10, 9)
      }),
    )
  })

  test.each([
    ['2sin(x)^2 - sin(x) - 1 = 0', 3],
    ['2cos(x)^2 + 3sin(x) = 0', 2],
    ['cos(2x) = cos(x)', 3],
    ['sin(2x) = sin(x)', 4],
    ['sin(x) = cos(x)', 2],
    ['tan(x)^2 = 3', 4],
    ['sin(x)*cos(x) = 0', 4],
    ['sin(x) = 2', 0],
    ['sin(x) = cos(2x)', 3],
    ['3sin(x) - 4cos(x) = 0', 2],
    ['sin(x)^3 = sin(x)', 4],
  ])('%s has %i solutions in a full turn', (line, count) => {
    const found = solutionsOf(solved(`${line} on [0, 2pi)`))
    expect(found).toHaveLength(count)
    expect(solutionsOf(solved(`${line} on [0, 360)`))).toEqual(found.map((x) => expect.closeTo(x, 9)))
  })

  test.each([
    'sin(x) + x = 1',
    'sin(x) + cos(x) = 1',
    'sin(x) = tan(x)',
    'x^2 = 4 on [0, 5]',
    'sin(x^2) = 1',
  ])('%s is refused', (line) => {
    expect(solveLine(line, { language: 'en' }).ok).toBe(false)
  })

  test.each([
    'sin(x) = 1/2 on [0, 2pi)',
    'sin(x) = 1/2, 0 <= x < 2pi',
    'sin(x) = 1/2 for 0 ≤ x < 2π',
    'sen(x) = 1/2 en [0, 2π)',
    'sin x = 1/2 sur [0 ; 2π[',
    'sin x = 1/2，x ∈ [0, 2π)',
  ])('%s', (line) => {
    expect(solutionsOf(solved(line))).toEqual([
      expect.closeTo(Math.PI / 6, 9),
      expect.closeTo((5 * Math.PI) / 6, 9),
    ])
  })
})
