// Angles by their kind, parallel and perpendicular lines, lines of symmetry: grade 4.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point, Segment } from '../../drawing.ts'
import type { Draft } from '../../exercise.ts'
import type { Generator } from '../../generator.ts'
import { answersLook } from '../sentences.ts'
import { hints, say, select, step } from './area.ts'
import {
  irregular,
  moved,
  parallelogram,
  rectangleOf,
  regular,
  rhombus,
  rightTriangle,
  trapezoid,
  turned,
} from './figures.ts'

/** lines-and-symmetry */
export const linesAndSymmetry: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const isFirst = dice.int(1, 2) === 1
    if (difficulty === 1) return isFirst ? anglesOfKind(dice) : pairsOfKind(dice)
    if (difficulty === 2) return isFirst ? withParallelSides(dice) : rightTriangles(dice)
    return symmetryLines(dice)
  },
}

type Option = readonly [choice: { readonly drawing: Drawing }, isRight: boolean, misconception: string]

/** Not all right, and not all wrong. */
function draft(dice: Dice, name: string, options: readonly Option[]): Draft {
  const shown = dice.shuffle(options)
  return {
    question: say(name),
    answer: select(shown),
    hints: hints(name),
    solution: [
      step(`${name}-step`),
      answersLook(shown.flatMap(([{ drawing }, isRight]) => (isRight ? [drawing] : []))),
    ],
  }
}

/** A kind for each of four: the asked one once or more often, the others at least once. */
function drawKinds<Kind>(dice: Dice, kinds: readonly Kind[], asked: Kind): Kind[] {
  return [...kinds, asked, dice.pick(kinds)]
}

const ANGLES = ['acute', 'right', 'obtuse'] as const

function anglesOfKind(dice: Dice): Draft {
  const asked = dice.pick(ANGLES)
  const size = { acute: () => 5 * dice.int(4, 15), right: () => 90, obtuse: () => 5 * dice.int(21, 32) }
  const directions = dice.shuffle([0, 40, 75, 120, 165, 210, 250, 300])
  return draft(
    dice,
    `angles-${asked}`,
    drawKinds(dice, ANGLES, asked).map((kind, index) => {
      const from = directions[index] ?? 0
      return [
        { drawing: { kind: 'angle', rays: [from, from + size[kind]()] } },
        kind === asked,
        `angle-is-${kind}`,
      ]
    }),
  )
}

const PAIRS = ['parallel', 'perpendicular', 'neither'] as const

/** Two lines whose directions differ by so many degrees. */
function pair(dice: Dice, between: number, turn: number): Drawing {
  const line = (length: number): Point[] => [
    [0, 0],
    [length, 0],
  ]
  const first = turned(line(dice.int(4, 8)), turn)
  const second = turned(moved(turned(line(dice.int(3, 6)), between), [0.5, 2]), turn)
  const segment = ([from = [0, 0], to = [0, 0]]: readonly Point[]): Segment => [from, to]
  return { kind: 'polygons', polygons: [], lines: [segment(first), segment(second)] }
}

function pairsOfKind(dice: Dice): Draft {
  const asked = dice.pick(['parallel', 'perpendicular'] as const)
  const between = {
    parallel: () => 0,
    perpendicular: () => 90,
    neither: () => dice.pick([20, 35, 50, 65, 115, 140]),
  }
  const directions = dice.shuffle([0, 20, 45, 70, 110, 150])
  return draft(
    dice,
    `pairs-${asked}`,
    drawKinds(dice, PAIRS, asked).map((kind, index) => [
      { drawing: pair(dice, between[kind](), directions[index] ?? 0) },
      kind === asked,
      `pair-is-${kind}`,
    ]),
  )
}

const outlined = (points: readonly Point[], lines?: readonly Segment[]): Drawing => ({
  kind: 'polygons',
  polygons: [{ points }],
  ...(lines && { lines }),
})

function withParallelSides(dice: Dice): Draft {
  const size = dice.int(3, 6)
  const turn = () => 15 * dice.int(0, 11)
  const parallel = dice.shuffle([
    rectangleOf(size * 2, size),
    parallelogram(size * 1.5, size, 2),
    trapezoid(size * 2, size, 1, size * 0.75),
    rhombus(size * 2, size * 1.5),
    regular(6, size),
  ])
  const others = dice.shuffle([
    rightTriangle(size, size + 1),
    regular(5, size),
    regular(3, size),
    irregular([size, size + 2, size + 1, size + 4], 0),
  ])
  const count = dice.int(2, 3)
  return draft(dice, 'parallel-sides', [
    ...parallel
      .slice(0, count)
      .map(
        (points): Option => [{ drawing: outlined(turned(points, turn())) }, true, 'parallel-sides-missed'],
      ),
    ...others
      .slice(0, 5 - count)
      .map((points): Option => [{ drawing: outlined(turned(points, turn())) }, false, 'no-parallel-sides']),
  ])
}

function rightTriangles(dice: Dice): Draft {
  const turn = () => 15 * dice.int(0, 11)
  const triangle = (apex: Point): Point[] => [[0, 0], [6, 0], apex]
  const others = dice.shuffle<Point>([
    [3, 4.5],
    [2, 5],
    [8, 3],
    [-2, 3],
    [3, 2],
  ])
  const count = dice.int(1, 2)
  return draft(dice, 'right-triangles', [
    ...Array.from(
      { length: count },
      (_, index): Option => [
        { drawing: outlined(turned(rightTriangle(dice.int(3, 4) + 2 * index, dice.int(2, 5)), turn())) },
        true,
        'turned-right-angle',
      ],
    ),
    ...others
      .slice(0, 4 - count)
      .map(
        (apex): Option => [{ drawing: outlined(turned(triangle(apex), turn())) }, false, 'no-right-angle'],
      ),
  ])
}

function symmetryLines(dice: Dice): Draft {
  const [width, height, side] = [dice.int(6, 9), dice.int(3, 5), dice.int(4, 7)]
  const all: readonly (readonly [readonly Point[], Segment, boolean, string])[] = [
    [
      rectangleOf(width, height),
      [
        [width / 2, 0],
        [width / 2, height],
      ],
      true,
      'folds-alike',
    ],
    [
      rectangleOf(width, height),
      [
        [0, height / 2],
        [width, height / 2],
      ],
      true,
      'folds-alike',
    ],
    [
      rectangleOf(width, height),
      [
        [0, 0],
        [width, height],
      ],
      false,
      'diagonal-of-rectangle',
    ],
    [
      rectangleOf(side, side),
      [
        [0, 0],
        [side, side],
      ],
      true,
      'folds-alike',
    ],
    [
      [
        [0, 0],
        [side, 0],
        [side / 2, height + 1],
      ],
      [
        [side / 2, 0],
        [side / 2, height + 1],
      ],
      true,
      'folds-alike',
    ],
    [
      rhombus(side, width),
      [
        [side / 2, 0],
        [side / 2, width],
      ],
      true,
      'folds-alike',
    ],
    [
      parallelogram(width, height, 2),
      [
        [0, 0],
        [width + 2, height],
      ],
      false,
      'halves-do-not-match',
    ],
    [
      parallelogram(width, height, 2),
      [
        [1, height / 2],
        [width + 1, height / 2],
      ],
      false,
      'halves-do-not-match',
    ],
    [
      rightTriangle(width, height),
      [
        [0, 0],
        [width / 2, height / 2],
      ],
      false,
      'halves-do-not-match',
    ],
  ]
  const right = dice.shuffle(all.filter(([, , isRight]) => isRight))
  const wrong = dice.shuffle(all.filter(([, , isRight]) => !isRight))
  const count = dice.int(1, 3)
  return draft(
    dice,
    'symmetry-lines',
    [...right.slice(0, count), ...wrong.slice(0, Math.max(1, 4 - count))].map(
      ([points, line, isRight, misconception]): Option => [
        { drawing: outlined(points, [line]) },
        isRight,
        misconception,
      ],
    ),
  )
}
