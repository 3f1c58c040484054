// Which triangles are possible: grade 7. Dilations, similar figures, and angles at parallel lines: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import { over, plus, type Rational, rational, times } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  asFraction,
  BLANK,
  brackets,
  difference,
  equation,
  fraction,
  list,
  type Maths,
  num,
  product,
  relation,
  sum,
  X,
} from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { linear } from '../../terms.ts'
import { nonZero } from '../non-zero.ts'
import { answerIs, figures } from '../sentences.ts'
import { fixedChoice, hints, number, point, say, step } from './area.ts'
import { sideBySide } from './figures.ts'

const DEGREES = say('in-degrees')

/** triangles-possible */
export const trianglesPossible: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return threeSides(dice)
    return difficulty === 2
      ? threeAngles(dice)
      : dice.pick([sidesAndAngle, anglesAndSide, sideSideAngle])(dice)
  },
}

const COUNTS = ['one-triangle', 'many-triangles', 'no-triangle'] as const

function countDraft(
  question: Sentence,
  right: (typeof COUNTS)[number],
  hint: string,
  mistake: string,
  lines: Draft['solution'],
): Draft {
  return {
    question,
    answer: fixedChoice(
      COUNTS.map((name) => ({ say: say(name) })),
      COUNTS.indexOf(right),
      COUNTS.map((_, index) => [index, mistake]),
    ),
    hints: hints(hint),
    solution: [...lines, answerIs(say(right))],
  }
}

function threeSides(dice: Dice): Draft {
  const sides = [dice.int(2, 15), dice.int(2, 15), dice.int(2, 15)]
  const [a = 0, b = 0, c = 0] = [...sides].sort((x, y) => x - y)
  const isFlat = a + b === c
  if (isFlat && dice.int(1, 3) > 1 && a + b < 15) return threeSides(dice)
  const fits = a + b > c
  return countDraft(
    say('triangle-of-sides', { a: sides[0] ?? 0, b: sides[1] ?? 0, c: sides[2] ?? 0 }),
    fits ? 'one-triangle' : 'no-triangle',
    'triangle-of-sides',
    fits ? 'sides-fix-it' : isFlat ? 'equal-sum-accepted' : 'any-sides-work',
    [
      step(
        fits ? 'sides-reach' : 'sides-do-not-reach',
        undefined,
        relation(sum(a, b), fits ? '>' : isFlat ? '=' : '<', c),
      ),
    ],
  )
}

function threeAngles(dice: Dice): Draft {
  const [a, b] = [dice.int(15, 100), dice.int(15, 100)]
  const rest = 180 - a - b
  const isSum = dice.int(1, 2) === 1
  const c = isSum ? rest : rest + dice.pick([10, 15, 20, -10])
  if (c < 15 || rest < 15) return threeAngles(dice)
  return countDraft(
    say('triangle-of-angles', { a, b, c }),
    isSum ? 'many-triangles' : 'no-triangle',
    'triangle-of-angles',
    isSum ? 'angles-fix-it' : 'angle-sum-ignored',
    [step(isSum ? 'angles-sum-fits' : 'angles-sum-off', undefined, equation(sum(a, b, c), a + b + c))],
  )
}

function sidesAndAngle(dice: Dice): Draft {
  return countDraft(
    say('triangle-sides-angle', { a: dice.int(3, 15), b: dice.int(3, 15), angle: dice.int(20, 150) }),
    'one-triangle',
    'triangle-other',
    'two-sides-and-angle-fix-it',
    [step('sides-angle-step')],
  )
}

function anglesAndSide(dice: Dice): Draft {
  const [a, b] = [dice.int(20, 100), dice.int(20, 100)]
  if (a + b > 170) return anglesAndSide(dice)
  return countDraft(
    say('triangle-angles-side', { a, b, side: dice.int(3, 15) }),
    'one-triangle',
    'triangle-other',
    'angles-and-side-fix-it',
    [step('angles-side-step')],
  )
}

/** The side opposite the angle is the shorter one and longer than the height, so it swings to two places. */
function sideSideAngle(dice: Dice): Draft {
  const [angle, longer] = [30, 2 * dice.int(5, 12)]
  const height = longer / 2
  const shorter = dice.int(Math.ceil(height * 1.1), longer - 1)
  return countDraft(
    say('triangle-side-side-angle', { longer, shorter, angle }),
    'many-triangles',
    'triangle-other',
    'swinging-side',
    [step('swinging-side-step')],
  )
}

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

/** angles-parallel-lines */
export const parallelAngles: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return atParallels(dice)
    if (difficulty === 2) return dice.int(1, 2) === 1 ? triangleSum(dice) : exterior(dice)
    return dice.int(1, 2) === 1 ? parallelWithX(dice) : triangleWithX(dice)
  },
}

/** Two parallel lines and one across them; labels stand in one of the four places at each crossing, from top right around. */
function parallels(
  angle: number,
  first: readonly [place: number, text: Maths],
  second: readonly [place: number, text: Maths],
): Drawing {
  const lean = 3 / Math.tan((angle * Math.PI) / 180)
  const round = (value: number) => Math.round(value * 100) / 100
  const [low, high]: [Point, Point] = [
    [0, 0],
    [round(lean), 3],
  ]
  const labelAt = ([x, y]: Point, place: number): Point => {
    const turn =
      ([angle / 2, (180 + angle) / 2, 180 + angle / 2, 270 + angle / 2][place] ?? 0) * (Math.PI / 180)
    return [round(x + 0.95 * Math.cos(turn)), round(y + 0.95 * Math.sin(turn))]
  }
  const across = (from: number, to: number): Point[] =>
    [from, to].map((part) => [round(lean * part), round(3 * part)])
  const left = Math.min(0, lean) - 3
  const right = Math.max(0, lean) + 3
  return {
    kind: 'polygons',
    polygons: [
      {
        points: [
          [round(left), 0],
          [round(right), 0],
        ],
        open: true,
      },
      {
        points: [
          [round(left), 3],
          [round(right), 3],
        ],
        open: true,
      },
      { points: across(-0.5, 1.5), open: true },
    ],
    labels: [
      { at: labelAt(high, first[0]), text: first[1] },
      { at: labelAt(low, second[0]), text: second[1] },
    ],
  }
}

function atParallels(dice: Dice): Draft {
  const angle = dice.int(25, 155)
  if (Math.abs(angle - 90) < 5) return atParallels(dice)
  const [place, other] = dice.pick([
    [0, 0],
    [1, 1],
    [2, 0],
    [3, 1],
    [2, 1],
    [3, 0],
  ] as const)
  const given = place % 2 === 0 ? angle : 180 - angle
  const isEqual = place % 2 === other % 2
  const right = isEqual ? given : 180 - given
  return {
    question: say('angle-at-parallels'),
    drawing: parallels(angle, [place, num(given)], [other, BLANK]),
    answer: number(
      right,
      [
        [180 - right, isEqual ? 'equal-angles-as-neighbors' : 'all-angles-equal'],
        [Math.abs(90 - given), 'right-angle-used'],
        [360 - given, 'full-turn-used'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('angle-at-parallels'),
    solution: [
      step(isEqual ? 'parallel-equal' : 'parallel-together', { given }),
      ...(isEqual ? [] : [figures(equation(difference(180, given), right))]),
      answerIs(right),
    ],
  }
}

/** Angles left, right and on top, and beside the right one where its side goes on. */
const triangleDrawing = (angles: Readonly<Record<number, Maths>>, outside?: Maths): Drawing => ({
  kind: 'polygons',
  polygons: [
    {
      points: [
        [0, 0],
        [6, 0],
        [2, 5],
      ],
      angles,
    },
    ...(outside
      ? [
          {
            points: [
              [6, 0],
              [9, 0],
            ] as Point[],
            open: true,
          },
        ]
      : []),
  ],
  ...(outside && { labels: [{ at: [6.5, 0.7], text: outside }] }),
})

function triangleSum(dice: Dice): Draft {
  const [a, b] = [dice.int(20, 110), dice.int(20, 110)]
  const right = 180 - a - b
  if (right < 20 || right === a || right === b) return triangleSum(dice)
  return {
    question: say('angle-in-triangle'),
    drawing: triangleDrawing({ 0: num(a), 1: num(b), 2: BLANK }),
    answer: number(
      right,
      [
        [360 - a - b, 'triangle-sum-as-360'],
        [a + b, 'added-only'],
        [180 - a, 'one-angle-forgotten'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('angle-in-triangle', { a, b }),
    solution: [step('triangle-sum-step'), figures(equation(difference(180, a, b), right))],
  }
}

function exterior(dice: Dice): Draft {
  const [a, b] = [dice.int(20, 100), dice.int(20, 100)]
  const right = a + b
  if (right > 160 || right === 90) return exterior(dice)
  return {
    question: say('exterior-angle'),
    drawing: triangleDrawing({ 0: num(a), 2: num(b) }, BLANK),
    answer: number(
      right,
      [
        [180 - right, 'inside-for-outside'],
        [180 - a, 'one-angle-forgotten'],
        [360 - right, 'triangle-sum-as-360'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('exterior-angle', { a, b }),
    solution: [
      step('inside-angle', undefined, equation(difference(180, a, b), 180 - right)),
      step('straight-line', undefined, equation(difference(180, 180 - right), right)),
    ],
  }
}

function parallelWithX(dice: Dice): Draft {
  const [a, b, x] = [dice.int(2, 6), nonZero(dice, 20, 2), dice.int(8, 25)]
  const angle = a * x + b
  const isEqual = dice.int(1, 2) === 1
  if (angle < 30 || angle > 150 || Math.abs(angle - 90) < 5) return parallelWithX(dice)
  const other = isEqual ? angle : 180 - angle
  return {
    question: say('angle-with-x'),
    drawing: parallels(angle, [0, linear(a, b)], isEqual ? [0, num(other)] : [1, num(other)]),
    answer: number(
      x,
      [
        [
          rational((isEqual ? 180 - other : other) - b, a),
          isEqual ? 'equal-angles-as-neighbors' : 'all-angles-equal',
        ],
        [angle, 'angle-for-x'],
        [rational(angle + b, a), 'number-not-undone'],
      ],
      'any',
    ),
    hints: hints('angle-with-x'),
    solution: [
      step(
        isEqual ? 'parallel-equal-x' : 'parallel-together-x',
        undefined,
        isEqual ? equation(linear(a, b), other) : equation(sum(linear(a, b), other), 180),
      ),
      step('undo-for-x', undefined, equation(X, fraction(angle - b, a))),
      answerIs(x),
    ],
  }
}

function triangleWithX(dice: Dice): Draft {
  const [m, x, known] = [dice.int(2, 4), dice.int(12, 35), dice.int(25, 110)]
  const b = 180 - known - (m + 1) * x
  if (Math.abs(b) > 25 || b === 0 || m * x + b < 15) return triangleWithX(dice)
  return {
    question: say('triangle-with-x'),
    drawing: triangleDrawing({ 0: X, 1: linear(m, b), 2: num(known) }),
    answer: number(
      x,
      [
        [rational(360 - known - b, m + 1), 'triangle-sum-as-360'],
        [rational(180 - b, m + 1), 'one-angle-forgotten'],
        [rational(180 - known - b, m), 'x-counted-once-less'],
      ],
      'any',
    ),
    hints: hints('triangle-with-x'),
    solution: [
      step('triangle-sum-x', undefined, equation(sum(X, linear(m, b), known), 180)),
      step('collect-x', undefined, equation(linear(m + 1, 0), 180 - known - b)),
      answerIs(x),
    ],
  }
}
