// Areas of triangles and other polygons: grade 6. Scale drawings and pairs of angles: grade 7. Moves: grade 8.
import type { Dice } from '#engine/core/random.ts'
import type { Mistake } from '../../area.ts'
import type { Point, Segment } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import {
  brackets,
  difference,
  equation,
  fraction,
  multiple,
  num,
  product,
  quotient,
  sum,
  X,
} from '../../notation.ts'
import { answerIs, figures } from '../sentences.ts'
import { hints, number, point, say, step } from './area.ts'
import { parallelogram, rightTriangle, trapezoid } from './figures.ts'

const SQUARES = say('square-units')

/** area-of-polygons */
export const areaOfPolygons: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return dice.int(1, 2) === 1 ? ofParallelogram(dice) : ofRightTriangle(dice)
    return difficulty === 2 ? ofTriangle(dice) : ofTrapezoid(dice)
  },
}

/** Slanted sides of right triangles, so that all lengths are whole. */
const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const

function ofParallelogram(dice: Dice): Draft {
  const [lean, height, slant] = dice.pick(TRIPLES)
  const base = lean + dice.int(1, 8)
  return {
    question: say('parallelogram-area', { base, height, slant }),
    drawing: {
      kind: 'polygons',
      polygons: [{ points: parallelogram(base, height, lean), sideLabels: { 0: num(base), 1: num(slant) } }],
      lines: [
        [
          [lean, height],
          [lean, 0],
        ] satisfies Segment,
      ],
    },
    answer: number(
      base * height,
      [
        [base * slant, 'slant-as-height'],
        [rational(base * height, 2), 'halved-too-much'],
        [2 * (base + slant), 'perimeter-for-area'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('parallelogram-area'),
    solution: [step('parallelogram-area-step'), figures(equation(product(base, height), base * height))],
  }
}

function ofRightTriangle(dice: Dice): Draft {
  const [a, b, slant] = dice.pick(TRIPLES)
  const factor = dice.int(1, 3)
  const [base, height, long] = [a * factor, b * factor, slant * factor]
  return triangleDraft(base, height, long, rightTriangle(base, height))
}

function ofTriangle(dice: Dice): Draft {
  const [foot, height, slant] = dice.pick(TRIPLES)
  const base = foot + dice.int(1, 12)
  return triangleDraft(
    base,
    height,
    slant,
    [
      [0, 0],
      [base, 0],
      [foot, height],
    ],
    [
      [foot, height],
      [foot, 0],
    ],
  )
}

function triangleDraft(
  base: number,
  height: number,
  slant: number,
  points: readonly Point[],
  line?: Segment,
): Draft {
  const area = rational(base * height, 2)
  return {
    question: say('triangle-area', { base, height, slant }),
    drawing: {
      kind: 'polygons',
      polygons: [{ points, sideLabels: { 0: num(base) } }],
      ...(line && { lines: [line] }),
    },
    answer: number(
      area,
      [
        [base * height, 'half-forgotten'],
        [rational(base * slant, 2), 'slant-as-height'],
        [base + height + slant, 'perimeter-for-area'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('triangle-area'),
    solution: [
      step('around-triangle', undefined, equation(product(base, height), base * height)),
      step('half-of-it', undefined, equation(quotient(base * height, 2), num(area))),
    ],
  }
}

function ofTrapezoid(dice: Dice): Draft {
  const [inset, height, slant] = dice.pick(TRIPLES)
  const top = dice.int(2, 8)
  const base = top + inset
  const area = rational((base + top) * height, 2)
  return {
    question: say('trapezoid-area', { base, top, height, slant }),
    drawing: {
      kind: 'polygons',
      polygons: [
        {
          points: trapezoid(base, height, inset, top),
          sideLabels: { 0: num(base), 2: num(top), 3: num(slant) },
        },
      ],
      lines: [
        [
          [inset, height],
          [inset, 0],
        ] satisfies Segment,
      ],
    },
    answer: number(
      area,
      [
        [(base + top) * height, 'half-forgotten'],
        [base * height, 'one-side-for-both'],
        [rational((base + top) * slant, 2), 'slant-as-height'],
      ],
      'any',
      SQUARES,
    ),
    hints: hints('trapezoid-area'),
    solution: [
      step('parallel-sides-sum', undefined, equation(sum(base, top), base + top)),
      step(
        'times-height-half',
        undefined,
        equation(fraction(product(brackets(sum(base, top)), height), 2), num(area)),
      ),
    ],
  }
}

/** scale-drawings */
export const scaleDrawings: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const scale = dice.int(2, 20)
    const length = dice.int(2, 15)
    if (length === scale) return scaleDrawings.draw(dice, difficulty)
    if (difficulty === 1) return fromDrawing(length, scale)
    if (difficulty === 2) return toDrawing(length, scale)
    return areaOfDrawing(dice, dice.int(2, 10))
  },
}

const METERS = say('in-meters', { unit: { many: 'meter' } })

function fromDrawing(length: number, scale: number): Draft {
  return {
    question: say('from-drawing', {
      scale: { amount: scale, of: 'meter' },
      length: { amount: length, of: 'centimeter' },
    }),
    answer: number(
      length * scale,
      [
        [length + scale, 'scale-added'],
        [rational(length, scale), 'scale-divided'],
        [(length - 1) * scale, 'one-centimeter-missed'],
      ],
      'whole',
      METERS,
    ),
    hints: hints('from-drawing', { scale: { amount: scale, of: 'meter' } }),
    solution: [
      step('from-drawing-step', { scale: { amount: scale, of: 'meter' } }),
      figures(equation(product(length, scale), length * scale)),
    ],
  }
}

function toDrawing(length: number, scale: number): Draft {
  const real = length * scale
  return {
    question: say('to-drawing', {
      scale: { amount: scale, of: 'meter' },
      real: { amount: real, of: 'meter' },
    }),
    answer: number(
      length,
      [
        [real * scale, 'scale-multiplied'],
        [real - scale, 'scale-subtracted'],
        [length + 1, 'one-centimeter-too-many'],
      ],
      'any',
      say('in-centimeters', { unit: { many: 'centimeter' } }),
    ),
    hints: hints('to-drawing', { scale: { amount: scale, of: 'meter' } }),
    solution: [
      step('to-drawing-step', { scale: { amount: scale, of: 'meter' } }),
      figures(equation(quotient(real, scale), length)),
    ],
  }
}

/** An area in the drawing, lengths `scale` times as long in reality. */
function areaOfDrawing(dice: Dice, scale: number): Draft {
  const [width, height] = [dice.int(2, 9), dice.int(2, 9)]
  const [wide, high] = [width * scale, height * scale]
  const area = wide * high
  return {
    question: say('area-from-drawing', { scale: { amount: scale, of: 'meter' }, width, height }),
    answer: number(
      area,
      [
        [width * height * scale, 'area-scaled-once'],
        [width * height, 'drawing-area'],
        [2 * (wide + high), 'perimeter-for-area'],
      ],
      'whole',
      say('in-square-meters'),
    ),
    hints: hints('area-from-drawing', { scale: { amount: scale, of: 'meter' } }),
    solution: [
      step('real-width', undefined, equation(product(width, scale), wide)),
      step('real-height', undefined, equation(product(height, scale), high)),
      figures(equation(product(wide, high), area)),
    ],
  }
}

const DEGREES = say('in-degrees')

const WHOLES = { complementary: 90, supplementary: 180 } as const

/** angle-pairs */
export const anglePairs: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const kind = dice.pick(['complementary', 'supplementary'] as const)
    const whole = WHOLES[kind]
    if (difficulty === 1)
      return dice.int(1, 3) === 1 ? verticalAngles(dice) : otherAngle(kind, dice.int(10, whole - 10))
    return withX(dice, kind, difficulty === 3)
  },
}

function otherAngle(kind: keyof typeof WHOLES, angle: number): Draft {
  const whole = WHOLES[kind]
  const answer = whole - angle
  const wrongWhole = kind === 'complementary' ? 180 : 90
  return {
    question: say(kind, { angle }),
    drawing: { kind: 'angle', rays: [0, angle, whole], labels: [num(angle), { is: 'blank' }] },
    answer: number(
      answer,
      [
        [Math.abs(wrongWhole - angle), 'other-whole', { whole }],
        [angle, 'angle-copied'],
        [whole + angle, 'added-for-missing-angle'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints(kind, { angle }),
    solution: [step(`${kind}-step`), figures(equation(difference(whole, angle), answer))],
  }
}

function verticalAngles(dice: Dice): Draft {
  const angle = dice.int(20, 160)
  if (angle === 90) return verticalAngles(dice)
  return {
    question: say('vertical', { angle }),
    drawing: { kind: 'angle', rays: [0, angle, 180, 180 + angle], labels: [num(angle), { is: 'blank' }] },
    answer: number(
      180 - angle,
      [
        [angle, 'neighbor-as-opposite'],
        [Math.abs(90 - angle), 'other-whole', { whole: 180 }],
        [360 - angle, 'full-turn-used'],
      ],
      'whole',
      DEGREES,
    ),
    hints: hints('supplementary', { angle }),
    solution: [step('supplementary-step'), figures(equation(difference(180, angle), 180 - angle))],
  }
}

/** One angle is ax + b, the other a number. */
function withX(dice: Dice, kind: keyof typeof WHOLES, isAngleAsked: boolean): Draft {
  const whole = WHOLES[kind]
  const [a, b, x] = [dice.int(2, 6), dice.int(2, 20), dice.int(3, 20)]
  const angle = a * x + b
  const other = whole - angle
  if (angle > whole - 10 || other === x || angle === x || other === angle)
    return withX(dice, kind, isAngleAsked)
  const mistakes: readonly Mistake<number | ReturnType<typeof rational>>[] = isAngleAsked
    ? [
        [x, 'x-for-angle'],
        [other, 'other-angle-given'],
        [a * x, 'constant-left-out'],
      ]
    : [
        [angle, 'angle-for-x'],
        [rational(angle + b, a), 'constant-sign'],
        [rational(Math.abs((whole === 90 ? 180 : 90) - other - b), a), 'other-whole', { whole }],
      ]
  const expression = sum(multiple(a, X), b)
  return {
    question: say(isAngleAsked ? `${kind}-angle` : `${kind}-x`, { expression, other }),
    answer: number(isAngleAsked ? angle : x, mistakes, 'any', isAngleAsked ? DEGREES : undefined),
    hints: hints(`${kind}-x`, { expression, other }),
    solution: isAngleAsked
      ? [
          step('angles-sum', { whole, expression, other }),
          step('find-x', undefined, equation(quotient(brackets(difference(whole, other, b)), a), x)),
          step('put-x-in', undefined, equation(sum(product(a, x), b), angle)),
        ]
      : [
          step('angles-sum', { whole, expression, other }),
          step('find-x', undefined, equation(quotient(brackets(difference(whole, other, b)), a), x)),
        ],
  }
}

/** rigid-transformations */
export const rigidMoves: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const [x, y] = [dice.int(1, 6) * dice.pick([1, -1]), dice.int(1, 6) * dice.pick([1, -1])]
    if (Math.abs(x) === Math.abs(y)) return rigidMoves.draw(dice, difficulty)
    if (difficulty === 1) return translated(dice, [x, y])
    return difficulty === 2 ? reflected(dice, [x, y]) : rotated(dice, [x, y])
  },
}

const at = ([x, y]: Point) => say('point-at', { x, y })

function moveDraft(
  name: string,
  start: Point,
  target: Point,
  mistakes: readonly Mistake<Point>[],
  fillers = {},
): Draft {
  return {
    question: say(name, { point: at(start), ...fillers }),
    drawing: { kind: 'plane', x: [-12, 12], y: [-12, 12], points: [{ at: start }] },
    answer: point(target, mistakes),
    hints: hints(name, fillers),
    solution: [step(`${name}-step`, fillers), answerIs(at(target))],
  }
}

function translated(dice: Dice, [x, y]: Point): Draft {
  const [right, up] = [dice.int(1, 5), dice.int(1, 5)]
  if (right === up) return translated(dice, [x, y])
  const fillers = { right: { amount: right, of: 'unit' }, up: { amount: up, of: 'unit' } } as const
  return moveDraft(
    'translate',
    [x, y],
    [x + right, y - up],
    [
      [[x - right, y + up], 'moved-back'],
      [[x + up, y - right], 'moves-swapped'],
      [[x + right, y + up], 'down-as-up'],
    ],
    fillers,
  )
}

function reflected(dice: Dice, [x, y]: Point): Draft {
  const [name, target] = dice.pick([
    ['mirror-x', [x, -y]],
    ['mirror-y', [-x, y]],
    ['mirror-diagonal', [y, x]],
  ] as const)
  return moveDraft(name, [x, y], target, [
    [name === 'mirror-x' ? [-x, y] : [x, -y], 'other-mirror'],
    [[-x, -y], 'both-signs-changed'],
    [[-y, -x], 'both-signs-changed'],
  ])
}

function rotated(dice: Dice, [x, y]: Point): Draft {
  const [name, target, other] = dice.pick([
    ['quarter-turn', [-y, x], [y, -x]],
    ['half-turn', [-x, -y], [-x, y]],
    ['quarter-turn-clockwise', [y, -x], [-y, x]],
  ] as const)
  return moveDraft(name, [x, y], target, [
    [other, name === 'half-turn' ? 'reflected-for-turned' : 'turned-other-way'],
    [[y, x], 'only-swapped'],
    [
      name === 'half-turn' ? [x, -y] : [-x, -y],
      name === 'half-turn' ? 'reflected-for-turned' : 'half-turn-instead',
    ],
  ])
}
