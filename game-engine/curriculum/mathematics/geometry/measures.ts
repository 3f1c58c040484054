// Perimeter, area and volume of what has right angles: grades 3 and 5.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { BLANK, difference, equation, type Maths, num, product, quotient, sum } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'

/** Two different sides whose area is not their perimeter. */
function drawSides(dice: Dice, least: number, most: number): [number, number] {
  for (;;) {
    const [a, b] = [dice.int(least, most), dice.int(least, most)]
    if (a !== b && a * b !== 2 * (a + b)) return [a, b]
  }
}

function rectangle(a: number, b: number, labels: readonly Maths[]): Drawing {
  const points: readonly Point[] = [
    [0, 0],
    [a, 0],
    [a, b],
    [0, b],
  ]
  const sideLabels = Object.fromEntries(labels.map((label, index) => [index, label]))
  return { kind: 'polygons', polygons: [{ points, sideLabels, rightAngles: [0, 1, 2, 3] }] }
}

/** area-with-squares */
export const areaWithSquares: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    if (difficulty === 3) return corner(dice)
    const [a, b] = drawSides(dice, 2, difficulty === 1 ? 7 : 10)
    return {
      question: difficulty === 1 ? say('area-squares') : say('area-sides', { a, b }),
      drawing:
        difficulty === 1
          ? { kind: 'array', rows: b, columns: a, thing: 'square' }
          : rectangle(a, b, [num(a), num(b)]),
      answer: number(
        a * b,
        [
          [2 * (a + b), 'perimeter-for-area'],
          ...(a > 2 && b > 2 ? [[2 * (a + b) - 4, 'border-only'] as const] : []),
          [a + b, 'sides-added'],
        ],
        'whole',
        say('square-units'),
      ),
      hints: hints('area'),
      solution: [step('area-step', { a, b }), figures(equation(product(a, b), a * b))],
    }
  },
}

/** A rectangle from whose corner another is cut. */
function corner(dice: Dice): Draft {
  const [width, height] = [dice.int(5, 12), dice.int(5, 12)]
  const [cutWidth, cutHeight] = [dice.int(2, width - 2), dice.int(2, height - 2)]
  const lower = width * (height - cutHeight)
  const upper = (width - cutWidth) * cutHeight
  const points: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height - cutHeight],
    [width - cutWidth, height - cutHeight],
    [width - cutWidth, height],
    [0, height],
  ]
  const lengths = [width, height - cutHeight, cutWidth, cutHeight, width - cutWidth, height]
  return {
    question: say('area-corner'),
    drawing: {
      kind: 'polygons',
      polygons: [
        { points, sideLabels: Object.fromEntries(lengths.map((length, index) => [index, num(length)])) },
      ],
    },
    answer: number(
      lower + upper,
      [
        [width * height, 'cut-ignored'],
        [2 * (width + height), 'perimeter-for-area'],
        [lower, 'one-part-only'],
        [cutWidth * cutHeight, 'cut-out-only'],
      ],
      'whole',
      say('square-units'),
    ),
    hints: hints('area-corner'),
    solution: [
      step('corner-lower', undefined, equation(product(width, height - cutHeight), lower)),
      step('corner-upper', undefined, equation(product(width - cutWidth, cutHeight), upper)),
      figures(equation(sum(lower, upper), lower + upper)),
    ],
  }
}

/** perimeter */
export const perimeter: Generator = {
  version: 2,
  draw: (dice, difficulty) => {
    if (difficulty === 1) return around(dice)
    const [a, b] = drawSides(dice, 2, 15)
    const total = 2 * (a + b)
    if (difficulty === 2) {
      return {
        question: say('perimeter-rectangle', { a, b }),
        drawing: rectangle(a, b, [num(a), num(b)]),
        answer: number(
          total,
          [
            [a + b, 'labels-only'],
            [a * b, 'area-for-perimeter'],
            [2 * a + b, 'side-forgotten'],
          ],
          'whole',
          say('units'),
        ),
        hints: hints('perimeter'),
        solution: [step('perimeter-step'), figures(equation(sum(a, b, a, b), total))],
      }
    }
    return {
      question: say('perimeter-missing', { total, a }),
      drawing: rectangle(a, b, [num(a), BLANK]),
      answer: number(
        b,
        [
          [total - a, 'one-side-taken'],
          [total - 2 * a, 'not-halved'],
          ...(total % a === 0 ? [[total / a, 'area-for-perimeter'] as const] : []),
          [Math.abs(total / 2 - a) + 1, 'miscounted'],
        ],
        'whole',
        say('units'),
      ),
      hints: hints('perimeter-missing', { total, a }),
      solution: [
        step('perimeter-missing-step-1', undefined, equation(difference(total, a, a), total - 2 * a)),
        step('perimeter-missing-step-2', undefined, equation(quotient(total - 2 * a, 2), b)),
      ],
    }
  },
}

/** A triangle, or a four-sided figure with sides of its own. */
function around(dice: Dice): Draft {
  const sides = drawFigure(dice)
  const total = sides.reduce((all, side) => all + side, 0)
  return {
    question: say('perimeter-figure', { sides: { amount: sides.length, of: 'side' } }),
    drawing: { kind: 'polygons', polygons: [figureOf(sides)] },
    answer: number(
      total,
      [
        [total - (sides.at(-1) ?? 0), 'side-forgotten'],
        [total - (sides[0] ?? 0), 'side-forgotten'],
        [total + (sides[0] ?? 0), 'side-twice'],
      ],
      'whole',
      say('units'),
    ),
    hints: hints('perimeter'),
    solution: [step('perimeter-step'), figures(equation(sum(...sides), total))],
  }
}

function drawFigure(dice: Dice): number[] {
  if (dice.int(1, 2) === 1) {
    const [a, b] = [dice.int(3, 15), dice.int(3, 15)]
    return [a, b, dice.int(Math.abs(a - b) + 1, Math.min(15, a + b - 1))]
  }
  // A trapezoid: its slanted side is the longest of a triangle of 3, 4 and 5.
  const k = dice.int(1, 3)
  const top = dice.int(2, 8)
  return [top + 3 * k, 5 * k, top, 4 * k]
}

/** Corners in units, to scale. */
function figureOf(sides: readonly number[]) {
  const [a = 3, b = 4, c = 5, d] = sides
  const sideLabels = Object.fromEntries(sides.map((side, index) => [index, num(side)]))
  if (d !== undefined) {
    const points: readonly Point[] = [
      [0, 0],
      [a, 0],
      [c, d],
      [0, d],
    ]
    return { points, sideLabels }
  }
  // The third corner by the law of cosines; b runs from the end of a, c back to its start.
  const x = (a * a + c * c - b * b) / (2 * a)
  const points: readonly Point[] = [
    [0, 0],
    [a, 0],
    [x, Math.sqrt(Math.max(0, c * c - x * x))],
  ]
  return { points, sideLabels }
}

/** volume-of-boxes */
export const volumeOfBoxes: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const most = difficulty === 1 ? 5 : 12
    for (;;) {
      const [length, width, height] = [dice.int(2, most), dice.int(2, most), dice.int(2, most)]
      const volume = length * width * height
      const surface = 2 * (length * width + length * height + width * height)
      if (volume === surface || volume === length + width + height || volume > 2_000) continue
      return difficulty === 3
        ? missingHeight(length * width, height)
        : boxDraft(length, width, height, difficulty === 1)
    }
  },
}

function boxDraft(length: number, width: number, height: number, cubes: boolean): Draft {
  const volume = length * width * height
  const visible = length * width + length * height + width * height - length - width - height + 1
  return {
    question: cubes ? say('volume-cubes') : say('volume-sides', { length, width, height }),
    drawing: { kind: 'box', length, width, height, cubes },
    answer: number(
      volume,
      [
        ...(cubes ? [[visible, 'visible-only'] as const] : []),
        [length + width + height, 'edges-added'],
        [length * width, 'one-layer'],
        [2 * (length * width + length * height + width * height), 'surface-for-volume'],
      ],
      'whole',
      say('cubes'),
    ),
    hints: hints('volume', { height }),
    solution: [
      step('volume-layer', undefined, equation(product(length, width), length * width)),
      step('volume-layers', { height }, equation(product(length * width, height), volume)),
    ],
  }
}

function missingHeight(base: number, height: number): Draft {
  const volume = base * height
  return {
    question: say('volume-height', { volume, base }),
    answer: number(
      height,
      [
        [volume - base, 'taken-away'],
        [base, 'base-for-height'],
        [height + 1, 'miscounted'],
      ],
      'whole',
      say('units'),
    ),
    hints: hints('volume-height', { volume, base }),
    solution: [
      step('volume-height-step', { base, volume }, equation(quotient(volume, base), height)),
      figures(equation(product(base, height), volume)),
    ],
  }
}
