// Adding and taking away as jumps along a number line. The ruled line is true to scale and stops at the tens on the way;
// the open line, for bigger numbers, has no scale: one jump for the tens, one for the ones.
import { type Mark, MIN_TEXT } from '#engine/phaser/kit/marks.ts'
import { bracket, LABEL, labelAt, type Model, type Room, tensAndOnes, textWidth } from './model.ts'

type Direction = '+' | '-'

const MARGIN = 26
const ANSWER = 24
const ANSWER_APART = 30
/** From this height on there is room under the line for the whole way in one. */
const ROOMY = 150
const BELOW = LABEL + 10
const WHOLE_WAY = LABEL + 16

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
  const width = Math.min(room.width - 2 * MARGIN, 780)
  const unit = width / (highest - lowest)
  const left = (room.width - width) / 2
  const place = (value: number) => left + (value - lowest) * unit
  const baseline = lineHeight(room)
  const marks: Mark[] = [thickLine(left - 12, left + width + 12, baseline)]
  // With every one on the line the answer could be read off it: they come with the answer.
  const ones: Mark[] = []
  for (let value = lowest; value <= highest; value++) {
    const at = 0.1 + (0.2 * (value - lowest)) / (highest - lowest)
    if (value % 5 === 0) marks.push(tick(place(value), baseline, value % 10 === 0 ? 8 : 6, at))
    else if (unit >= 5) ones.push(tick(place(value), baseline, 3, at))
  }
  const end = stops.at(-1) ?? start
  const taken = [place(start), place(end)]
  for (let value = Math.ceil(lowest / 10) * 10; value <= highest; value += 10) {
    if (taken.every((x) => Math.abs(x - place(value)) > 30))
      marks.push(under(place(value), baseline, value, 0.25))
  }
  marks.push(under(place(start), baseline, start, 0.2))
  return withHops({ marks, why: ones }, stops, place, room)
}

export function openLine(start: number, operator: Direction, amount: number, room: Room): Model {
  const sign = operator === '+' ? 1 : -1
  const [first = 0, second] = tensAndOnes(amount)
  const width = Math.min(room.width - 2 * MARGIN, 600)
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
  }
  marks.push(under(place(start), baseline, start, 0.2))
  // Where the first jump lands is half of the answer.
  const why = stops.slice(1, -1).map((stop) => under(place(stop), baseline, stop, 0))
  return withHops({ marks, why }, stops, place, room)
}

/** The highest jump. */
function highestHop(room: Room): number {
  return Math.max(46, Math.min(room.height * 0.34, 110))
}

function lineHeight(room: Room): number {
  const below = BELOW + (room.height >= ROOMY ? WHOLE_WAY : 0)
  const spare = room.height - below - highestHop(room) - LABEL - 8
  return room.height - below - Math.max(0, spare / 2)
}

/**
 * Adds one arc from stop to stop, labelled where there is room, and the place of the answer under the last; to the
 * reason, all jumps in one.
 */
function withHops(
  { marks, why }: { marks: Mark[]; why: Mark[] },
  stops: number[],
  place: (value: number) => number,
  room: Room,
): Model {
  const baseline = lineHeight(room)
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1]
    if (from === undefined) continue
    const at = 0.3 + (0.55 * (index - 1)) / (stops.length - 1)
    const apart = Math.abs(place(to) - place(from))
    const height = Math.min(12 + apart * 0.3, highestHop(room), baseline - LABEL - 6)
    marks.push({
      mark: 'hop',
      from: { x: place(from), y: baseline - 4 },
      to: { x: place(to), y: baseline - 4 },
      height,
      at,
    })
    const text = signed(to - from)
    if (apart < textWidth(text, MIN_TEXT) * 0.8) continue
    const x = (place(from) + place(to)) / 2
    const y = baseline - height - LABEL / 2 - 4
    marks.push(labelAt(x, y, text, at + 0.1))
  }
  const [start = 0, end = 0] = [stops[0], stops.at(-1)]
  if (room.height >= ROOMY && stops.length > 2) {
    const [left = 0, right = 0] = [place(start), place(end)].toSorted((one, other) => one - other)
    const y = baseline + BELOW + 12
    why.push(...bracket(left, right, y, 7, 0.1))
    why.push(labelAt((left + right) / 2, y + LABEL / 2 + 2, signed(end - start), 0.3))
  }
  // Beside a start that is only a step away: the two numbers would stand on each other.
  const away = Math.sign(place(end) - place(start)) * ANSWER_APART
  const isNear = Math.abs(place(end) - place(start)) < ANSWER_APART
  const x = isNear ? place(start) + away : place(end)
  return { marks, why, answer: { x, y: baseline + LABEL / 2 + 6, size: ANSWER } }
}

function signed(step: number): string {
  return step > 0 ? `+${step}` : `−${-step}`
}

function thickLine(from: number, to: number, y: number): Mark {
  return { mark: 'line', from: { x: from, y }, to: { x: to, y }, ink: 'ink', width: 'thick', at: 0 }
}

function tick(x: number, y: number, reach: number, at: number): Mark {
  return { mark: 'line', from: { x, y: y - reach }, to: { x, y: y + reach }, ink: 'ink', width: 'thin', at }
}

function under(x: number, y: number, value: number, at: number): Mark {
  return labelAt(x, y + LABEL / 2 + 6, String(value), at)
}
