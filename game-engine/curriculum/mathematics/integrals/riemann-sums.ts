import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { graphOf } from '../../graph.ts'
import { equation, F_OF_X, fraction, num, product, sum, variable, X } from '../../notation.ts'
import { polynomial } from '../../terms.ts'
import { hints, number, say, step } from './area.ts'

/** riemann-sums */
export const riemannSums: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return leftOrRight(dice)
    return difficulty === 2 ? midpointOrTrapezoid(dice) : unequalTable(dice)
  },
}

const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** Rectangles under a graph. */
function rectangles(
  f: (x: number) => number,
  from: number,
  width: number,
  heights: readonly number[],
): Drawing {
  const to = from + width * heights.length
  const highest = Math.max(...heights, f(from), f(to))
  const yStep = [1, 2, 5, 10, 20, 50, 100].find((one) => highest / one <= 10) ?? 200
  const top = (Math.ceil(highest / yStep) + 1) * yStep
  const corners = heights.map((height, index): readonly Point[] => {
    const [left, right] = [from + index * width, from + (index + 1) * width]
    return [
      [left, 0],
      [left, height],
      [right, height],
      [right, 0],
    ]
  })
  return {
    kind: 'plane',
    x: [Math.min(0, from), to + 1],
    y: [0, top],
    yStep,
    shaded: corners,
    curves: [
      ...graphOf(f, [Math.min(0, from), to + 1], [0, top], variable('f')),
      ...corners.map((points) => ({ points, dashed: true })),
    ],
  }
}

function drawParabola(dice: Dice, n: number, width: number) {
  const [a, b, c, from] = [dice.int(0, 2), dice.int(1, 4), dice.int(1, 6), dice.int(0, 2)]
  const f = (x: number) => a * x * x + b * x + c
  return {
    coefficients: a === 0 ? [b, c] : [a, b, c],
    f,
    from,
    ends: Array.from({ length: n + 1 }, (_, index) => from + index * width),
  }
}

function leftOrRight(dice: Dice): Draft {
  const [n, width, isLeft] = [dice.int(3, 4), dice.int(1, 2), dice.int(1, 2) === 1]
  const { coefficients, f, from, ends } = drawParabola(dice, n, width)
  const [left, right] = [ends.slice(0, -1).map(f), ends.slice(1).map(f)]
  const [own, other] = isLeft ? [left, right] : [right, left]
  return {
    question: say(isLeft ? 'left-sum' : 'right-sum', {
      function: equation(F_OF_X, polynomial(coefficients)),
      from,
      to: from + n * width,
      n,
    }),
    drawing: rectangles(f, from, width, own),
    answer: number(
      width * total(own),
      [
        [width * total(other), 'other-end-taken'],
        [total(own), 'width-forgotten'],
        [width * total(ends.map(f)), 'one-height-too-many'],
        [rational(width * (total(own) + total(other)), 2), 'trapezoids-taken'],
      ],
      'any',
    ),
    hints: hints(isLeft ? 'left-sum' : 'right-sum', { n }),
    solution: [
      step('widths-are', { width }),
      step('heights-are', undefined, sum(...own)),
      step('times-width', undefined, equation(product(width, total(own)), width * total(own))),
    ],
  }
}

function midpointOrTrapezoid(dice: Dice): Draft {
  const [n, width, isMiddle] = [dice.int(2, 4), 2, dice.int(1, 2) === 1]
  const { coefficients, f, from, ends } = drawParabola(dice, n, width)
  if (coefficients.length < 3) return midpointOrTrapezoid(dice)
  const middles = ends.slice(0, -1).map((x) => f(x + 1))
  const [left, right] = [ends.slice(0, -1).map(f), ends.slice(1).map(f)]
  const trapezoids = (width * (total(left) + total(right))) / 2
  const value = isMiddle ? width * total(middles) : trapezoids
  return {
    question: say(isMiddle ? 'midpoint-sum' : 'trapezoid-sum', {
      function: equation(F_OF_X, polynomial(coefficients)),
      from,
      to: from + n * width,
      n,
    }),
    ...(isMiddle && { drawing: rectangles(f, from, width, middles) }),
    answer: number(value, [
      [isMiddle ? trapezoids : width * total(middles), isMiddle ? 'trapezoids-taken' : 'middles-taken'],
      [width * total(left), 'left-ends-taken'],
      [isMiddle ? total(middles) : 2 * trapezoids, isMiddle ? 'width-forgotten' : 'half-forgotten'],
      [width * total(right), 'right-ends-taken'],
    ]),
    hints: hints(isMiddle ? 'midpoint-sum' : 'trapezoid-sum', { n }),
    solution: isMiddle
      ? [
          step('widths-are', { width }),
          step('middle-heights', undefined, sum(...middles)),
          step('times-width', undefined, equation(product(width, total(middles)), value)),
        ]
      : [
          step('widths-are', { width }),
          step(
            'ends-once',
            undefined,
            sum(...ends.map((x, index) => (index === 0 || index === n ? num(f(x)) : product(2, f(x))))),
          ),
          step(
            'half-width',
            undefined,
            equation(product(fraction(width, 2), total(left) + total(right)), value),
          ),
        ],
  }
}

function unequalTable(dice: Dice): Draft {
  const widths = dice.shuffle([1, 2, 3, 4]).slice(0, 3)
  const xs = [0]
  for (const width of widths) xs.push((xs.at(-1) ?? 0) + width)
  const ys = xs.map(() => dice.int(1, 20))
  const isLeft = dice.int(1, 2) === 1
  const sumWith = (offset: number) => total(widths.map((width, index) => width * (ys[index + offset] ?? 0)))
  const [value, other] = isLeft ? [sumWith(0), sumWith(1)] : [sumWith(1), sumWith(0)]
  const heights = isLeft ? ys.slice(0, -1) : ys.slice(1)
  if (value === other) return unequalTable(dice)
  return {
    question: say(isLeft ? 'table-left-sum' : 'table-right-sum'),
    drawing: {
      kind: 'table',
      rows: [
        [X, ...xs.map((x) => num(x))],
        [F_OF_X, ...ys.map((y) => num(y))],
      ],
    },
    answer: number(
      value,
      [
        [other, 'other-end-taken'],
        [total(heights), 'width-forgotten'],
        [rational(total(widths) * total(heights), 3), 'equal-widths-assumed'],
        [rational(value + other, 2), 'trapezoids-taken'],
      ],
      'any',
    ),
    hints: hints(isLeft ? 'table-left-sum' : 'table-right-sum'),
    solution: [
      step('widths-from-table', { widths: { is: 'list', items: widths.map((width) => num(width)) } }),
      step(
        'width-times-height',
        undefined,
        equation(sum(...widths.map((width, index) => product(width, heights[index] ?? 0))), value),
      ),
    ],
  }
}
