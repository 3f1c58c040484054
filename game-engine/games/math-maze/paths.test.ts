import { describe, expect, test } from 'vitest'
import { type CellKind, cellAt, type Maze } from './maze.ts'
import { countReachable, shortestWay } from './paths.ts'

const KINDS: Readonly<Record<string, CellKind>> = { '#': 'wall', '.': 'empty', '?': 'math', '*': 'goal' }

function read(...rows: string[]): Maze {
  return {
    size: rows.length,
    cells: rows.flatMap((row) => [...row].map((letter) => KINDS[letter] ?? 'wall')),
  }
}

const winding = read('######', '#.##.#', '#....#', '#?##.#', '#...*#', '######')
const start = { x: 1, y: 1 }

describe('the shortest way', () => {
  test('goes round walls, both ends included', () => {
    expect(shortestWay(winding, start, { x: 4, y: 4 }, ['empty', 'goal'])).toEqual([
      { x: 1, y: 1 },
      { x: 1, y: 2 },
      { x: 2, y: 2 },
      { x: 3, y: 2 },
      { x: 4, y: 2 },
      { x: 4, y: 3 },
      { x: 4, y: 4 },
    ])
  })

  test('keeps to the kinds of cell it may use', () => {
    expect(shortestWay(winding, start, { x: 1, y: 4 }, ['empty'])).toBeNull()
    expect(shortestWay(winding, start, { x: 1, y: 4 }, ['empty', 'math'])).toHaveLength(4)
  })

  test('is no way at all where one stands', () => {
    expect(shortestWay(winding, start, start, ['empty'])).toEqual([start])
  })
})

test('what lies behind the goal cannot be come to', () => {
  expect(countReachable(winding, start)).toBe(12)
  const behind = read('######', '#.####', '#....#', '#.##.#', '#.###*', '######')
  expect(countReachable(read('#####', '#.#.#', '#*..#', '#####', '#####'), start)).toBe(2)
  expect(countReachable(behind, start)).toBe(8)
})

test('outside the maze all is wall', () => {
  for (const place of [
    { x: -1, y: 2 },
    { x: 6, y: 2 },
    { x: 2, y: -1 },
    { x: 2, y: 6 },
  ]) {
    expect(cellAt(winding, place)).toBe('wall')
  }
})
