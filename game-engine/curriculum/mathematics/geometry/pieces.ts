// Shapes made of smaller shapes: kindergarten.
import type { Dice } from '#engine/core/random.ts'
import type { Drawing, Point } from '../../drawing.ts'
import type { Generator } from '../../generator.ts'
import { answerLooks } from '../sentences.ts'
import { choice, hints, say, step } from './area.ts'
import { rectangleOf, regular, rightTriangle, sideBySide, turned } from './figures.ts'

interface Target {
  readonly outline: readonly Point[]
  readonly pieces: readonly (readonly Point[])[]
}

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

const twoTriangles = (width: number, height: number): Target => ({
  outline: rectangleOf(width, height),
  pieces: times(2, rightTriangle(width, height)),
})

const squaresInRow = (count: number, side: number): Target => ({
  outline: rectangleOf(count * side, side),
  pieces: times(count, rectangleOf(side, side)),
})

const tent = (width: number, height: number): Target => ({
  outline: [
    [0, 0],
    [2 * width, 0],
    [width, height],
  ],
  // One is the other's mirror image.
  pieces: [
    rightTriangle(width, height),
    [
      [0, 0],
      [width, 0],
      [width, height],
    ],
  ],
})

const slide = (side: number): Target => ({
  outline: [
    [0, 0],
    [2 * side, 0],
    [side, side],
    [0, side],
  ],
  pieces: [rectangleOf(side, side), rightTriangle(side, side)],
})

const boat = (side: number): Target => ({
  outline: [
    [side, 0],
    [2 * side, 0],
    [3 * side, side],
    [0, side],
  ],
  pieces: [rectangleOf(side, side), ...times(2, rightTriangle(side, side))],
})

const house = (side: number): Target => ({
  outline: [
    [0, 0],
    [2 * side, 0],
    [2 * side, 2 * side],
    [side, 3 * side],
    [0, 2 * side],
  ],
  pieces: [rectangleOf(2 * side, 2 * side), ...times(2, rightTriangle(side, side))],
})

const hexagon = (side: number): Target => ({
  outline: regular(6, side),
  pieces: times(6, regular(3, side / Math.sqrt(3))),
})

const windmill = (side: number): Target => ({
  outline: rectangleOf(2 * side, 2 * side),
  pieces: times(4, turned(rightTriangle(side * Math.SQRT2, side * Math.SQRT2), 45)),
})

function drawTarget(dice: Dice, difficulty: 1 | 2 | 3): Target {
  const side = dice.int(2, 6)
  if (difficulty === 1) {
    const kind = dice.int(1, 3)
    if (kind === 1) return twoTriangles(side, side)
    return kind === 2 ? twoTriangles(side + dice.int(1, 3), side) : squaresInRow(2, side)
  }
  const targets =
    difficulty === 2
      ? [tent(side, side + 1), slide(side), squaresInRow(3, side), tent(side + 1, side)]
      : [boat(side), house(side), hexagon(side), windmill(side)]
  return dice.pick(targets)
}

const smaller = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x / 2, y / 2])

/** build-shapes */
export const buildShapes: Generator = {
  version: 1,
  draw: (dice, difficulty) => {
    const { outline, pieces } = drawTarget(dice, difficulty)
    const turns = pieces.map(() => (difficulty === 1 ? 0 : dice.pick([0, 90, 180, 270])))
    const laid = (shown: readonly (readonly Point[])[]): Drawing => ({
      kind: 'polygons',
      polygons: sideBySide(shown.map((points, index) => turned(points, turns[index] ?? 0))),
    })
    const last = pieces.at(-1) ?? []
    const right = laid(pieces)
    return {
      question: say('build'),
      drawing: { kind: 'polygons', polygons: [{ points: outline, shaded: true }] },
      answer: choice(dice, { drawing: right }, [
        dice.int(1, 2) === 1
          ? [{ drawing: laid(pieces.slice(1)) }, 'gap-left']
          : [{ drawing: laid([...pieces, last]) }, 'piece-too-many'],
        [{ drawing: laid([...pieces.slice(0, -1), smaller(last)]) }, 'count-alone'],
      ]),
      hints: hints('build'),
      solution: [step('build-step'), answerLooks(right)],
    }
  },
}
