import { expect, test } from 'vitest'
import { seedRandom } from '#engine/core/random.ts'
import { generateMaze } from '#engine/games/math-maze/generate-maze.ts'
import type { CellKind, Maze, Place } from '#engine/games/math-maze/maze.ts'
import { contoursOf } from './contours.ts'

function mazeOf(...rows: string[]): Maze {
  const cells = [...rows.join('')].map((letter): CellKind => (letter === '#' ? 'wall' : 'empty'))
  return { size: rows.length, cells }
}

/** Cells a loop goes around clockwise; less than 0 the other way around (the shoelace formula). */
function area(loop: readonly Place[]): number {
  return (
    loop.reduce((sum, { x, y }, index) => {
      const next = loop[(index + 1) % loop.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2
  )
}

test('a room within a wall has a rim around it and an outline of its own, the other way around', () => {
  const loops = contoursOf(mazeOf('####', '#..#', '#..#', '####'))
  expect(loops.map(area)).toEqual([16, -4])
  expect(loops.map((loop) => loop.length)).toEqual([4, 4])
})

test('walls that touch at a corner are kept apart', () => {
  const loops = contoursOf(mazeOf('....', '.#..', '..#.', '....'))
  expect(loops.map(area)).toEqual([1, 1])
})

test.each([1, 2, 3, 4, 5])('loops enclose as many cells as there are walls (seed %i)', (seed) => {
  const [maze] = generateMaze(seedRandom(seed), 'high', 6)
  const walls = maze.cells.filter((kind) => kind === 'wall').length
  const loops = contoursOf(maze)
  expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBe(walls)
  for (const loop of loops)
    for (const [index, { x, y }] of loop.entries()) {
      const next = loop[(index + 1) % loop.length]
      expect([next?.x === x, next?.y === y].filter(Boolean)).toHaveLength(1)
    }
})
