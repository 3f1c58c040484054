import { expect, test } from 'vitest'
import { seedRandom } from '#engine/core/random.ts'
import { generateMaze } from '#engine/games/math-maze/generate-maze.ts'
import { indexOf, START } from '#engine/games/math-maze/maze.ts'
import { Explored } from './explored.ts'

const [maze] = generateMaze(seedRandom(1), 'elementary', 1)

test('a thing is come across once', () => {
  const explored = new Explored(1, maze, 5)
  const [find] = explored.finds
  if (!find) throw new Error('nothing to find')
  expect(explored.comeAcross(START)).toBeNull()
  expect(explored.comeAcross({ ...find.place })).toBe(find)
  expect(explored.comeAcross(find.place)).toBeNull()
  expect([...explored.found]).toEqual([find])
})

test('cells stay visited', () => {
  const explored = new Explored(1, maze, 5)
  explored.visit(maze, START)
  explored.visit(maze, START)
  expect([...explored.visited]).toEqual([indexOf(maze, START)])
})
