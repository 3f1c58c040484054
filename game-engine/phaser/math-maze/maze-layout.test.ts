import { describe, expect, test } from 'vitest'
import { seedRandom } from '#engine/core/random.ts'
import { generateMaze } from '#engine/games/math-maze/generate-maze.ts'
import type { CellKind, Maze } from '#engine/games/math-maze/maze.ts'
import { blocksOf, dotsOf, edgesOf, layOut, wallsOf } from './maze-layout.ts'

const small: Maze = {
  size: 5,
  cells: [...'######..###..##.*######'.padEnd(25, '#')].map(
    (letter): CellKind => (letter === '.' ? 'empty' : letter === '*' ? 'goal' : 'wall'),
  ),
}

describe('the layout', () => {
  test('fills the field from edge to edge, all inner cells alike', () => {
    const layout = layOut(small, 384)
    expect([0, 5].map(layout.line)).toEqual([0, 384])
    expect(layout.line(1)).toBeLessThan(layout.cell)
    expect(layout.line(2) - layout.line(1)).toBeCloseTo(layout.cell)
    expect(layout.line(4) - layout.line(3)).toBeCloseTo(layout.cell)
    expect(layout.centre({ x: 2, y: 2 }).x).toBeCloseTo(192)
    expect(layout.centre({ x: 2, y: 2 }).y).toBeCloseTo(192)
  })
})

describe('walls', () => {
  const [maze] = generateMaze(seedRandom(5), 'high', 6)
  const layout = layOut(maze, 600)

  test('cover as much as there are wall cells', () => {
    const { cell } = layout
    const border = layout.line(1)
    const inner = blocksOf(maze, layout).length * cell * cell
    const covered = wallsOf(maze, layout).reduce((sum, { width, height }) => sum + width * height, 0)
    expect(covered).toBeCloseTo(inner + 600 * 600 - (600 - 2 * border) ** 2)
  })

  test('edges run along grid lines, and the rim is one of them', () => {
    for (const { from, to } of edgesOf(maze, layout)) {
      expect(from.x === to.x || from.y === to.y).toBe(true)
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeGreaterThan(0)
    }
    expect(edgesOf(maze, layout)[0]).toEqual({ from: { x: 0, y: 0 }, to: { x: 600, y: 0 } })
    const rim = edgesOf(maze, layout).filter(
      ({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y) === 600,
    )
    expect(rim).toHaveLength(4)
  })

  test('every side of the open room has one', () => {
    expect(edgesOf(small, layOut(small, 384)).length).toBeGreaterThanOrEqual(8)
  })
})

test('the thread has a dot in every cell and two between', () => {
  const layout = layOut(small, 384)
  const dots = dotsOf(
    [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ],
    layout,
  )
  expect(dots).toHaveLength(4)
  expect(dots[0]).toEqual(layout.centre({ x: 1, y: 1 }))
  expect(dots.at(-1)).toEqual(layout.centre({ x: 2, y: 1 }))
})
