// Where the lines and cells of a maze lie on a square field, and what of them is drawn: for the canvas and for the page's
// own drawing alike. Pure.
import { cellAt, type Maze, type Place, placeOf } from '#engine/games/math-maze/maze.ts'
import type { Box, Point } from '#engine/phaser/kit/marks.ts'

/** The border is only a part of a cell wide, so that more is left for walking. */
const BORDER = 0.34

export interface MazeLayout {
  /** Pixels across and down of a cell within the border. */
  readonly cell: number
  /** Where the grid line before column or row `index` lies, 0 to size. */
  line(index: number): number
  centre(place: Place): Point
}

/** @param side pixels of the whole field */
export function layOut({ size }: Pick<Maze, 'size'>, side: number): MazeLayout {
  const cell = side / (size - 2 + 2 * BORDER)
  const line = (index: number) => {
    if (index <= 0) return 0
    return index >= size ? side : (BORDER + index - 1) * cell
  }
  const middle = (index: number) => (line(index) + line(index + 1)) / 2
  return { cell, line, centre: ({ x, y }) => ({ x: middle(x), y: middle(y) }) }
}

/** A straight edge of a wall, as long as it goes. */
export interface Edge {
  readonly from: Point
  readonly to: Point
}

/** All edges of walls, in the order a hand would draw them: top to bottom, then left to right; the rim is one, too. */
export function edgesOf(maze: Maze, layout: MazeLayout): Edge[] {
  const isInside = (index: number) => index >= 0 && index < maze.size
  const isWall = (x: number, y: number) => isInside(x) && isInside(y) && cellAt(maze, { x, y }) === 'wall'
  const across = runs(maze.size, (row, column) => isWall(column, row - 1) !== isWall(column, row), 1)
  const down = runs(maze.size, (column, row) => isWall(column - 1, row) !== isWall(column, row), 1)
  return [
    ...across.map(({ along, begin, end }) => ({
      from: { x: layout.line(begin), y: layout.line(along) },
      to: { x: layout.line(end), y: layout.line(along) },
    })),
    ...down.map(({ along, begin, end }) => ({
      from: { x: layout.line(along), y: layout.line(begin) },
      to: { x: layout.line(along), y: layout.line(end) },
    })),
  ]
}

/** The walls as boxes, each as wide as its row lets it be. */
export function wallsOf(maze: Maze, layout: MazeLayout): Box[] {
  const found = runs(maze.size, (row, column) => cellAt(maze, { x: column, y: row }) === 'wall')
  return found.map(({ along, begin, end }) => ({
    x: layout.line(begin),
    y: layout.line(along),
    width: layout.line(end) - layout.line(begin),
    height: layout.line(along + 1) - layout.line(along),
  }))
}

/** Every cell that can be walked: where its floor lies. */
export function floorsOf(maze: Maze, layout: MazeLayout): Box[] {
  return maze.cells.flatMap((kind, index) => {
    if (kind === 'wall') return []
    const { x, y } = placeOf(maze, index)
    return [{ x: layout.line(x), y: layout.line(y), width: layout.cell, height: layout.cell }]
  })
}

/** How much of a cell's floor is stone, across and down; the rest is seam. */
const STONE = 0.9

/** A stone for each cell that can be walked. */
export function stonesOf(maze: Maze, layout: MazeLayout): Box[] {
  const seam = (layout.cell * (1 - STONE)) / 2
  return floorsOf(maze, layout).map(({ x, y, width, height }) => ({
    x: x + seam,
    y: y + seam,
    width: width - 2 * seam,
    height: height - 2 * seam,
  }))
}

/** Single walls within the border: where shading may go. */
export function blocksOf(maze: Maze, layout: MazeLayout): Box[] {
  return maze.cells.flatMap((kind, index) => {
    const x = index % maze.size
    const y = Math.floor(index / maze.size)
    const isBorder = x === 0 || y === 0 || x === maze.size - 1 || y === maze.size - 1
    if (kind !== 'wall' || isBorder) return []
    return [{ x: layout.line(x), y: layout.line(y), width: layout.cell, height: layout.cell }]
  })
}

/** The thread as dots: one in every cell, and two between neighbours. */
export function dotsOf(trail: readonly Place[], layout: MazeLayout): Point[] {
  return trail.flatMap((place, index) => {
    const at = layout.centre(place)
    const before = trail[index - 1]
    if (!before) return [at]
    const from = layout.centre(before)
    const between = (share: number) => ({
      x: from.x + (at.x - from.x) * share,
      y: from.y + (at.y - from.y) * share,
    })
    return [between(1 / 3), between(2 / 3), at]
  })
}

interface Run {
  readonly along: number
  readonly begin: number
  readonly end: number
}

/** Stretches of cells for which `holds`, line by line; grid lines are one more than cells. */
function runs(size: number, holds: (along: number, across: number) => boolean, more = 0): Run[] {
  const found: Run[] = []
  for (let along = 0; along < size + more; along++) {
    let begin = -1
    for (let across = 0; across <= size; across++) {
      const inside = across < size && holds(along, across)
      if (inside && begin === -1) begin = across
      if (inside || begin === -1) continue
      found.push({ along, begin, end: across })
      begin = -1
    }
  }
  return found
}
