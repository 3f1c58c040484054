// The answers of algebra 1, checked against the question as it is shown, by substitution.
import { describe, expect, test } from 'vitest'
import type { Point } from '../../drawing.ts'
import type { Exercise } from '../../exercise.ts'
import type { Maths } from '../../notation.ts'
import {
  answerOf,
  argumentOf,
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
  slopeAt,
  takesIn,
  typedOf,
} from '../evaluate.fixture.ts'
import { ALGEBRA_1_GENERATORS as GENERATORS } from './generators.ts'

const SAMPLES = Array.from({ length: 241 }, (_, index) => (index - 120) / 4)

describe('equations and inequalities', () => {
  test.each([1, 2, 3] as const)(
    'multi-step-linear-equations at %i are solved by the answer alone',
    (difficulty) => {
      for (const exercise of drawn(GENERATORS, 'multi-step-linear-equations', difficulty)) {
        const asked = partOf(exercise, 'equation')
        expect(holds(asked, { x: answerOf(exercise) })).toBe(true)
        if (exercise.answer.kind !== 'number') throw new Error('a number is asked for')
        for (const { value } of exercise.answer.wrong)
          expect(holds(asked, { x: value.n / value.d })).toBe(false)
      }
    },
  )

  test.each([1, 2] as const)('absolute-value-equations at %i have both solutions', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'absolute-value-equations', difficulty)) {
      if (exercise.answer.kind !== 'numbers') throw new Error('numbers are asked for')
      const [low = Number.NaN, high = Number.NaN] = exercise.answer.right.map(({ n, d }) => n / d)
      expect(low).toBeLessThan(high)
      for (const x of [low, high]) expect(holds(partOf(exercise, 'equation'), { x })).toBe(true)
    }
  })

  test('absolute inequalities hold just where the right option says', () => {
    for (const exercise of drawn(GENERATORS, 'absolute-value-equations', 3)) {
      const asked = partOf(exercise, 'inequality')
      const { right, wrong } = optionsOf(exercise)
      const fits = (option: typeof right) =>
        SAMPLES.every((x) => takesIn(option, { x }) === holds(asked, { x }))
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test.each([1, 2] as const)('systems at %i are solved by the point', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'solve-systems-algebra', difficulty)) {
      if (exercise.answer.kind !== 'point') throw new Error('a point is asked for')
      const solves = ([x, y]: Point) =>
        holds(partOf(exercise, 'first'), { x, y }) && holds(partOf(exercise, 'second'), { x, y })
      expect(solves(exercise.answer.right)).toBe(true)
      expect(exercise.answer.wrong.some(({ value }) => solves(value))).toBe(false)
    }
  })

  test('tickets and money add up', () => {
    for (const { answer, question } of drawn(GENERATORS, 'solve-systems-algebra', 3)) {
      if (answer.kind !== 'point') throw new Error('a point is asked for')
      const [x, y] = answer.right
      const { all, money, adult, child } = question.with as Record<string, { amount: number }>
      expect(x + y).toBe(all)
      expect(x * (adult?.amount ?? 0) + y * (child?.amount ?? 0)).toBe(money?.amount)
    }
  })
})

describe('functions', () => {
  test('f(a) is the value of the formula', () => {
    for (const exercise of drawn(GENERATORS, 'function-notation', 1)) {
      const x = evaluate(argumentOf(partOf(exercise, 'asked')))
      expect(evaluate(rightSide(partOf(exercise, 'function')), { x })).toBe(answerOf(exercise))
    }
  })

  test('f of the answer is the asked value', () => {
    for (const exercise of drawn(GENERATORS, 'function-notation', 2)) {
      const value = evaluate(rightSide(partOf(exercise, 'equation')))
      expect(evaluate(rightSide(partOf(exercise, 'function')), { x: answerOf(exercise) })).toBe(value)
    }
  })

  test('a domain has just those x where there is a value', () => {
    for (const exercise of drawn(GENERATORS, 'function-notation', 3)) {
      const formula = rightSide(partOf(exercise, 'function'))
      const { right, wrong } = optionsOf(exercise)
      const fits = (option: typeof right) =>
        SAMPLES.every((x) => Number.isFinite(evaluate(formula, { x })) === takesIn(option, { x }))
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })

  test.each([2, 3] as const)(
    'average rates at %i are the slope between two values of the formula',
    (difficulty) => {
      for (const exercise of drawn(GENERATORS, 'average-rate-of-change', difficulty)) {
        const f = (x: number) => evaluate(rightSide(partOf(exercise, 'function')), { x })
        const [a, b] = [numberOf(exercise, 'a'), numberOf(exercise, 'b')]
        expect(isClose(f(a) + answerOf(exercise) * (b - a), f(b))).toBe(true)
      }
    },
  )

  test('average rates of a table lead from one of its values to the other', () => {
    for (const exercise of drawn(GENERATORS, 'average-rate-of-change', 1)) {
      if (exercise.drawing?.kind !== 'table') throw new Error('a table is shown')
      const [xs = [], ys = []] = exercise.drawing.rows.map((row) =>
        row.slice(1).map((cell) => ('is' in cell ? evaluate(cell) : Number.NaN)),
      )
      const at = (x: number) => ys[xs.indexOf(x)] ?? Number.NaN
      const [a, b] = [numberOf(exercise, 'a'), numberOf(exercise, 'b')]
      expect(isClose(at(a) + answerOf(exercise) * (b - a), at(b))).toBe(true)
    }
  })
})

describe('lines', () => {
  test.each([1, 2] as const)('only the right graph at %i follows the equation', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'graph-linear-functions', difficulty)) {
      const line = partOf(exercise, 'line')
      const { right, wrong } = optionsOf(exercise)
      const follows = (option: typeof right) => {
        if (!('drawing' in option) || option.drawing.kind !== 'plane') throw new Error('no graph')
        const points = option.drawing.curves?.flatMap((curve) => curve.points) ?? []
        return (
          points.length > 1 && points.every(([x, y]) => Math.abs(evaluate(rightSide(line), { x }) - y) < 0.01)
        )
      }
      expect(follows(right)).toBe(true)
      expect(wrong.some(follows)).toBe(false)
    }
  })

  test('a line meets the axis in the answer', () => {
    for (const exercise of drawn(GENERATORS, 'graph-linear-functions', 3)) {
      if (exercise.answer.kind !== 'point') throw new Error('a point is asked for')
      const [x, y] = exercise.answer.right
      expect(holds(partOf(exercise, 'line'), { x, y })).toBe(true)
      expect(exercise.question.key.endsWith('meets-x-axis') ? y : x).toBe(0)
    }
  })

  test.each([1, 2, 3] as const)('only the right equation at %i goes through the points', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'equations-of-lines', difficulty)) {
      const { right, wrong } = optionsOf(exercise)
      const fits = (option: typeof right) => {
        const line = mathsOf(option)
        const goesThrough = (name: string) => {
          const [x, y] = pointOf(exercise, name)
          return holds(line, { x, y })
        }
        if (difficulty === 2) return goesThrough('first') && goesThrough('second')
        const slope = slopeAt((x) => evaluate(rightSide(line), { x }), 1)
        if (difficulty === 1) return goesThrough('point') && isClose(slope, numberOf(exercise, 'slope'))
        const given = slopeAt((x) => evaluate(rightSide(partOf(exercise, 'line')), { x }), 1)
        const isParallel = exercise.question.key.endsWith('parallel-line')
        return (
          goesThrough('point') && isClose(isParallel ? slope - given : slope * given, isParallel ? 0 : -1)
        )
      }
      expect(fits(right)).toBe(true)
      expect(wrong.some(fits)).toBe(false)
    }
  })
})

describe('sequences and growth', () => {
  const termsOf = (exercise: ReturnType<typeof drawn>[number]) => {
    const terms = partOf(exercise, 'terms')
    if (terms.is !== 'list') throw new Error('no list')
    return terms.items.slice(0, -1).map((item) => evaluate(item))
  }

  test('a far term is reached step by step', () => {
    for (const exercise of drawn(GENERATORS, 'sequences-arithmetic-geometric', 1)) {
      const terms = termsOf(exercise)
      const n = evaluate(argumentOf(partOf(exercise, 'asked')))
      while (terms.length < n) terms.push(2 * (terms.at(-1) ?? 0) - (terms.at(-2) ?? 0))
      expect(terms.at(-1)).toBe(answerOf(exercise))
    }
  })

  test('only the right rule gives the terms', () => {
    for (const exercise of drawn(GENERATORS, 'sequences-arithmetic-geometric', 2)) {
      const { right, wrong } = optionsOf(exercise)
      const gives = (option: typeof right) =>
        termsOf(exercise).every((term, index) =>
          isClose(evaluate(rightSide(mathsOf(option)), { n: index + 1 }), term),
        )
      expect(gives(right)).toBe(true)
      expect(wrong.some(gives)).toBe(false)
    }
  })

  test('two terms are met on the way from the first one', () => {
    for (const exercise of drawn(GENERATORS, 'sequences-arithmetic-geometric', 3)) {
      const [i, j] = ['one', 'other'].map((name) => evaluate(argumentOf(leftSide(partOf(exercise, name)))))
      const [ai, aj] = ['one', 'other'].map((name) => evaluate(rightSide(partOf(exercise, name))))
      if (i === undefined || j === undefined || ai === undefined || aj === undefined)
        throw new Error('no terms')
      const value = answerOf(exercise)
      if (exercise.question.key.endsWith('ratio-from-two')) expect(ai * value ** (j - i)).toBe(aj)
      else expect((ai - value) * (j - 1)).toBe((aj - value) * (i - 1))
    }
  })

  test('growth follows year by year', () => {
    for (const exercise of drawn(GENERATORS, 'exponential-growth', 2)) {
      const [start, percent] = [numberOf(exercise, 'start'), numberOf(exercise, 'percent')]
      const sign = exercise.question.key.endsWith('grows-by') ? 1 : -1
      const { right, wrong } = optionsOf(exercise)
      const follows = (option: typeof right) => {
        let value = start
        for (let t = 0; t < 5; t++) {
          if (!isClose(evaluate(rightSide(mathsOf(option)), { t }), value)) return false
          value += (sign * value * percent) / 100
        }
        return true
      }
      expect(follows(right)).toBe(true)
      expect(wrong.some(follows)).toBe(false)
    }
  })

  test('values and percents of growth are those of the function', () => {
    for (const exercise of drawn(GENERATORS, 'exponential-growth', 1)) {
      const t = evaluate(argumentOf(partOf(exercise, 'asked')))
      expect(isClose(evaluate(rightSide(partOf(exercise, 'function')), { t }), answerOf(exercise))).toBe(true)
    }
    for (const exercise of drawn(GENERATORS, 'exponential-growth', 3)) {
      const [start, later] = ['start', 'later'].map((name) => evaluate(rightSide(partOf(exercise, name))))
      let value = start ?? 0
      for (let year = 0; year < 2; year++) value += (value * answerOf(exercise)) / 100
      expect(isClose(value, later ?? 0)).toBe(true)
    }
  })
})

describe('powers and roots', () => {
  test.each([1, 2, 3] as const)('rational-exponents at %i have the value of the power', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'rational-exponents', difficulty)) {
      expect(isClose(evaluate(partOf(exercise, 'maths')), answerOf(exercise))).toBe(true)
    }
  })

  test.each([1, 2, 3] as const)(
    'simplify-radicals at %i: only the right option has the same value',
    (difficulty) => {
      for (const exercise of drawn(GENERATORS, 'simplify-radicals', difficulty)) {
        expect(onlyRightEquals(partOf(exercise, 'maths'), typedOf(exercise))).toBe(true)
      }
    },
  )
})

describe('inequalities and formulas', () => {
  test.each([1, 2, 3] as const)(
    'linear-inequalities-compound at %i: the right answer holds for the same x',
    (difficulty) => {
      for (const exercise of drawn(GENERATORS, 'linear-inequalities-compound', difficulty)) {
        const { key, with: parts = {} } = exercise.question
        const asked = Object.values(parts) as Parameters<typeof holds>[0][]
        const isTrue = (x: number) =>
          key.endsWith('solve-or')
            ? asked.some((part) => holds(part, { x }))
            : asked.every((part) => holds(part, { x }))
        const { right, wrong } = difficulty === 1 ? typedOf(exercise) : optionsOf(exercise)
        const fits = (option: typeof right) => SAMPLES.every((x) => takesIn(option, { x }) === isTrue(x))
        expect(fits(right)).toBe(true)
        expect(wrong.some(fits)).toBe(false)
      }
    },
  )

  test.each([1, 2, 3] as const)(
    'rearrange-formulas at %i: the formula holds with the letter of the answer alone',
    (difficulty) => {
      const values: Record<string, number> = {}
      for (const [index, name] of [...'abcdmnprstuvw'].entries()) values[name] = 1.3 + index * 0.71
      for (const exercise of drawn(GENERATORS, 'rearrange-formulas', difficulty)) {
        const { right, wrong } = typedOf(exercise)
        const fits = (option: typeof right) => {
          const solved = mathsOf(option)
          const letter = leftSide(solved)
          if (letter.is !== 'variable') throw new Error('not solved')
          const value = evaluate(rightSide(solved), values)
          return holds(partOf(exercise, 'formula'), { ...values, [letter.name]: value })
        }
        expect(fits(right)).toBe(true)
        expect(wrong.some(fits)).toBe(false)
      }
    },
  )
})

describe('polynomials and quadratics', () => {
  test.each([
    ['add-multiply-polynomials', 1],
    ['add-multiply-polynomials', 2],
    ['add-multiply-polynomials', 3],
    ['factor-quadratics', 1],
    ['factor-quadratics', 2],
    ['factor-quadratics', 3],
  ] as const)('%s at %i: only the right answer is equal', (skill, difficulty) => {
    for (const exercise of drawn(GENERATORS, skill, difficulty)) {
      expect(onlyRightEquals(partOf(exercise, 'maths'), typedOf(exercise))).toBe(true)
    }
  })

  test.each([
    ['solve-quadratics-factoring', 1],
    ['solve-quadratics-factoring', 2],
    ['solve-quadratics-factoring', 3],
    ['quadratic-formula', 1],
  ] as const)('%s at %i: both answers are roots, no mistake is', (skill, difficulty) => {
    for (const exercise of drawn(GENERATORS, skill, difficulty)) {
      if (exercise.answer.kind !== 'numbers') throw new Error('numbers are asked for')
      const asked = partOf(exercise, 'equation')
      const values = (list: readonly { n: number; d: number }[]) => list.map(({ n, d }) => n / d)
      const solves = (list: number[]) => list.every((x) => holds(asked, { x })) && new Set(list).size === 2
      const right = values(exercise.answer.right)
      expect(solves(right)).toBe(true)
      expect(right).toEqual([...right].sort((a, b) => a - b))
      expect(exercise.answer.wrong.some(({ value }) => solves(values(value)))).toBe(false)
    }
  })

  test.each([
    ['complete-the-square', 2],
    ['quadratic-formula', 2],
  ] as const)('%s at %i: both signs of the right option are roots', (skill, difficulty) => {
    for (const exercise of drawn(GENERATORS, skill, difficulty)) {
      const { right, wrong } = optionsOf(exercise)
      const solves = (option: typeof right) =>
        JSON.stringify(option).includes('±') &&
        [1, -1].every((sign) =>
          holds(partOf(exercise, 'equation'), { x: evaluate(rightSide(mathsOf(option)), { '±': sign }) }),
        )
      expect(solves(right)).toBe(true)
      expect(wrong.some(solves)).toBe(false)
    }
  })

  test.each([1, 3] as const)('complete-the-square at %i: both forms are equal', (difficulty) => {
    for (const exercise of drawn(GENERATORS, 'complete-the-square', difficulty)) {
      if (exercise.answer.kind !== 'numbers') throw new Error('numbers are asked for')
      const fits = (list: readonly { n: number; d: number }[]) => {
        const [h = Number.NaN, k = Number.NaN] = list.map(({ n, d }) => n / d)
        return [0, 1.5, -2.25].every((x) =>
          isClose(
            evaluate(partOf(exercise, 'form'), { x, h, k }),
            evaluate(partOf(exercise, 'given'), { x }),
          ),
        )
      }
      expect(fits(exercise.answer.right)).toBe(true)
      expect(exercise.answer.wrong.some(({ value }) => fits(value))).toBe(false)
    }
  })

  test('the number of roots is how often the parabola meets the axis', () => {
    const NAMES = ['no-real-root', 'one-real-root', 'two-real-roots']
    for (const exercise of drawn(GENERATORS, 'quadratic-formula', 3)) {
      const f = (x: number) => evaluate(leftSide(partOf(exercise, 'equation')), { x })
      // The vertex is where the slope, which is a line, is 0.
      const [atZero, atOne] = [slopeAt(f, 0), slopeAt(f, 1)]
      const vertex = f(-atZero / (atOne - atZero))
      const meets = Math.abs(vertex) < 1e-5 ? 1 : vertex * (atOne - atZero) < 0 ? 2 : 0
      const { right } = optionsOf(exercise)
      expect('say' in right && right.say.key.endsWith(NAMES[meets] ?? '')).toBe(true)
    }
  })

  test.each([1, 2, 3] as const)(
    'graph-parabolas at %i: the parabola is even around its vertex',
    (difficulty) => {
      for (const exercise of drawn(GENERATORS, 'graph-parabolas', difficulty)) {
        if (exercise.answer.kind !== 'point') throw new Error('a point is asked for')
        const f = (x: number) => evaluate(rightSide(partOf(exercise, 'function')), { x })
        const isVertex = ([h, k]: Point) => isClose(f(h), k) && isClose(f(h + 1.5), f(h - 1.5))
        expect(isVertex(exercise.answer.right)).toBe(true)
        expect(exercise.answer.wrong.some(({ value }) => isVertex(value))).toBe(false)
      }
    },
  )
})

describe('units and regions', () => {
  const nameOf = ({ question }: Exercise) => question.key.split('/')[1] ?? ''

  test('units convert as their sizes do', () => {
    const METERS: Readonly<Record<string, number>> = {
      'square-m-to-cm': 0.01,
      'square-m-to-dm': 0.1,
      'square-km-to-m': 1,
    }
    for (const exercise of drawn(GENERATORS, 'units-and-accuracy', 1)) {
      const [name, given, answer] = [nameOf(exercise), numberOf(exercise, 'given'), answerOf(exercise)]
      if (name === 'hours-to-seconds') expect(isClose((given * 1_000) / 3_600, answer)).toBe(true)
      else if (name === 'seconds-to-hours') expect(isClose((given / 1_000) * 3_600, answer)).toBe(true)
      else if (name === 'flow-rate') expect(isClose((given * 1_000) / 60, answer)).toBe(true)
      else {
        const large = name === 'square-km-to-m' ? 1_000 : 1
        expect(isClose(given * large ** 2, answer * (METERS[name] ?? 0) ** 2)).toBe(true)
      }
    }
  })

  test('densities, ways and measured areas', () => {
    for (const exercise of drawn(GENERATORS, 'units-and-accuracy', 2)) {
      const [name, given, answer] = [
        nameOf(exercise),
        (of: string) => numberOf(exercise, of),
        answerOf(exercise),
      ]
      const expected = {
        'density-mass': () => given('rate') * given('volume'),
        'density-volume': () => given('mass') / given('rate'),
        'density-density': () => given('mass') / given('volume'),
        'distance-in-minutes': () => (given('per') / 60) * given('minutes'),
      }[name]
      expect(isClose(answer, expected?.() ?? Number.NaN)).toBe(true)
    }
    for (const exercise of drawn(GENERATORS, 'units-and-accuracy', 3)) {
      const full = numberOf(exercise, 'long') * numberOf(exercise, 'wide')
      expect(answerOf(exercise)).toBe(Number(full.toPrecision(nameOf(exercise) === 'accuracy-two' ? 2 : 3)))
    }
  })

  test('a region has the points that fit the inequalities, with the edge that belongs to it', () => {
    for (const difficulty of [1, 2, 3] as const) {
      for (const exercise of drawn(GENERATORS, 'graph-systems-inequalities', difficulty).slice(0, 20)) {
        const asked = ['inequality', 'first', 'second'].flatMap((name) =>
          exercise.question.with?.[name] ? [partOf(exercise, name)] : [],
        )
        const { right, wrong } = optionsOf(exercise)
        const fits = (option: typeof right) => {
          if (!('drawing' in option) || option.drawing.kind !== 'plane') throw new Error('no plane')
          const { shaded = [], curves = [] } = option.drawing
          const isStrict = (maths: Maths) =>
            maths.is === 'relation' && (maths.sign === '<' || maths.sign === '>')
          const edges = asked.every((maths, index) => Boolean(curves[index]?.dashed) === isStrict(maths))
          return (
            edges &&
            Array.from(
              { length: 15 * 15 },
              (_, index) => [(index % 15) - 7.13, Math.floor(index / 15) - 7.29] as const,
            ).every(
              ([x, y]) =>
                asked.every((maths) => holds(maths, { x, y })) ===
                shaded.some((region) => isInside(region, [x, y])),
            )
          )
        }
        expect(fits(right)).toBe(true)
        expect(wrong.some(fits)).toBe(false)
      }
    }
  })

  /** By counting the edges that a ray to the right crosses. */
  function isInside(region: readonly Point[], [x, y]: Point): boolean {
    const crossed = region.filter(([ax, ay], index) => {
      const [bx, by] = region[(index + 1) % region.length] ?? [ax, ay]
      return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
    })
    return crossed.length % 2 === 1
  }
})
