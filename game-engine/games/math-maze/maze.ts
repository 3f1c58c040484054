// The maze as data: a square of cells, numbered from 0 row by row. (0, 0) is the top left corner, y grows downwards.

export type CellKind = 'empty' | 'wall' | 'math' | 'goal'

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Maze {
  /** Cells across and down, the border counted in. */
  readonly size: number
  /** size x size kinds, row by row. What a math cell asks is drawn when it is entered, for the player as they are then. */
  readonly cells: readonly CellKind[]
}

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const

export type Direction = (typeof DIRECTIONS)[number]

/** Spec 001, section 4. */
export const START: Place = { x: 1, y: 1 }

const STEPS: Readonly<Record<Direction, Place>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** The far corner within the border. */
export function goalOf({ size }: Pick<Maze, 'size'>): Place {
  return { x: size - 2, y: size - 2 }
}

export function beside({ x, y }: Place, direction: Direction): Place {
  const step = STEPS[direction]
  return { x: x + step.x, y: y + step.y }
}

export function indexOf({ size }: Pick<Maze, 'size'>, { x, y }: Place): number {
  return y * size + x
}

export function placeOf({ size }: Pick<Maze, 'size'>, index: number): Place {
  return { x: index % size, y: Math.floor(index / size) }
}

/** What is there; all that lies outside is wall. */
export function cellAt(maze: Maze, { x, y }: Place): CellKind {
  if (x < 0 || y < 0 || x >= maze.size || y >= maze.size) return 'wall'
  return maze.cells[indexOf(maze, { x, y })] ?? 'wall'
}

export function withCell(maze: Maze, place: Place, kind: CellKind): Maze {
  return { ...maze, cells: maze.cells.with(indexOf(maze, place), kind) }
}

export function isSame(one: Place, other: Place): boolean {
  return one.x === other.x && one.y === other.y
}
