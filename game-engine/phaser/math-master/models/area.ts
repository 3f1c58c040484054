// Multiplying as an area in a plane: a rectangle from the origin to a point, cut into tens and ones; a square cut the same way
// or completed to the next ten, beside the curve it is a point of. Its parts are filled by the answer.
import { circle, curve } from '#engine/phaser/kit/forms.ts'
import { type Box, type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'
import { axes, guide } from './graph.ts'
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
  wrongBox,
  wrongLine,
} from './model.ts'

/** A part of ones is never drawn thinner than this share of its side: it must hold its label. */
const THINNEST = 0.24
const SIDE_LABEL = 38
/** A square leaves so much of a wide room to the curve. */
const CURVE_FROM = 640
const SAMPLES = 24
const PRODUCT = 22
/** From one line of shading to the next, in px. */
const SHADING = 18

export function area(left: number, right: number, room: Room, write: Write): Model {
  const box = {
    x: SIDE_LABEL,
    y: LABEL,
    width: room.width - SIDE_LABEL - ANSWER_ROOM - 8,
    height: room.height - LABEL - 10,
  }
  const model = cutInParts(tensAndOnes(left), tensAndOnes(right), box, write)
  return { ...model, miss: (chosen) => missedWidth(box, chosen / (left * right), room.width - 6) }
}

export function square(base: number, room: Room, write: Write): Model {
  const ones = base % 10
  const isWide = room.width >= CURVE_FROM
  const side = Math.min(room.height - LABEL - 10, room.width - SIDE_LABEL - (isWide ? 260 : ANSWER_ROOM))
  const taken = SIDE_LABEL + side + (isWide ? 0 : ANSWER_ROOM)
  const box = {
    x: isWide ? SIDE_LABEL + 12 : (room.width - taken) / 2 + SIDE_LABEL,
    y: LABEL + (room.height - LABEL - 10 - side) / 2,
    width: side,
    height: side,
  }
  const model =
    ones >= 5
      ? completed(base, base - ones + 10, box, write)
      : cutInParts(tensAndOnes(base), tensAndOnes(base), box, write)
  const sized: Model = {
    ...model,
    miss: (chosen) => {
      const share = Math.sqrt(chosen / (base * base))
      const wide = Math.min(side * share, side * 1.07)
      return [
        wrongBox(
          {
            x: box.x,
            y: box.y + side - Math.min(wide, box.y + side),
            width: wide,
            height: Math.min(wide, box.y + side),
          },
          false,
        ),
      ]
    },
  }
  const from = box.x + side + 40
  return isWide
    ? withCurve(sized, base, { x: from, y: 0, width: room.width - from - 16, height: room.height }, write)
    : sized
}

/** y = x², from the origin to the point asked for; known points on the way are the tens. */
function withCurve(model: Model, base: number, box: Box, write: Write): Model {
  const origin = { x: box.x + textWidth('0,000', ANSWER_SIZE * 0.8), y: box.height - LABEL - 8 }
  const top = LABEL + 10
  const across = box.x + box.width - 40 - origin.x
  const at = (value: number): Point => ({
    x: origin.x + (across * value) / base,
    y: origin.y - (origin.y - top) * (value / base) ** 2,
  })
  const way = Array.from({ length: SAMPLES + 1 }, (_, step) => at((base * step) / SAMPLES))
  const point = at(base)
  const ten = base - (base % 10)
  const known = at(ten)
  const marks: Mark[] = [
    ...model.marks,
    ...axes(origin, box.x + box.width),
    guide({ x: point.x, y: origin.y }, point, 0.4),
    labelAt(point.x, origin.y + LABEL / 2 + 4, String(base), 0.4),
  ]
  if (ten < base && point.x - known.x > 40) {
    marks.push(guide({ x: known.x, y: origin.y }, known, 0.5), guide(known, { x: origin.x, y: known.y }, 0.5))
    marks.push({ mark: 'counter', ...known, radius: 5, kind: 'none', at: 0.55 })
    marks.push(labelAt(known.x, origin.y + LABEL / 2 + 4, String(ten), 0.5))
    if (known.y - point.y > ANSWER_SIZE + 4)
      marks.push(
        labelAt(origin.x - textWidth(write(ten * ten), MIN_TEXT) / 2 - 8, known.y, write(ten * ten), 0.6),
      )
  }
  const answer = {
    x: origin.x - textWidth('0,000', ANSWER_SIZE * 0.8) / 2 - 4,
    y: point.y + 2,
    size: ANSWER_SIZE,
  }
  const why = [...model.why, guide({ x: origin.x, y: point.y }, point, 0.2)]
  const missY = (chosen: number) => origin.y - (origin.y - top) * Math.min(1.08, chosen / (base * base))
  return {
    marks,
    movers: model.movers,
    way,
    why,
    answer,
    struckAt: (chosen) => ({
      x: (origin.x + point.x) / 2 - 20,
      y: Math.max(
        LABEL / 2,
        chosen > base * base ? point.y - 14 : Math.min(missY(chosen) + 14, origin.y - 20),
      ),
    }),
    miss: (chosen) => [
      ...model.miss(chosen),
      wrongLine({ x: origin.x, y: missY(chosen) }, { x: point.x, y: missY(chosen) }, true, 0),
      { mark: 'cross', x: point.x, y: missY(chosen), radius: 7, at: 0.2 },
    ],
  }
}

function cutInParts(across: number[], down: number[], box: Box, write: Write): Model {
  const columns = cuts(across, box.x, box.width)
  // From the origin upwards, as in a plane: the tens stand below the ones.
  const rows = cuts(down, 0, box.height).map(({ value, from, length }) => ({
    value,
    length,
    from: box.y + box.height - from - length,
  }))
  const marks: Mark[] = [...hatching(box), ...tensOf(columns, rows, box)]
  const why: Mark[] = []
  for (const [row, rowCut] of rows.entries()) {
    for (const [column, columnCut] of columns.entries()) {
      const part = { x: columnCut.from, y: rowCut.from, width: columnCut.length, height: rowCut.length }
      marks.push({ mark: 'field', ...part, fill: 'none', outline: 'ink', at: 0.2 * (row + column) })
      const at = 0.22 * (row * columns.length + column)
      why.push({
        mark: 'field',
        ...part,
        fill: row === 0 && column === 0 ? 'b' : 'a',
        outline: 'none',
        at,
      })
      const product = write(columnCut.value * rowCut.value)
      if (columnCut.length < textWidth(product, MIN_TEXT) + 4) continue
      const size = columnCut.length < textWidth(product, PRODUCT) + 24 ? MIN_TEXT : PRODUCT
      const [x, y] = [columnCut.from + columnCut.length / 2, rowCut.from + rowCut.length / 2]
      why.push(labelAt(x, y, product, at + 0.1, size))
    }
  }
  for (const { from, length, value } of columns)
    marks.push(labelAt(from + length / 2, box.y - LABEL / 2 - 2, String(value)))
  for (const { from, length, value } of rows)
    marks.push(labelAt(box.x - SIDE_LABEL / 2 - 3, from + length / 2, String(value)))
  return { marks, movers: [], way: [], why, miss: () => [], ...beside(box) }
}

/** The area that is asked for, shaded, and the point it reaches to. */
export function hatching(box: Box): Mark[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height]
  const shade = (reach: number): Mark => {
    const from = { x: box.x + Math.max(0, reach - box.height), y: Math.min(bottom, box.y + reach) }
    const to = { x: Math.min(right, box.x + reach), y: box.y + Math.max(0, reach - box.width) }
    return {
      mark: 'line',
      from,
      to,
      ink: 'faint',
      width: 'thin',
      at: (0.4 * reach) / (box.width + box.height),
    }
  }
  const count = Math.floor((box.width + box.height) / SHADING)
  return [
    ...Array.from({ length: count }, (_, index) => shade((index + 1) * SHADING)),
    { mark: 'shape', points: circle(right, box.y, 5), fill: 'paper', outline: true, at: 0.6 },
  ]
}

/** A tick for every ten on the axes. */
function tensOf(columns: Cut[], rows: Cut[], box: Box): Mark[] {
  const bottom = box.y + box.height
  const [column, row] = [columns[0], rows[0]]
  if (!column || !row) return []
  const short = (from: Point, to: Point): Mark => ({
    mark: 'line',
    from,
    to,
    ink: 'ink',
    width: 'thin',
    at: 0.3,
  })
  const ticks = (count: number, at: (share: number) => Mark) =>
    Array.from({ length: Math.max(0, count - 1) }, (_, index) => at((index + 1) / count))
  return [
    ...ticks(column.value / 10, (share) => {
      const x = column.from + column.length * share
      return short({ x, y: bottom - 4 }, { x, y: bottom + 4 })
    }),
    ...ticks(row.value / 10, (share) => {
      const y = bottom - row.length * share
      return short({ x: box.x - 4, y }, { x: box.x + 4, y })
    }),
  ]
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
  const asked = { x: box.x, y: bottom - inner, width: inner, height: inner }
  const marks: Mark[] = [
    { mark: 'field', ...box, fill: 'none', outline: 'dashed', at: 0.4 },
    ...hatching(asked),
    { mark: 'field', ...asked, fill: 'none', outline: 'ink', at: 0 },
    labelAt(box.x + inner / 2, bottom - inner / 2, String(base), 0.2),
    labelAt(box.x - SIDE_LABEL / 2 - 3, box.y + box.height / 2, String(whole)),
    labelAt(right - (box.width - inner) / 2, box.y - LABEL / 2 - 2, String(missing), 0.7),
  ]
  const worked = `${write(whole * whole)} − ${write(2 * whole * missing)} + ${write(missing * missing)}`
  const fits = inner >= textWidth(worked, MIN_TEXT) + 8
  const why: Mark[] = [
    { mark: 'field', ...asked, fill: 'b', outline: 'none', hatched: true, at: 0.1 },
    { mark: 'field', ...box, height: box.height - inner, fill: 'a', outline: 'none', at: 0.3 },
    {
      mark: 'field',
      x: box.x + inner,
      y: bottom - inner,
      width: box.width - inner,
      height: inner,
      fill: 'a',
      outline: 'none',
      at: 0.45,
    },
  ]
  if (fits) why.push(labelAt(box.x + inner / 2, bottom - inner / 2 + LABEL, worked, 0.4))
  return { marks, movers: [], way: [], why, miss: () => [], ...beside(box) }
}

function beside(box: Box): Pick<Model, 'answer' | 'struckAt'> {
  const answer = { x: box.x + box.width + ANSWER_ROOM / 2 + 2, y: box.y + box.height / 2, size: ANSWER_SIZE }
  return { answer, struckAt: () => ({ x: answer.x, y: answer.y - ANSWER_SIZE }) }
}

/** A rectangle of the same height and the area that was given. */
function missedWidth(box: Box, share: number, most: number): Mark[] {
  const right = Math.min(box.x + box.width * share, most)
  const end = box.x + box.width
  const x = Math.min(right, end)
  const gap = { x, y: box.y, width: Math.abs(right - end), height: box.height }
  return [
    wrongBox(gap, right < end),
    curve(
      [
        { x: right, y: box.y },
        { x: right, y: box.y + box.height },
      ],
      0,
      'wrong',
      'thick',
    ),
  ]
}

interface Cut {
  readonly value: number
  readonly from: number
  readonly length: number
}

/** Lengths in proportion to the parts, none too thin to be labelled. */
export function cuts(parts: number[], from: number, length: number): Cut[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  const [first = total] = parts
  const firstShare = parts.length === 1 ? 1 : Math.min(Math.max(first / total, 0.5), 1 - THINNEST)
  return parts.map((value, index) => ({
    value,
    from: from + (index === 0 ? 0 : firstShare * length),
    length: (index === 0 ? firstShare : 1 - firstShare) * length,
  }))
}
