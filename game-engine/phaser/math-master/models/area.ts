// Multiplying as an area: a rectangle cut into tens and ones, a square cut the same way or completed to the next ten.
import { type Box, type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { ANSWER_ROOM, ANSWER_SIZE, LABEL, type Model, type Room, tensAndOnes } from './model.ts'

/** A part of ones is never drawn thinner than this share of its side: it must hold its label. */
const THINNEST = 0.24
const SIDE_LABEL = 34

export function area(left: number, right: number, room: Room): Model {
  return cutInParts(tensAndOnes(left), tensAndOnes(right), rectangleIn(room, 1.25))
}

export function square(base: number, room: Room): Model {
  const ones = base % 10
  const box = rectangleIn(room, 1)
  return ones >= 5
    ? completed(base, base - ones + 10, box)
    : cutInParts(tensAndOnes(base), tensAndOnes(base), box)
}

/** The biggest rectangle of this shape that leaves room for labels above and left, and for the answer. */
function rectangleIn(room: Room, shape: number): Box {
  const height = Math.min(room.height - LABEL - 6, (room.width - SIDE_LABEL - ANSWER_ROOM) / shape, 150)
  const width = Math.min(height * shape, room.width - SIDE_LABEL - ANSWER_ROOM)
  return {
    x: (room.width - (SIDE_LABEL + width + ANSWER_ROOM)) / 2 + SIDE_LABEL,
    y: (room.height - (LABEL + height)) / 2 + LABEL,
    width,
    height,
  }
}

function cutInParts(across: number[], down: number[], box: Box): Model {
  const columns = cuts(across, box.x, box.width)
  const rows = cuts(down, box.y, box.height)
  const marks: Mark[] = []
  for (const [row, rowCut] of rows.entries()) {
    for (const [column, columnCut] of columns.entries()) {
      marks.push({
        mark: 'field',
        x: columnCut.from,
        y: rowCut.from,
        width: columnCut.length,
        height: rowCut.length,
        fill: row === 0 && column === 0 ? 'b' : 'a',
        outline: 'ink',
        hatched: row > 0 && column > 0,
        at: 0.2 * (row + column),
      })
    }
  }
  for (const cut of columns) marks.push(label(cut.from + cut.length / 2, box.y - LABEL / 2 - 2, cut.value))
  for (const cut of rows) marks.push(label(box.x - SIDE_LABEL / 2 - 3, cut.from + cut.length / 2, cut.value))
  return { marks, answer: beside(box) }
}

/** The square of `whole` in dashes, the square asked for inside it, and what is missing at two sides. */
function completed(base: number, whole: number, box: Box): Model {
  const inner = box.width * Math.min(base / whole, 1 - THINNEST / 2)
  const bottom = box.y + box.height
  const right = box.x + box.width
  const marks: Mark[] = [
    { mark: 'field', ...box, fill: 'none', outline: 'dashed', at: 0.4 },
    {
      mark: 'field',
      x: box.x,
      y: bottom - inner,
      width: inner,
      height: inner,
      fill: 'b',
      outline: 'ink',
      hatched: true,
      at: 0,
    },
    label(box.x + inner / 2, bottom - inner / 2, base, 0.2),
    label(box.x - SIDE_LABEL / 2 - 3, box.y + box.height / 2, whole, 0.6),
    label(right - (box.width - inner) / 2, box.y - LABEL / 2 - 2, whole - base, 0.7),
  ]
  return { marks, answer: beside(box) }
}

function beside(box: Box) {
  return { x: box.x + box.width + ANSWER_ROOM / 2 + 2, y: box.y + box.height / 2, size: ANSWER_SIZE }
}

/** Lengths in proportion to the parts, none too thin to be labelled. */
function cuts(parts: number[], from: number, length: number) {
  const total = parts.reduce((sum, part) => sum + part, 0)
  const [first = total] = parts
  const firstShare = parts.length === 1 ? 1 : Math.min(Math.max(first / total, 0.5), 1 - THINNEST)
  return parts.map((value, index) => ({
    value,
    from: from + (index === 0 ? 0 : firstShare * length),
    length: (index === 0 ? firstShare : 1 - firstShare) * length,
  }))
}

function label(x: number, y: number, value: number, at = 0.6): Mark {
  return { mark: 'label', x, y, text: String(value), size: MIN_TEXT, ink: 'ink', at }
}
