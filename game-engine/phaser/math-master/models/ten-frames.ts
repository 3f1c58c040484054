// Adding and taking away with counters in ten-frames (two rows of five), as in the first grades.
import { type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { ANSWER_SIZE, LABEL, labelAt, type Model, type Room } from './model.ts'

const COLUMNS = 5
const ROWS = 2
const FRAME = COLUMNS * ROWS
/** In cells. */
const GAP = 0.6
const ANSWER_CELLS = 2.4
const LARGEST_CELL = 64
const LARGEST_COUNT = 26

interface Layout {
  readonly cell: number
  readonly columns: number
  readonly rows: number
  readonly stacked: boolean
}

/** `left` counters, then `right` more of the other kind, or `right` of them crossed out. */
export function tenFrames(operator: '+' | '-', left: number, right: number, room: Room): Model {
  const total = operator === '+' ? left + right : left
  const frames = Math.ceil(total / FRAME)
  const { cell, columns, rows, stacked } = bestLayout(frames, room)
  const originX = (room.width - columns * cell) / 2
  const counts = stacked || frames === 1 ? 0 : LABEL
  const originY = (room.height - rows * cell - counts) / 2
  const frameX = (frame: number) => originX + (stacked ? 0 : frame * (COLUMNS + GAP) * cell)
  const frameY = (frame: number) => originY + (stacked ? frame * (ROWS + GAP) * cell : 0)
  const marks: Mark[] = []
  for (let frame = 0; frame < frames; frame++) marks.push(...frameMarks(frameX(frame), frameY(frame), cell))
  for (let index = 0; index < total; index++) {
    const frame = Math.floor(index / FRAME)
    const place = index % FRAME
    const x = frameX(frame) + ((place % COLUMNS) + 0.5) * cell
    const y = frameY(frame) + (Math.floor(place / COLUMNS) + 0.5) * cell
    const kind = operator === '+' && index >= left ? 'b' : 'a'
    marks.push({ mark: 'counter', x, y, radius: cell * 0.36, kind, at: 0.1 + (0.55 * index) / total })
    const crossed = index - (left - right)
    if (operator === '-' && crossed >= 0) {
      marks.push({ mark: 'cross', x, y, radius: cell * 0.42, at: 0.7 + (0.2 * crossed) / right })
    }
  }

  /** Counted frame by frame, as 10 + 4; one frame alone row by row, as 5 + 2. */
  function countsOf(kept: number): Mark[] {
    const size = Math.max(MIN_TEXT, Math.min(LARGEST_COUNT, cell * 0.6))
    const whole = frames === 1 ? COLUMNS : FRAME
    return Array.from({ length: Math.ceil(kept / whole) }, (_, index) => {
      const text = String(Math.min(whole, kept - index * whole))
      const at = index * 0.3
      const beside = originX - Math.min(1.2 * cell, 40)
      if (frames === 1) return labelAt(beside, originY + (index + 0.5) * cell, text, at, size)
      if (stacked) return labelAt(beside, frameY(index) + cell, text, at, size)
      const below = originY + ROWS * cell + LABEL / 2 + 4
      return labelAt(frameX(index) + (COLUMNS / 2) * cell, below, text, at, size)
    })
  }

  const size = Math.min(ANSWER_SIZE * 1.3, cell * 1.3)
  return {
    marks,
    why: countsOf(operator === '+' ? total : left - right),
    answer: {
      x: originX + (columns + ANSWER_CELLS / 2) * cell,
      y: originY + (rows * cell) / 2,
      size: Math.max(size, 20),
    },
  }
}

function frameMarks(x: number, y: number, cell: number): Mark[] {
  const width = COLUMNS * cell
  const height = ROWS * cell
  const grid: Mark[] = []
  for (let column = 1; column < COLUMNS; column++) {
    const lineX = x + column * cell
    grid.push(thinLine(lineX, y, lineX, y + height))
  }
  grid.push(thinLine(x, y + cell, x + width, y + cell))
  return [...grid, { mark: 'field', x, y, width, height, fill: 'none', outline: 'ink', at: 0 }]
}

function thinLine(x: number, y: number, toX: number, toY: number): Mark {
  return { mark: 'line', from: { x, y }, to: { x: toX, y: toY }, ink: 'faint', width: 'thin', at: 0 }
}

/** Frames side by side or one above the other, whichever makes the bigger cells. Room for the answer and for counts. */
function bestLayout(frames: number, room: Room): Layout {
  const layouts = [false, true].map((stacked): Layout => {
    const columns = stacked ? COLUMNS : frames * (COLUMNS + GAP) - GAP
    const rows = stacked ? frames * (ROWS + GAP) - GAP : ROWS
    const counts = stacked || frames === 1 ? 0 : LABEL + 4
    const height = room.height - 8 - counts
    const cell = Math.min(LARGEST_CELL, room.width / (columns + 2 * ANSWER_CELLS), height / rows)
    return { cell, columns, rows, stacked }
  })
  return layouts.reduce((best, layout) => (layout.cell > best.cell ? layout : best))
}
