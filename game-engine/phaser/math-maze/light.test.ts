import { expect, test } from 'vitest'
import { seedRandom } from '#engine/core/random.ts'
import { generateMaze } from '#engine/games/math-maze/generate-maze.ts'
import { cellAt, goalOf, indexOf, placeOf, START } from '#engine/games/math-maze/maze.ts'
import { lightAt } from './light.ts'

const [maze] = generateMaze(seedRandom(3), 'high', 4)
const visited = new Set([indexOf(maze, START)])
const light = (place: { x: number; y: number }, player = START) => lightAt(maze, place, player, visited)

test('what was walked stays lit wherever the player is, and so does the rim', () => {
  expect(light(START, { x: 9, y: 9 })).toBe(1)
  expect(light({ x: 0, y: 6 })).toBe(1)
  expect(light({ x: maze.size - 1, y: 3 })).toBe(1)
})

test('light falls off with distance from the player', () => {
  const open = maze.cells.flatMap((kind, index) => (kind === 'empty' ? [placeOf(maze, index)] : []))
  const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - START.x, y - START.y)
  const lights = open.toSorted((one, other) => distance(one) - distance(other)).map((place) => light(place))
  expect(lights).toEqual(lights.toSorted((one, other) => other - one))
  expect(lights.at(-1)).toBe(0)
})

test('walls far off are dim, the goal shines', () => {
  const far = maze.cells.flatMap((kind, index) => {
    const place = placeOf(maze, index)
    return kind === 'wall' && Math.min(place.x, place.y) > 4 && Math.max(place.x, place.y) < maze.size - 1
      ? [place]
      : []
  })
  expect(far.length).toBeGreaterThan(0)
  for (const place of far) expect(light(place)).toBeCloseTo(0.28)
  expect(cellAt(maze, goalOf(maze))).toBe('goal')
  expect(light(goalOf(maze))).toBeGreaterThan(0.5)
})
