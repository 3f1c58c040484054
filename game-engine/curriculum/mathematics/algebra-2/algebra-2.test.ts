// The answers of algebra 2, checked against the question as it is shown, by substitution.
import { describe, expect, test } from 'vitest'
import type { Choice, Exercise } from '../../exercise.ts'
import type { Maths } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { areClose, complexValue } from '../complex.fixture.ts'
import {
  answerOf,
  drawn,
  evaluate,
  holds,
  isClose,
  leftSide,
  mathsOf,
  numberOf,
  onlyRightEquals,
  optionsOf,
  partOf,
  pointOf,
  rightSide,
  typedOf,
} from '../evaluate.fixture.ts'
import { ALGEBRA_2_GENERATORS as GENERATORS } from './generators.ts'

const LEVELS = [1, 2, 3] as const

describe('complex numbers', () => {
  test.each(LEVELS)('complex-numbers at %i have the value of the formula', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'complex-numbers', difficulty)) {
      const asked = complexValue(partOf(exercise, 'maths'))
      const { kind } = exercise.answer
      if (kind === 'number') expect(areClose(asked, [answerOf(exercise), 0])).toBe(true)
      else {
        const { right, wrong } = kind === 'choice' ? optionsOf(exercise) : typedOf(exercise)
        expect(areClose(asked, complexValue(mathsOf(right)))).toBe(true)
        for (const one of wrong) expect(areClose(asked, complexValue(mathsOf(one)))).toBe(false)
      }
    }
  })

  test.each(LEVELS)('quadratics-complex-roots at %i become 0 at the root', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'quadratics-complex-roots', difficulty)) {
      const formula = leftSide(partOf(exercise, 'equation'))
      const x = complexValue(mathsOf(typedOf(exercise).right))
      expect(x[1]).toBeGreaterThan(0)
      expect(areClose(complexValue(formula, { x }), [0, 0])).toBe(true)
    }
  })
})

describe('polynomials', () => {
  test('quotients are equal to the division', () => {
    for (const exercise of drawn(GENERATORS, 'polynomial-division', 1))
      expect(onlyRightEquals(partOf(exercise, 'maths'), typedOf(exercise))).toBe(true)
  })

  test('what is left after the remainder is divisible', () => {
    for (const exercise of drawn(GENERATORS, 'polynomial-division', 2)) {
      const divisor = partOf(exercise, 'divisor')
      const zero = -evaluate(divisor, { x: 0 })
      expect(evaluate(rightSide(partOf(exercise, 'function')), { x: zero })).toBe(answerOf(exercise))
    }
  })

  test('k makes the divisor a factor', () => {
    for (const exercise of drawn(GENERATORS, 'polynomial-division', 3)) {
      const x = -evaluate(partOf(exercise, 'divisor'), { x: 0 })
      expect(evaluate(partOf(exercise, 'polynomial'), { x, k: answerOf(exercise) })).toBe(0)
    }
  })

  test.each([1, 2] as const)('zeros-of-polynomials at %i are all the zeros there are', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'zeros-of-polynomials', difficulty)) {
      if (exercise.answer.kind !== 'numbers') throw new Error('numbers are asked for')
      const formula = rightSide(partOf(exercise, 'function'))
      const given = difficulty === 2 ? [evaluate(rightSide(partOf(exercise, 'zero')))] : []
      const found = [...exercise.answer.right.map(({ n, d }) => n / d), ...given].sort((a, b) => a - b)
      const zeros = Array.from({ length: 13 }, (_, index) => index - 6).filter(
        (x) => evaluate(formula, { x }) === 0,
      )
      expect(zeros).toEqual(found)
    }
  })

  test('only the right graph follows the formula', () => {
    for (const exercise of drawn(GENERATORS, 'zeros-of-polynomials', 3)) {
      const formula = rightSide(partOf(exercise, 'function'))
      const { right, wrong } = optionsOf(exercise)
      const follows = (option: typeof right) => {
        if (!('drawing' in option) || option.drawing.kind !== 'plane') throw new Error('no graph')
        const points = option.drawing.curves?.flatMap((curve) => curve.points) ?? []
        return points.length > 9 && points.every(([x, y]) => Math.abs(evaluate(formula, { x }) - y) < 0.06)
      }
      expect(follows(right)).toBe(true)
      expect(wrong.some(follows)).toBe(false)
    }
  })

  test.each([1, 2] as const)('identities-and-binomial at %i are equal to the question', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'identities-and-binomial', difficulty))
      expect(onlyRightEquals(partOf(exercise, 'maths'), typedOf(exercise))).toBe(true)
  })

  test('one coefficient is that of the multiplied power', () => {
    for (const exercise of drawn(GENERATORS, 'identities-and-binomial', 3)) {
      const asked = partOf(exercise, 'maths')
      if (asked.is !== 'power') throw new Error('no power')
      const n = evaluate(asked.exponent)
      const [b, a] = [0, 1].map((x) => evaluate(asked.base, { x })) as [number, number]
      let coefficients = [1]
      for (let factor = 0; factor < n; factor++)
        coefficients = [...coefficients, 0].map(
          (one, index) => b * one + (a - b) * (coefficients[index - 1] ?? 0),
        )
      const power = partOf(exercise, 'power')
      const r = power.is === 'power' ? evaluate(power.exponent) : 1
      expect(coefficients[r]).toBe(answerOf(exercise))
    }
  })
})

const SAMPLES = Array.from({ length: 321 }, (_, index) => (index - 160) / 4)

describe('fractions and roots', () => {
  test.each([1, 2, 3] as const)('rational-expressions at %i keep their value', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'rational-expressions', difficulty)) {
      const asked = partOf(exercise, 'maths')
      if (exercise.answer.kind === 'numbers') {
        const excluded = exercise.answer.right.map(({ n, d }) => n / d)
        if (asked.is !== 'fraction') throw new Error('no fraction')
        const under = asked.under
        expect(SAMPLES.filter((x) => evaluate(under, { x }) === 0)).toEqual(excluded)
      } else expect(onlyRightEquals(asked, typedOf(exercise))).toBe(true)
    }
  })

  /** The numbers that an option names. */
  const named = (option: Choice) =>
    'maths' in option
      ? [evaluate(rightSide(option.maths))]
      : 'say' in option
        ? Object.values(option.say.with ?? {}).map((part) => evaluate(rightSide(part as Maths)))
        : []

  test.each([
    ['rational-equations', 1],
    ['rational-equations', 2],
    ['rational-equations', 3],
    ['radical-equations', 1],
    ['radical-equations', 2],
    ['radical-equations', 3],
  ] as const)('%s at %i are solved by the answer and by nothing else', (skill, difficulty) => {
    for (const exercise of drawn(GENERATORS, skill, difficulty)) {
      const asked = partOf(exercise, 'equation')
      const solves = (x: number) => holds(asked, { x })
      if (exercise.answer.kind === 'number') {
        expect(solves(answerOf(exercise))).toBe(true)
        for (const { value } of exercise.answer.wrong) expect(solves(value.n / value.d)).toBe(false)
      } else {
        const right = named(optionsOf(exercise).right)
        expect(SAMPLES.filter(solves)).toEqual(right)
      }
    }
  })
})

describe('functions', () => {
  test('a moved graph follows the answer', () => {
    for (const exercise of drawn(GENERATORS, 'transform-graphs', 1)) {
      if (exercise.drawing?.kind !== 'plane') throw new Error('no plane')
      const solid =
        exercise.drawing.curves?.filter(({ dashed }) => !dashed).flatMap(({ points }) => points) ?? []
      const { right, wrong } = typedOf(exercise)
      const follows = (option: typeof right) =>
        solid.every(([x, y]) => Math.abs(evaluate(mathsOf(option), { x }) - y) < 0.06)
      expect(solid.length).toBeGreaterThan(5)
      expect(follows(right)).toBe(true)
      expect(wrong.some(follows)).toBe(false)
    }
  })

  test('a stretched and moved graph passes through the moved points', () => {
    for (const exercise of drawn(GENERATORS, 'transform-graphs', 2)) {
      const base = rightSide(partOf(exercise, 'function'))
      const move = (name: string, letter: string) => {
        const { key, with: fillers = {} } = (exercise.question.with?.[name] ?? { key: '' }) as Sentence
        return Number(fillers[letter]) * (/right|upward/.test(key) ? 1 : -1)
      }
      const [a, h, k] = [numberOf(exercise, 'a'), move('horizontal', 'h'), move('vertical', 'k')]
      const { right, wrong } = typedOf(exercise)
      const passes = (option: typeof right) =>
        [0.5, 1, 2, 3.25].every((x) =>
          isClose(evaluate(mathsOf(option), { x: x + h }), a * evaluate(base, { x }) + k),
        )
      expect(passes(right)).toBe(true)
      expect(wrong.some(passes)).toBe(false)
    }
  })

  test('a point of f leads to the point of g, and parity shows in the values', () => {
    for (const exercise of drawn(GENERATORS, 'transform-graphs', 3)) {
      const formula = rightSide(partOf(exercise, 'function'))
      if (exercise.answer.kind === 'point') {
        const [px, py] = pointOf(exercise, 'point')
        // f known at one number: it is py there, and far away elsewhere.
        const g = (x: number) => {
          const inside = insideOf(formula, x)
          return isClose(inside, px) ? valueWith(formula, py) : Number.NaN
        }
        const [x, y] = exercise.answer.right
        expect(isClose(g(x), y)).toBe(true)
      } else {
        const at = (x: number) => evaluate(formula, { x })
        const is = [0.5, 1.5, 2.5].every((x) => isClose(at(-x), at(x)))
          ? 'even'
          : [0.5, 1.5, 2.5].every((x) => isClose(at(-x), -at(x)))
            ? 'odd'
            : 'neither'
        const { right } = optionsOf(exercise)
        expect('say' in right && right.say.key).toBe(`algebra-2/${is}`)
      }
    }
  })

  test.each([1, 2, 3] as const)('combine-functions at %i is what step by step gives', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'combine-functions', difficulty)) {
      const at = (name: string) => (x: number) => evaluate(rightSide(partOf(exercise, name)), { x })
      const [f, g] = [at('f'), at('g')]
      if (difficulty === 3) {
        const { right, wrong } = typedOf(exercise)
        const fits = (option: typeof right) =>
          [-2, 0.5, 3, 7].every((x) => isClose(evaluate(mathsOf(option), { x }), f(g(x))))
        expect(fits(right)).toBe(true)
        expect(wrong.some(fits)).toBe(false)
        continue
      }
      const asked = partOf(exercise, 'asked')
      if (asked.is !== 'apply' || asked.of.is !== 'brackets') throw new Error('no value asked')
      const { inside } = asked.of
      const value =
        inside.is === 'apply'
          ? f(g(evaluate(inside.of)))
          : JSON.stringify(asked.function).includes('"+"')
            ? f(evaluate(inside)) + g(evaluate(inside))
            : f(evaluate(inside)) * g(evaluate(inside))
      expect(value).toBe(answerOf(exercise))
    }
  })
})

describe('inverses, logarithms and series', () => {
  test.each([1, 2, 3] as const)('inverse-functions at %i undo the function', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'inverse-functions', difficulty)) {
      if (exercise.drawing?.kind === 'table') {
        const [, values = []] = exercise.drawing.rows.map((row) =>
          row.slice(1).map((cell) => ('is' in cell ? evaluate(cell) : Number.NaN)),
        )
        const asked = partOf(exercise, 'asked')
        if (asked.is !== 'apply') throw new Error('no value asked')
        expect(values[answerOf(exercise) - 1]).toBe(evaluate(asked.of))
        continue
      }
      const f = rightSide(partOf(exercise, 'function'))
      const { right, wrong } = typedOf(exercise)
      const undoes = (option: typeof right) =>
        [0.25, 1.75, 3.5, 6.125].every((x) =>
          isClose(evaluate(mathsOf(option), { x: evaluate(f, { x }) }), x),
        )
      expect(undoes(right)).toBe(true)
      expect(wrong.some(undoes)).toBe(false)
    }
  })

  test.each([1, 2] as const)('logarithms at %i are the exponents', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'logarithms', difficulty))
      expect(isClose(evaluate(partOf(exercise, 'maths')), answerOf(exercise))).toBe(true)
  })

  test('one logarithm is equal to several', () => {
    for (const exercise of drawn(GENERATORS, 'logarithms', 3)) {
      const asked = evaluate(partOf(exercise, 'maths'))
      const { right, wrong } = optionsOf(exercise)
      const equals = (option: typeof right) => isClose(evaluate(mathsOf(option)), asked)
      expect(equals(right)).toBe(true)
      expect(wrong.some(equals)).toBe(false)
    }
  })

  test.each([1, 2, 3] as const)('exp-log-equations at %i are solved by the answer alone', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'exp-log-equations', difficulty)) {
      const solves = (x: number) => holds(partOf(exercise, 'equation'), { x })
      const values =
        exercise.answer.kind === 'number'
          ? exercise.answer.wrong.map(({ value }) => value.n / value.d)
          : optionsOf(exercise).wrong.map((option) => evaluate(rightSide(mathsOf(option))))
      const right =
        exercise.answer.kind === 'number'
          ? answerOf(exercise)
          : evaluate(rightSide(mathsOf(optionsOf(exercise).right)))
      expect(solves(right)).toBe(true)
      expect(values.some(solves)).toBe(false)
    }
  })

  /** First term and ratio, from the terms that are shown. */
  const shownSeries = (exercise: Exercise): readonly [number, number] => {
    const shown = partOf(exercise, 'series')
    if (shown.is !== 'operation' || !shown.terms[0]) throw new Error('no series')
    const terms: number[] = []
    const collect = (part: Maths, sign: number): void => {
      if (part.is !== 'operation') {
        terms.push(sign * evaluate(part))
        return
      }
      part.terms.forEach((term, index) => {
        collect(term, part.operator === '-' && index > 0 ? -sign : sign)
      })
    }
    collect(shown.terms[0], 1)
    const [first = 0, second = 0] = terms
    return [first, second / first]
  }

  test.each([1, 2] as const)('geometric-series at %i is what adding gives', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'geometric-series', difficulty)) {
      const [first, ratio] = shownSeries(exercise)
      let [all, term] = [0, first]
      for (let k = 0; k < numberOf(exercise, 'n'); k++, term *= ratio) all += term
      expect(isClose(all, answerOf(exercise))).toBe(true)
    }
  })

  test('endless sums are approached, and savings grow year by year', () => {
    for (const exercise of drawn(GENERATORS, 'geometric-series', 3)) {
      if (exercise.answer.kind === 'number') {
        const { paid } = exercise.question.with as unknown as { paid: { amount: number } }
        let account = 0
        for (let year = 0; year < numberOf(exercise, 'n'); year++)
          account = account * (1 + numberOf(exercise, 'percent') / 100) + paid.amount
        expect(isClose(account, answerOf(exercise))).toBe(true)
        continue
      }
      const [first, ratio] = shownSeries(exercise)
      let [all, term] = [0, first]
      for (let k = 0; k < 200; k++, term *= ratio) all += term
      const { right } = optionsOf(exercise)
      if ('maths' in right) expect(isClose(evaluate(right.maths), all)).toBe(true)
      else expect(Math.abs(term)).toBeGreaterThan(1_000)
    }
  })
})

describe('nonlinear systems', () => {
  test.each([1, 3] as const)('at %i both points lie on both curves', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'nonlinear-systems', difficulty)) {
      if (exercise.answer.kind !== 'numbers') throw new Error('numbers are asked for')
      const curves = difficulty === 1 ? ['first', 'second'] : ['circle', 'line']
      const fits = (values: readonly { n: number; d: number }[]) => {
        const [a = 0, b = 0, c = 0, d = 0] = values.map((value) => value.n / value.d)
        return (
          a < c &&
          [
            { x: a, y: b },
            { x: c, y: d },
          ].every((at) => curves.every((name) => holds(partOf(exercise, name), at)))
        )
      }
      expect(fits(exercise.answer.right)).toBe(true)
      expect(exercise.answer.wrong.some(({ value }) => fits(value))).toBe(false)
    }
  })

  test('the number of common points is what the distance shows', () => {
    for (const exercise of drawn(GENERATORS, 'nonlinear-systems', 2)) {
      const at = (name: string) => (x: number) => evaluate(rightSide(partOf(exercise, name)), { x })
      const above = (x: number) => at('first')(x) - at('second')(x)
      const least = Math.min(...Array.from({ length: 161 }, (_, index) => above((index - 80) / 8)))
      const count = isClose(least, 0) ? 'one-point' : least > 0 ? 'no-point' : 'two-points-count'
      const { right } = optionsOf(exercise)
      expect('say' in right && right.say.key).toBe(`algebra-2/${count}`)
    }
  })
})

/** What stands in f( ) of a formula. */
function insideOf(formula: Maths, x: number): number {
  if (formula.is === 'apply') return evaluate(formula.of, { x })
  const parts =
    'terms' in formula
      ? formula.terms
      : formula.is === 'multiple' || formula.is === 'opposite'
        ? [formula.of]
        : []
  const found = parts.map((part) => insideOf(part, x)).find((value) => !Number.isNaN(value))
  return found ?? Number.NaN
}

/** The formula with a number in place of f( ). */
function valueWith(formula: Maths, f: number): number {
  const text = JSON.stringify(formula, (_, part: unknown) =>
    typeof part === 'object' && part !== null && 'is' in part && part.is === 'apply'
      ? { is: 'variable', name: 'f' }
      : part,
  )
  return evaluate(JSON.parse(text) as Maths, { f })
}
