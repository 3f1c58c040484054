// Draws the maze of a mission: ways that begin with the same parts go together until they differ.
import type { Dice } from '#engine/core/random.ts'
import { MAX_FILLED, MAX_SPREAD, PAGES } from './constants.ts'
import { beside, type Cell, DIRECTIONS, type Maze, type Place } from './maze.ts'
import type { WordMission } from './missions/word-mission.ts'

/** A cell that has no square yet. */
type Knot = Pick<Cell, 'part' | 'from' | 'trap'>

/** The maze of a mission, laid out anew with every roll of the dice. */
export function layOut({ parts, traps }: WordMission, dice: Dice): Maze {
  const ways = [parts, ...traps]
  const spread = knotsOf(ways.map(withCorridors))
  const knots = spread.length <= MAX_SPREAD ? spread : knotsOf(ways)
  const page = PAGES.find(({ columns, rows }) => knots.length <= columns * rows * MAX_FILLED)
  if (page === undefined)
    throw new RangeError(`no page has room for ${knots.length} cells: ${parts.join('')}`)
  for (;;) {
    const cells = place(knots, page, dice)
    if (cells !== null) return { ...page, cells }
  }
}

/** An empty cell after every part but the last. */
function withCorridors(parts: readonly string[]): string[] {
  return parts.flatMap((part, place) => (place === 0 ? [part] : ['', part]))
}

/** The ways as a tree, the start first, each cell after the one it is reached from. The first way is the right one. */
function knotsOf(ways: readonly (readonly string[])[]): readonly Knot[] {
  const knots: Knot[] = [{ part: '', from: null, trap: null }]
  for (const [way, parts] of ways.entries()) {
    let from = 0
    for (const part of parts) {
      const known = knots.findIndex((knot) => knot.from === from && knot.part === part)
      from = known === -1 ? knots.push({ part, from, trap: null }) - 1 : known
    }
    const end = knots[from]
    if (end !== undefined && way > 0) knots[from] = { ...end, trap: way - 1 }
  }
  return knots
}

/** Squares drawn at random, cell by cell; null where a way has run into a corner. */
function place(
  knots: readonly Knot[],
  { columns, rows }: Pick<Maze, 'columns' | 'rows'>,
  dice: Dice,
): readonly Cell[] | null {
  const cells: Cell[] = []
  const isFree = ({ x, y }: Place) =>
    x >= 0 && y >= 0 && x < columns && y < rows && !cells.some((cell) => cell.x === x && cell.y === y)
  for (const knot of knots) {
    const before = knot.from === null ? undefined : cells[knot.from]
    const free = before
      ? DIRECTIONS.map((direction) => beside(before, direction)).filter(isFree)
      : [{ x: 0, y: dice.int(0, rows - 1) }]
    if (free.length === 0) return null
    cells.push({ ...dice.pick(free), ...knot })
  }
  return cells
}
