// Adding and taking away with counters in ten-frames (two rows of five), as in the first grades. Added ones wait in a frame of
// their own and leap into the first until it is full; those taken away leap out.
import { circle, curve } from '#engine/phaser/kit/forms.ts'
import { type Counter, type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { ANSWER_SIZE, LABEL, labelAt, type Model, type Mover, type Room } from './model.ts'

const COLUMNS = 5
const ROWS = 2
const FRAME = COLUMNS * ROWS
/** In cells. */
const GAP = 0.6
const ANSWER_CELLS = 2.4
const COUNT_CELLS = 0.9
/** Frames side by side stand low: so much of what is left lies above them. */
const ABOVE = 0.72
const LANDING_CELLS = 1.25
const LARGEST_CELL = 96
const LARGEST_COUNT = 26
const COUNT_SIZE = 22
const BELOW = ANSWER_SIZE + 34
/** Side by side is the better use of a sheet, even where its cells come out this much smaller. */
const FLAT_FROM = 0.78

interface Layout {
  readonly cell: number
  /** Top left corners of the frames. */
  readonly frames: readonly { readonly x: number; readonly y: number }[]
  readonly stacked: boolean
}

export function tenFrames(operator: '+' | '-', left: number, right: number, room: Room): Model {
  return operator === '+' ? adding(left, right, room) : takingAway(left, right, room)
}

function adding(left: number, right: number, room: Room): Model {
  const total = left + right
  const layout = bestLayout(room)
  const { cell, frames, stacked } = layout
  const place = (index: number) => placeIn(layout, Math.floor(index / FRAME), index % FRAME)
  const marks: Mark[] = frames.flatMap(({ x, y }) => frameMarks(x, y, cell))
  for (let index = 0; index < left; index++)
    marks.push(counter(place(index), cell, 'a', 0.1 + (0.5 * index) / total))
  const movers = Array.from({ length: right }, (_, index): Mover => {
    const rest = place(left + index)
    const waiting = placeIn(layout, 1, index)
    return {
      marks: [counter(rest, cell, 'b', 0.1 + (0.5 * (left + index)) / total)],
      waits: { x: waiting.x - rest.x, y: waiting.y - rest.y },
      leap: rest.x === waiting.x && rest.y === waiting.y ? 0 : cell * 1.1,
      at: (0.6 * index) / Math.max(1, right),
    }
  })
  const [first = { x: 0, y: 0 }, second = first] = frames
  const size = countSize(cell)
  const why = (total > FRAME ? [FRAME, total - FRAME] : [Math.min(total, COLUMNS), total - COLUMNS])
    .filter((count) => count > 0)
    .map((count, index) => {
      const at = index * 0.3
      const frame = total > FRAME && index === 1 ? second : first
      // Frame by frame, as 10 + 4; one frame alone row by row, as 5 + 2.
      if (total > FRAME && !stacked)
        return labelAt(
          frame.x + (COLUMNS / 2) * cell,
          frame.y + ROWS * cell + LABEL / 2 + 2,
          String(count),
          at,
          COUNT_SIZE,
        )
      const y = total > FRAME ? frame.y + cell : first.y + (index + 0.5) * cell
      return labelAt(first.x - (COUNT_CELLS / 2) * cell, y, String(count), at, size)
    })
  const edge = second.x + COLUMNS * cell
  const answer = stacked
    ? { x: edge + (ANSWER_CELLS / 2) * cell, y: (first.y + second.y) / 2 + cell, size: answerSize(cell) }
    : { x: (first.x + edge) / 2, y: first.y + ROWS * cell + LABEL + BELOW / 2, size: ANSWER_SIZE * 1.2 }
  return {
    marks,
    movers,
    way: [],
    why,
    answer,
    struckAt: () =>
      stacked ? { x: answer.x, y: answer.y - answer.size * 1.1 } : { x: answer.x - 104, y: answer.y },
    miss: (chosen) => missed(chosen, total, frames.length * FRAME, place, cell),
  }
}

function takingAway(left: number, right: number, room: Room): Model {
  const cell = Math.min(
    LARGEST_CELL,
    (room.width - 8) / (COLUMNS + COUNT_CELLS + ANSWER_CELLS),
    (room.height - 8) / (ROWS + LANDING_CELLS),
  )
  const width = (COUNT_CELLS + COLUMNS + ANSWER_CELLS) * cell
  const origin = {
    x: (room.width - width) / 2 + COUNT_CELLS * cell,
    y: (room.height - (ROWS + LANDING_CELLS) * cell) / 2,
  }
  const layout = { cell, frames: [origin], stacked: true }
  const place = (index: number) => placeIn(layout, 0, index)
  const kept = left - right
  const marks: Mark[] = frameMarks(origin.x, origin.y, cell)
  const pitch = Math.min(cell, (COLUMNS * cell) / Math.max(right, 1))
  const landing = (index: number) => ({
    x: origin.x + (COLUMNS / 2) * cell + (index - (right - 1) / 2) * pitch,
    y: origin.y + (ROWS + LANDING_CELLS / 2) * cell,
  })
  for (let index = 0; index < right; index++)
    marks.push(counter(landing(index), Math.min(cell, pitch), 'none', 0.6 + (0.2 * index) / right))
  for (let index = 0; index < kept; index++)
    marks.push(counter(place(index), cell, 'a', (0.5 * index) / left))
  const movers = Array.from({ length: right }, (_, index): Mover => {
    const rest = landing(index)
    const waiting = place(kept + index)
    return {
      marks: [counter(rest, Math.min(cell, pitch * 1.1), 'b', (0.5 * (kept + index)) / left)],
      waits: { x: waiting.x - rest.x, y: waiting.y - rest.y },
      leap: cell * 0.8,
      at: (0.6 * index) / right,
    }
  })
  const why = [Math.min(kept, COLUMNS), kept - COLUMNS]
    .filter((count) => count > 0)
    .map((count, row) =>
      labelAt(
        origin.x - (COUNT_CELLS / 2) * cell,
        origin.y + (row + 0.5) * cell,
        String(count),
        row * 0.3,
        countSize(cell),
      ),
    )
  const size = answerSize(cell)
  const answer = { x: origin.x + (COLUMNS + ANSWER_CELLS / 2) * cell, y: origin.y + (ROWS * cell) / 2, size }
  return {
    marks,
    movers,
    way: [],
    why,
    answer,
    struckAt: () => ({ x: answer.x, y: answer.y + size * 1.1 }),
    miss: (chosen) => missed(chosen, kept, FRAME, place, cell),
  }
}

/** Too many: so many empty places were counted. Too few: so many were left out. */
function missed(
  chosen: number,
  answer: number,
  places: number,
  place: (index: number) => { x: number; y: number },
  cell: number,
): Mark[] {
  const [from, to] = [Math.min(chosen, answer), Math.min(places, Math.max(chosen, answer))]
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const { x, y } = place(from + index)
    const ring = circle(x, y, cell * 0.45)
    return curve([...ring, ...ring.slice(0, 1)], (0.4 * index) / (to - from), 'wrong', 'thick')
  })
}

function placeIn({ frames, cell }: Layout, frame: number, index: number) {
  const { x, y } = frames[frame] ?? { x: 0, y: 0 }
  return { x: x + ((index % COLUMNS) + 0.5) * cell, y: y + (Math.floor(index / COLUMNS) + 0.5) * cell }
}

function counter(
  { x, y }: { x: number; y: number },
  cell: number,
  kind: Counter['kind'],
  at: number,
): Counter {
  return { mark: 'counter', x, y, radius: cell * 0.36, kind, at }
}

function countSize(cell: number): number {
  return Math.max(MIN_TEXT, Math.min(LARGEST_COUNT, cell * 0.6))
}

function answerSize(cell: number): number {
  return Math.max(20, Math.min(ANSWER_SIZE * 1.4, cell * 1.2))
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
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  return [{ mark: 'shape', points: corners, fill: 'paper', outline: true, at: 0 }, ...grid]
}

function thinLine(x: number, y: number, toX: number, toY: number): Mark {
  return { mark: 'line', from: { x, y }, to: { x: toX, y: toY }, ink: 'faint', width: 'thin', at: 0 }
}

/** Frames side by side with the answer below, or one above the other with it beside, where that makes far bigger cells. */
function bestLayout(room: Room): Layout {
  const across = COLUMNS * 2 + GAP
  const flat = Math.min(
    LARGEST_CELL,
    room.width / (across + 2 * COUNT_CELLS),
    (room.height - LABEL - BELOW - 8) / ROWS,
  )
  const columns = COUNT_CELLS + COLUMNS + ANSWER_CELLS
  const rows = ROWS * 2 + GAP
  const high = Math.min(LARGEST_CELL, (room.width - 8) / columns, (room.height - 8) / rows)
  if (flat >= high * FLAT_FROM) {
    const x = (room.width - across * flat) / 2
    const y = (room.height - ROWS * flat - LABEL - BELOW) * ABOVE
    return {
      cell: flat,
      stacked: false,
      frames: [
        { x, y },
        { x: x + (COLUMNS + GAP) * flat, y },
      ],
    }
  }
  const x = (room.width - columns * high) / 2 + COUNT_CELLS * high
  const y = (room.height - rows * high) / 2
  return {
    cell: high,
    stacked: true,
    frames: [
      { x, y },
      { x, y: y + (ROWS + GAP) * high },
    ],
  }
}
