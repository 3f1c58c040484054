import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { seedRandom, withDice } from '#engine/core/random.ts'
import { layOut } from '#engine/games/word-wizard/lay-out.ts'
import { type Maze, rightWay } from '#engine/games/word-wizard/maze.ts'
import { MISSIONS } from '#engine/games/word-wizard/missions/missions.ts'
import { bake } from '../bake-model.ts'
import { PAGE_DEPTH, PAGE_WIDTH } from '../page.ts'
import { glim } from './glim.ts'
import { blockFill, mazeParts, wayStroke } from './maze-model.ts'
import { blockSize, cellSize, middleOf } from './page-grid.ts'

/** One maze of every mission. */
const MAZES: readonly Maze[] = LANGUAGES.flatMap((language) =>
  BANDS.flatMap((band) =>
    MISSIONS[language][band].map(
      (mission, seed) => withDice(seedRandom(seed), (dice) => layOut(mission, dice))[0],
    ),
  ),
)

test('every maze lies on its page, right of what binds it, and every block inside its cell', () => {
  const outside = MAZES.filter((maze) => {
    const half = cellSize(maze) / 2
    return maze.cells.some((cell) => {
      const { x, z } = middleOf(maze, cell)
      const { width, side, letter } = blockSize(maze, cell)
      const isOff =
        x - half < -PAGE_WIDTH * 500 + 40 ||
        x + half > PAGE_WIDTH * 500 ||
        Math.abs(z) + half > PAGE_DEPTH * 500
      return isOff || width > half * 2 || side > half * 2 || letter > side
    })
  })
  expect(outside).toEqual([])
})

test('a wall stands on every side of a cell where no way leads on, and nowhere else', () => {
  for (const maze of MAZES.slice(0, 8)) {
    const size = cellSize(maze)
    const strips = mazeParts(maze).flatMap((part) =>
      part.form === 'box' && part.fill === 'paper' && part.size[1] <= 15 ? [part] : [],
    )
    const isBlocked = (x: number, z: number) =>
      strips.some(
        ({ at, size: [wide, , deep] }) =>
          Math.abs(at[0] - x) <= wide / 2 + 0.1 && Math.abs(at[2] - z) <= deep / 2 + 0.1,
      )
    for (const [index, cell] of maze.cells.entries()) {
      const { x, z } = middleOf(maze, cell)
      for (const [dx, dy] of [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ] as const) {
        const other = maze.cells.findIndex((one) => one.x === cell.x + dx && one.y === cell.y + dy)
        const isOpen = other >= 0 && (maze.cells[other]?.from === index || cell.from === other)
        expect(isBlocked(x + (dx * size) / 2, z + (dy * size) / 2)).toBe(!isOpen)
      }
    }
  }
})

test('the largest maze, the way through it and Glim stay far below the triangles of a scene', () => {
  const largest = MAZES.toSorted((one, other) => other.cells.length - one.cells.length)[0]
  if (largest === undefined) throw new Error('no mazes')
  const models = [
    bake('maze', mazeParts(largest)),
    bake('way', wayStroke(largest, rightWay(largest))),
    bake('glim', glim()),
  ]
  const triangles = models.reduce((sum, model) => sum + model.triangles, 0)
  expect(triangles).toBeGreaterThan(500)
  expect(triangles).toBeLessThan(12_000)
  expect(wayStroke(largest, [0])).toEqual([])
  expect(new Set(largest.cells.map((_, cell) => blockFill(largest, cell))).size).toBeGreaterThan(1)
})
