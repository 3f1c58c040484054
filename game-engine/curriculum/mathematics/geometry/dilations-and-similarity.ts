import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  BLANK,
  brackets,
  equation,
  fraction,
  list,
  type Maths,
  num,
  product,
} from '../../notation.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs } from '../sentences.ts'
import { fixedChoice, hints, number, point, say, step } from './area.ts'
import { sideBySide } from './figures.ts'

/** dilations-and-similarity */
export const dilations: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dilatedPoint(dice, false)
    if (difficulty === 2) return dice.int(1, 3) === 1 ? scaleFactor(dice) : missingSide(dice)
    return dice.int(1, 2) === 1 ? dilatedPoint(dice, true) : areSimilar(dice)
  },
}

const pointOf = ([x, y]: Point): Maths => brackets(list([x, y]))

function dilatedPoint(dice: Dice, isMoved: boolean): Draft {
  const k = dice.pick([rational(2), rational(3), rational(1, 2)])
  const small = (): number => nonZero(dice, 4) * k.d
  const [x, y] = [small(), small()]
  const [dx, dy] = isMoved ? [nonZero(dice, 4), nonZero(dice, 4)] : [0, 0]
  const scaled: Point = [(x * k.n) / k.d, (y * k.n) / k.d]
  const right: Point = [scaled[0] + dx, scaled[1] + dy]
  const added: Point = [x + k.n, y + k.n]
  const turned: Point = [x * k.d + dx, y * k.d + dy]
  return {
    question: isMoved
      ? say('dilate-and-move', { a: pointOf([x, y]), k: asFraction(k), dx: num(dx), dy: num(dy) })
      : say('dilate-point', { a: pointOf([x, y]), k: asFraction(k) }),
    drawing: { kind: 'plane', x: [-12, 12], y: [-12, 12], step: 4, points: [{ at: [x, y] }] },
    answer: point(right, [
      ...(isMoved
        ? ([
            [[(x + dx) * k.n, (y + dy) * k.n], 'moved-first'],
            [scaled, 'move-forgotten'],
          ] as const)
        : []),
      [added, 'factor-added'],
      [[scaled[0] + dx, y + dy], 'one-coordinate-only'],
      [turned, 'factor-turned-over'],
    ]),
    hints: hints('dilate-point'),
    solution: [
      step('dilate-step', { k: asFraction(k), b: pointOf(scaled) }),
      ...(isMoved ? [step('move-step')] : [step('dilate-check')]),
      answerIs(pointOf(right)),
    ],
  }
}

const FACTORS = [rational(3, 2), rational(2), rational(5, 2), rational(3)] as const

/** Two triangles of one shape. Sides in the order of the corners. */
function drawPair(dice: Dice): { readonly sides: readonly [number, number, number]; readonly k: Rational } {
  const k = dice.pick(FACTORS)
  const sides = [dice.int(3, 12), dice.int(3, 12), dice.int(3, 12)].map(
    (side) => side * (k.d === 2 ? 2 : 1),
  ) as [number, number, number]
  const [a, b, c] = [...sides].sort((x, y) => x - y)
  const isTriangle = (a ?? 0) + (b ?? 0) > (c ?? 0) + 1
  return isTriangle && new Set(sides).size === 3 && (c ?? 0) * k.n <= 60 * k.d ? { sides, k } : drawPair(dice)
}

function corners([a, b, c]: readonly [number, number, number]): Point[] {
  const x = (a * a + c * c - b * b) / (2 * a)
  return [
    [0, 0],
    [a, 0],
    [Math.round(x * 100) / 100, Math.round(Math.sqrt(Math.max(0, c * c - x * x)) * 100) / 100],
  ]
}

function pairDrawing(
  sides: readonly [number, number, number],
  k: Rational,
  labels: readonly (readonly (Maths | null)[])[],
): Drawing {
  const large = sides.map((side) => (side * k.n) / k.d) as unknown as [number, number, number]
  const figures = sideBySide([corners(sides), corners(large)], Math.max(...sides) / 2)
  return {
    kind: 'polygons',
    polygons: figures.map((figure, index) => ({
      ...figure,
      sideLabels: Object.fromEntries(
        (labels[index] ?? []).flatMap((label, side) => (label ? [[side, label]] : [])),
      ),
    })),
  }
}

const scaled = (side: number, k: Rational) => times(rational(side), k)

function missingSide(dice: Dice): Draft {
  const { sides, k } = drawPair(dice)
  const [a, b] = sides
  const [own, right] = [scaled(a, k), scaled(b, k)]
  return {
    question: say('similar-side'),
    drawing: pairDrawing(sides, k, [
      [num(a), num(b), null],
      [num(own), BLANK, null],
    ]),
    answer: number(
      right,
      [
        [plus(rational(b - a), own), 'difference-kept'],
        [times(rational(b), over(rational(1), k)), 'factor-turned-over'],
        [b, 'side-copied'],
      ],
      'any',
      say('units'),
    ),
    hints: hints('similar-side'),
    solution: [
      step('factor-of-pair', undefined, equation(fraction(asFraction(own), a), asFraction(k))),
      step('times-factor', undefined, equation(product(b, asFraction(k)), asFraction(right))),
    ],
  }
}

function scaleFactor(dice: Dice): Draft {
  const { sides, k } = drawPair(dice)
  const [a] = sides
  const own = scaled(a, k)
  return {
    question: say('scale-factor'),
    drawing: pairDrawing(sides, k, [
      [num(a), null, null],
      [num(own), null, null],
    ]),
    answer: number(
      k,
      [
        [over(rational(1), k), 'factor-turned-over'],
        [plus(own, rational(-a)), 'difference-as-factor'],
        [own, 'side-copied'],
      ],
      'any',
    ),
    hints: hints('similar-side'),
    solution: [
      step('factor-of-pair', undefined, equation(fraction(asFraction(own), a), asFraction(k))),
      answerIs(asFraction(k)),
    ],
  }
}

function areSimilar(dice: Dice): Draft {
  const [w, h] = [dice.int(2, 12), dice.int(2, 12)]
  const k = dice.int(2, 4)
  const isSimilar = dice.int(1, 2) === 1
  const [wide, high] = isSimilar ? [w * k, h * k] : [w + k, h + k]
  if (w === h) return areSimilar(dice)
  const [yes, no] = [say('similar-yes'), say('similar-no')]
  return {
    question: say('are-similar', { w, h, wide, high }),
    answer: fixedChoice([{ say: yes }, { say: no }], isSimilar ? 0 : 1, [
      [0, 'same-added-is-not-similar'],
      [1, 'same-factor-is-similar'],
    ]),
    hints: hints('are-similar'),
    solution: [
      step('factor-of-widths', undefined, equation(fraction(wide, w), asFraction(rational(wide, w)))),
      step('factor-of-heights', undefined, equation(fraction(high, h), asFraction(rational(high, h)))),
      answerIs(isSimilar ? yes : no),
    ],
  }
}
