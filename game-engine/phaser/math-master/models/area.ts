// Multiplying as an area: a rectangle cut into tens and ones, a square cut the same way or completed to the next ten.
import { type Box, type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import {
  ANSWER_ROOM,
  ANSWER_SIZE,
  LABEL,
  labelAt,
  type Model,
  type Room,
  tensAndOnes,
  textWidth,
  type Write,
} from './model.ts'

/** A part of ones is never drawn thinner than this share of its side: it must hold its label. */
const THINNEST = 0.24
const SIDE_LABEL = 34
const TALLEST = 320

export function area(left: number, right: number, room: Room, write: Write): Model {
  return cutInParts(tensAndOnes(left), tensAndOnes(right), rectangleIn(room, 1.25), write)
}

export function square(base: number, room: Room, write: Write): Model {
  const ones = base % 10
  const box = rectangleIn(room, 1)
  return ones >= 5
    ? completed(base, base - ones + 10, box, write)
    : cutInParts(tensAndOnes(base), tensAndOnes(base), box, write)
}

/** The biggest rectangle of this shape that leaves room for labels above and left, and for the answer. */
function rectangleIn(room: Room, shape: number): Box {
  const height = Math.min(room.height - LABEL - 6, (room.width - SIDE_LABEL - ANSWER_ROOM) / shape, TALLEST)
  const width = Math.min(height * shape, room.width - SIDE_LABEL - ANSWER_ROOM)
  return {
    x: (room.width - (SIDE_LABEL + width + ANSWER_ROOM)) / 2 + SIDE_LABEL,
    y: (room.height - (LABEL + height)) / 2 + LABEL,
    width,
    height,
  }
}

function cutInParts(across: number[], down: number[], box: Box, write: Write): Model {
  const columns = cuts(across, box.x, box.width)
  const rows = cuts(down, box.y, box.height)
  const marks: Mark[] = []
  const why: Mark[] = []
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
      const product = write(columnCut.value * rowCut.value)
      if (columnCut.length < textWidth(product, MIN_TEXT) + 4) continue
      const [x, y] = [columnCut.from + columnCut.length / 2, rowCut.from + rowCut.length / 2]
      why.push(labelAt(x, y, product, 0.25 * (row + column)))
    }
  }
  for (const { from, length, value } of columns)
    marks.push(labelAt(from + length / 2, box.y - LABEL / 2 - 2, String(value)))
  for (const { from, length, value } of rows)
    marks.push(labelAt(box.x - SIDE_LABEL / 2 - 3, from + length / 2, String(value)))
  return { marks, why, answer: beside(box) }
}

/**
 * The square of `whole` in dashes, the square asked for inside it, and what is missing at two sides: both strips taken
 * away, and the corner, which was taken twice, given back.
 */
function completed(base: number, whole: number, box: Box, write: Write): Model {
  const missing = whole - base
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
    labelAt(box.x + inner / 2, bottom - inner / 2, String(base), 0.2),
    labelAt(box.x - SIDE_LABEL / 2 - 3, box.y + box.height / 2, String(whole)),
    labelAt(right - (box.width - inner) / 2, box.y - LABEL / 2 - 2, String(missing), 0.7),
  ]
  const worked = `${write(whole * whole)} − ${write(2 * whole * missing)} + ${write(missing * missing)}`
  const fits = inner >= textWidth(worked, MIN_TEXT) + 8
  const why = fits ? [labelAt(box.x + inner / 2, bottom - inner / 2 + LABEL, worked, 0.2)] : []
  return { marks, why, answer: beside(box) }
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
