import { expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { seedRandom } from '#engine/core/random.ts'
import { generateMaze } from '#engine/games/math-maze/generate-maze.ts'
import { cellAt, START } from '#engine/games/math-maze/maze.ts'
import { findsIn } from './finds.ts'

const mazes = BANDS.flatMap((band) =>
  [1, 3, 5].flatMap((level) => [1, 2, 3, 4].map((seed) => generateMaze(seedRandom(seed), band, level)[0])),
)

test('every maze has some, on open cells apart from each other, none at the start', () => {
  for (const maze of mazes) {
    const finds = findsIn(maze, 5)
    expect(finds.length).toBeGreaterThanOrEqual(2)
    for (const { place, kind } of finds) {
      expect(cellAt(maze, place)).toBe('empty')
      expect(place).not.toEqual(START)
      expect(kind).toBeLessThan(5)
    }
    for (const [index, one] of finds.entries())
      for (const other of finds.slice(index + 1))
        expect(Math.abs(one.place.x - other.place.x) + Math.abs(one.place.y - other.place.y)).toBeGreaterThan(
          1,
        )
  }
})

test('the same maze has the same, another one others', () => {
  const [one, other] = [mazes[8], mazes[9]]
  if (!one || !other) throw new Error('no mazes')
  expect(findsIn(one, 5)).toEqual(findsIn(one, 5))
  expect(findsIn(one, 5)).not.toEqual(findsIn(other, 5))
})
