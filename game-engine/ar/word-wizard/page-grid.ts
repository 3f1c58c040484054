// Where the cells of a maze lie on the notebook page, in millimetres from its middle.
import { type Cell, isEnd, type Maze, type Place } from '../../games/word-wizard/maze.ts'

/** The part of the page a maze may take up; what binds the page is left of it. */
const AREA = { width: 512, depth: 372 }
const MIDDLE = { x: 20, z: 0 }
const LARGEST = 112
const LARGEST_BLOCK = 58

/** The squares that the cells take up: from where, and how many. */
function extentOf({ cells }: Maze) {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
  const [left, far] = [Math.min(...xs), Math.min(...ys)]
  return { left, far, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - far + 1 }
}

/** Across one cell: the maze fills the page as far as it can. */
export function cellSize(maze: Maze): number {
  const { columns, rows } = extentOf(maze)
  return Math.min(LARGEST, AREA.width / columns, AREA.depth / rows)
}

/** The middle of a cell. */
export function middleOf(maze: Maze, { x, y }: Place): { readonly x: number; readonly z: number } {
  const size = cellSize(maze)
  const { left, far, columns, rows } = extentOf(maze)
  return {
    x: MIDDLE.x + (x - left + 0.5 - columns / 2) * size,
    z: MIDDLE.z + (y - far + 0.5 - rows / 2) * size,
  }
}

/** The letter block of a cell: as wide as what is written on it needs. */
export function blockSize(
  maze: Maze,
  { part }: Pick<Cell, 'part'>,
): { readonly width: number; readonly side: number; readonly letter: number } {
  const size = cellSize(maze)
  const side = Math.min(LARGEST_BLOCK, size * 0.56)
  const most = size * 0.84
  const letters = lengthOf(part)
  const letter = Math.min(side * 0.9, (most * 0.92) / letters)
  return { width: Math.min(most, Math.max(side, letters * letter * 1.12)), side, letter }
}

/** How high the piece stands on a cell: on its block, or on the page. */
export function standHeight(maze: Maze, cell: Cell): number {
  return cell.part === '' ? 0 : blockSize(maze, cell).side
}

/** Where the flag of a last cell stands: behind its block. */
export function flagAt(maze: Maze, cell: number): { readonly x: number; readonly z: number } | null {
  const end = maze.cells[cell]
  if (end === undefined || !isEnd(maze, cell)) return null
  const { x, z } = middleOf(maze, end)
  const off = cellSize(maze) * 0.34
  return { x: x + off, z: z - off }
}

/** Of a line's height: a Latin letter is about half as wide as high, a Chinese character as wide. */
function lengthOf(part: string): number {
  return [...part].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 0.8 : 0.5), 0.12)
}
