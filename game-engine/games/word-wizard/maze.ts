// A maze on the page as data: a tree of cells with a letter or a part of a word on them, and walls between all others.

export interface Place {
  /** From the left and from the far edge of the page, from 0. */
  readonly x: number
  readonly y: number
}

export interface Cell extends Place {
  /** What is written on it; empty for the start and for corridors. */
  readonly part: string
  /** The cell this one is reached from; null for the start. */
  readonly from: number | null
  /** Where a wrong way ends: the number of its trap in the mission; else null. */
  readonly trap: number | null
}

export interface Maze {
  readonly columns: number
  readonly rows: number
  /** The start first. */
  readonly cells: readonly Cell[]
}

export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const

export type Direction = (typeof DIRECTIONS)[number]

const STEPS: Readonly<Record<Direction, Place>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** The square in this direction; it may be off the page. */
export function beside({ x, y }: Place, direction: Direction): Place {
  const step = STEPS[direction]
  return { x: x + step.x, y: y + step.y }
}

/** The cells beside this one with no wall between, the one it is reached from included. */
export function openFrom({ cells }: Maze, cell: number): number[] {
  const here = cells[cell]
  return cells.flatMap(({ from }, other) => (from === cell || other === here?.from ? [other] : []))
}

/** The cell a way leads to in this direction; null where there is a wall. */
export function openTowards(maze: Maze, cell: number, direction: Direction): number | null {
  const here = maze.cells[cell]
  if (here === undefined) return null
  const { x, y } = beside(here, direction)
  const found = openFrom(maze, cell).find((other) => maze.cells[other]?.x === x && maze.cells[other]?.y === y)
  return found ?? null
}

/** True for the last cell of a way, right or wrong. */
export function isEnd({ cells }: Maze, cell: number): boolean {
  return cells.every(({ from }) => from !== cell)
}

/** The cells from the start to this one, both included. */
export function wayTo(maze: Maze, cell: number): number[] {
  const from = maze.cells[cell]?.from ?? null
  return from === null ? [cell] : [...wayTo(maze, from), cell]
}

/** The one way whose end is no trap. */
export function rightWay(maze: Maze): number[] {
  return wayTo(
    maze,
    maze.cells.findIndex(({ trap }, cell) => trap === null && isEnd(maze, cell)),
  )
}

/** What a way spells. */
export function spelledBy({ cells }: Maze, way: readonly number[]): string {
  return way.map((cell) => cells[cell]?.part ?? '').join('')
}
