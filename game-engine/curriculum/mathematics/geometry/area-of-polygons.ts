import type { Dice } from '#engine/core/random.ts'
import type { Point, Segment } from '../../drawing.ts'
import { rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { brackets, equation, fraction, num, product, quotient, sum } from '../../notation.ts'
import { figures } from '../sentences.ts'
import { hints, number, say, step } from './area.ts'
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
