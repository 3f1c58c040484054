// Adding and taking away as jumps along a number line. The ruled line is true to scale and stops at the tens on the way;
// the open line, for bigger numbers, has no scale: one jump for the tens, one for the ones.
import { type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { LABEL, type Model, type Room, tensAndOnes, textWidth } from './model.ts'

type Direction = '+' | '-'

const MARGIN = 26
const ANSWER = 24

/** The values passed on the way, start and end included. */
export function stopsAtTens(start: number, operator: Direction, amount: number): number[] {
  const sign = operator === '+' ? 1 : -1
  const end = start + sign * amount
  const stops = [start]
  for (let value = start; value !== end; ) {
    const nextTen = sign > 0 ? Math.floor(value / 10) * 10 + 10 : Math.ceil(value / 10) * 10 - 10
    value = sign > 0 ? Math.min(nextTen, end) : Math.max(nextTen, end)
    stops.push(value)
  }
  return stops
}

export function ruledLine(start: number, operator: Direction, amount: number, room: Room): Model {
  const stops = stopsAtTens(start, operator, amount)
  const lowest = Math.floor(Math.min(...stops) / 5) * 5
  const highest = Math.max(Math.ceil(Math.max(...stops) / 5) * 5, lowest + 10)
  const width = Math.min(room.width - 2 * MARGIN, 640)
  const unit = width / (highest - lowest)
  const left = (room.width - width) / 2
  const place = (value: number) => left + (value - lowest) * unit
  const baseline = lineHeight(room)
  const marks: Mark[] = [thickLine(left - 12, left + width + 12, baseline)]
  for (let value = lowest; value <= highest; value++) {
    if (unit < 5 && value % 5 !== 0) continue
    const reach = value % 10 === 0 ? 8 : value % 5 === 0 ? 6 : 3
    marks.push(tick(place(value), baseline, reach, 0.1 + (0.2 * (value - lowest)) / (highest - lowest)))
  }
  const end = stops.at(-1) ?? start
  const taken = [place(start), place(end)]
  for (let value = Math.ceil(lowest / 10) * 10; value <= highest; value += 10) {
    if (taken.every((x) => Math.abs(x - place(value)) > 30))
      marks.push(under(place(value), baseline, value, 0.25))
  }
  marks.push(under(place(start), baseline, start, 0.2))
  return withHops(marks, stops, place, baseline)
}

export function openLine(start: number, operator: Direction, amount: number, room: Room): Model {
  const sign = operator === '+' ? 1 : -1
  const [first = 0, second] = tensAndOnes(amount)
  const width = Math.min(room.width - 2 * MARGIN, 420)
  const left = (room.width - width) / 2
  const across = (share: number) => left + width * (sign > 0 ? share : 1 - share)
  // The jump by tens takes two thirds of the line, whatever the numbers.
  const places = new Map([[start, across(0)]])
  if (second !== undefined) places.set(start + sign * first, across(0.66))
  places.set(start + sign * amount, across(1))
  const stops = [...places.keys()]
  const place = (value: number) => places.get(value) ?? left
  const baseline = lineHeight(room)
  const marks: Mark[] = [thickLine(left - 20, left + width + 20, baseline)]
  for (const [index, stop] of stops.entries()) {
    marks.push(tick(place(stop), baseline, 6, 0.1 + 0.3 * index))
    if (index < stops.length - 1) marks.push(under(place(stop), baseline, stop, 0.1 + 0.4 * index))
  }
  return withHops(marks, stops, place, baseline)
}

function lineHeight(room: Room): number {
  const wanted = 70 + 2 * LABEL
  return room.height - LABEL - 6 - Math.max(0, (room.height - wanted) / 2)
}

/** Adds one arc from stop to stop, labelled where there is room, and the place of the answer under the last. */
function withHops(marks: Mark[], stops: number[], place: (value: number) => number, baseline: number): Model {
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1]
    if (from === undefined) continue
    const at = 0.3 + (0.55 * (index - 1)) / (stops.length - 1)
    const apart = Math.abs(place(to) - place(from))
    const height = Math.min(12 + apart * 0.22, 46, baseline - LABEL - 6)
    marks.push({
      mark: 'hop',
      from: { x: place(from), y: baseline - 4 },
      to: { x: place(to), y: baseline - 4 },
      height,
      at,
    })
    const text = to > from ? `+${to - from}` : `−${from - to}`
    if (apart < textWidth(text, MIN_TEXT) * 0.8) continue
    const x = (place(from) + place(to)) / 2
    const y = baseline - height - LABEL / 2 - 4
    marks.push({ mark: 'label', x, y, text, size: MIN_TEXT, ink: 'ink', at: at + 0.1 })
  }
  return { marks, answer: { x: place(stops.at(-1) ?? 0), y: baseline + LABEL / 2 + 6, size: ANSWER } }
}

function thickLine(from: number, to: number, y: number): Mark {
  return { mark: 'line', from: { x: from, y }, to: { x: to, y }, ink: 'ink', width: 'thick', at: 0 }
}

function tick(x: number, y: number, reach: number, at: number): Mark {
  return { mark: 'line', from: { x, y: y - reach }, to: { x, y: y + reach }, ink: 'ink', width: 'thin', at }
}

function under(x: number, y: number, value: number, at: number): Mark {
  return { mark: 'label', x, y: y + LABEL / 2 + 6, text: String(value), size: MIN_TEXT, ink: 'ink', at }
}
