import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { seedRandom } from '#engine/core/random.ts'
import { LEVEL_CAPS } from './constants.ts'
import { generateMaze } from './generate-maze.ts'
import { beside, cellAt, DIRECTIONS, goalOf, type Maze, placeOf } from './maze.ts'
import { countReachable, shortestWay } from './paths.ts'
import { planOf } from './plan.ts'

const seeds = fc.integer({ min: 0, max: 0xffff_ffff })
/** All levels of a band, and ten extra ones. */
const everyLevel = BANDS.flatMap((band) =>
  Array.from({ length: LEVEL_CAPS[band] + 10 }, (_, index) => [band, index + 1] as const),
)

function make(seed: number, band: Band, level: number): Maze {
  return generateMaze(seedRandom(seed), band, level)[0]
}

function count(maze: Maze, kind: string): number {
  return maze.cells.filter((cell) => cell === kind).length
}

describe.each(everyLevel)('%s, level %i', (band, level) => {
  const plan = planOf(band, level)

  test('has as many walls and problems as the formulas say, one goal, and a way to it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = make(seed, band, level)
        const border = 4 * (plan.size - 1)
        expect(maze.size).toBe(plan.size)
        expect(maze.cells).toHaveLength(plan.size ** 2)
        expect(count(maze, 'wall')).toBe(border + plan.walls)
        expect(count(maze, 'math')).toBe(plan.mathCells)
        expect(count(maze, 'goal')).toBe(1)
        expect(cellAt(maze, { x: 1, y: 1 })).toBe('empty')
        expect(cellAt(maze, { x: plan.size - 2, y: plan.size - 2 })).toBe('goal')
        expect(shortestWay(maze, { x: 1, y: 1 }, goalOf(maze), ['empty', 'math', 'goal'])).not.toBeNull()
        expect(countReachable(maze, { x: 1, y: 1 })).toBe(plan.size ** 2 - border - plan.walls)
      }),
      { numRuns: 25 },
    )
  })
})

test('the border is wall all round', () => {
  for (const [band, level] of everyLevel) {
    const { size, cells } = make(level, band, level)
    for (const [index, kind] of cells.entries()) {
      const { x, y } = placeOf({ size }, index)
      if (x === 0 || y === 0 || x === size - 1 || y === size - 1) expect(kind).toBe('wall')
    }
  }
})

test('the same generator makes the same maze, another one another', () => {
  expect(generateMaze(seedRandom(4), 'high', 3)).toEqual(generateMaze(seedRandom(4), 'high', 3))
  const mazes = Array.from({ length: 50 }, (_, seed) => make(seed, 'middle', 4).cells.join(''))
  expect(new Set(mazes).size).toBe(50)
})

test.each([
  ['elementary', 3],
  ['middle', 3],
  ['high', 3],
  ['high', 10],
] as const)('%s, level %i: problems stand where the way leads', (band, level) => {
  const forced = Array.from({ length: 60 }, (_, seed) => make(seed, band, level)).filter(
    (maze) => shortestWay(maze, { x: 1, y: 1 }, goalOf(maze), ['empty', 'goal']) === null,
  )
  expect(forced.length).toBeGreaterThan(30)
})

test('a maze is plain data', () => {
  const maze = make(1, 'middle', 5)
  expect(JSON.parse(JSON.stringify(maze))).toEqual(maze)
})

test('from everywhere there is a way to go', () => {
  const maze = make(8, 'high', 10)
  for (const [index, kind] of maze.cells.entries()) {
    if (kind === 'wall') continue
    const open = DIRECTIONS.filter(
      (direction) => cellAt(maze, beside(placeOf(maze, index), direction)) !== 'wall',
    )
    expect(open.length).toBeGreaterThan(0)
  }
})
