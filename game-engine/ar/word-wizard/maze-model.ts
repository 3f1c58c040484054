// A maze on the page: walls of paper strips, a letter block on every cell that has a part, a flag at the end of every way.
import type { Fill, Part, Stroke, Triple } from '../../core/part.ts'
import { box, cylinder, level, plate, stroke } from '../../core/solids.ts'
import type { Maze } from '../../games/word-wizard/maze.ts'
import { blockSize, cellSize, flagAt, middleOf } from './page-grid.ts'

const WALL = { high: 15, thick: 6 }
const BLOCK_FILLS = ['a', 'b', 'paper'] as const satisfies readonly Fill[]

/** The fill of a cell's block: not that of the one before it on its way. */
export function blockFill({ cells }: Maze, cell: number): Fill {
  return BLOCK_FILLS[(cell + (cells[cell]?.y ?? 0)) % BLOCK_FILLS.length] ?? 'paper'
}

export function mazeParts(maze: Maze): readonly Part[] {
  return [...walls(maze), ...blocks(maze), ...flags(maze)]
}

function blocks(maze: Maze): Part[] {
  return maze.cells.flatMap((cell, index) => {
    if (cell.part === '') return []
    const { x, z } = middleOf(maze, cell)
    const { width, side } = blockSize(maze, cell)
    return [box([width, side, side], [x, side / 2, z], blockFill(maze, index))]
  })
}

function flags(maze: Maze): Part[] {
  return maze.cells.flatMap((_, index) => {
    const foot = flagAt(maze, index)
    if (foot === null) return []
    const { x, z } = foot
    return [
      cylinder([16, 5, 16], [x, 2.5, z], 'b'),
      cylinder([4, 92, 4], [x, 48, z], 'ink'),
      plate(
        [
          [0, 0],
          [34, 2],
          [26, 11],
          [34, 20],
          [0, 22],
        ],
        1.6,
        [x + 1, 71, z],
        'a',
      ),
    ]
  })
}

/** A strip wherever a cell ends and no way leads on; strips in one line are one strip. */
function walls(maze: Maze): Part[] {
  const size = cellSize(maze)
  const corner = middleOf(maze, { x: -0.5, y: -0.5 })
  const at = (x: number, y: number) => maze.cells.findIndex((cell) => cell.x === x && cell.y === y)
  const isWall = (one: number, other: number) =>
    one !== other && maze.cells[one]?.from !== other && maze.cells[other]?.from !== one
  const parts: Part[] = []
  for (let line = 0; line <= maze.rows; line++) {
    for (const [from, to] of runs(maze.columns, (x) => isWall(at(x, line - 1), at(x, line)))) {
      const length = (to - from) * size + WALL.thick
      const middle = corner.x + ((from + to) / 2) * size
      parts.push(
        box([length, WALL.high, WALL.thick], [middle, WALL.high / 2, corner.z + line * size], 'paper'),
      )
    }
  }
  for (let line = 0; line <= maze.columns; line++) {
    for (const [from, to] of runs(maze.rows, (y) => isWall(at(line - 1, y), at(line, y)))) {
      const length = (to - from) * size - WALL.thick
      const middle = corner.z + ((from + to) / 2) * size
      // A little lower, so that no two tops lie in one plane where strips meet.
      const high = WALL.high - 1
      parts.push(box([WALL.thick, high, length], [corner.x + line * size, high / 2, middle], 'paper'))
    }
  }
  return parts
}

/** Stretches of a line for which something holds: [from, to) of `count`. */
function runs(count: number, holds: (place: number) => boolean): [number, number][] {
  const found: [number, number][] = []
  for (let place = 0; place < count; place++) {
    const last = found.at(-1)
    if (!holds(place)) continue
    if (last !== undefined && last[1] === place) last[1] = place + 1
    else found.push([place, place + 1])
  }
  return found
}

/** The way walked so far, drawn in pen on the page from cell to cell; none before the first step. */
export function wayStroke(maze: Maze, way: readonly number[]): readonly Stroke[] {
  const points = way.flatMap((cell): Triple[] => {
    const here = maze.cells[cell]
    if (here === undefined) return []
    const { x, z } = middleOf(maze, here)
    return [[x, 2.2, z]]
  })
  return points.length < 2 ? [] : [stroke(fine(points), { fill: 'b', dashed: true, width: 1.7 })]
}

/** A pen circle on the page, around where the next step leads. */
export function markStroke(maze: Maze): readonly Stroke[] {
  return [stroke(level(cellSize(maze) * 0.43, 2.4), { fill: 'margin', width: 2.2 })]
}

/** Pen strokes are dashed piece by piece: pieces of about 6 mm. */
function fine(points: readonly Triple[]): Triple[] {
  return points.flatMap((point, place): Triple[] => {
    const before = points[place - 1]
    if (before === undefined) return [point]
    const [dx, dz] = [point[0] - before[0], point[2] - before[2]]
    const steps = Math.max(1, Math.round(Math.hypot(dx, dz) / 6))
    return Array.from({ length: steps }, (_, step): Triple => {
      const share = (step + 1) / steps
      return [before[0] + dx * share, point[1], before[2] + dz * share]
    })
  })
}
