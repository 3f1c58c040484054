// Adding and taking away as jumps along a number line, true to scale, that stop at the tens on the way. Once it is answered
// they are jumped.
import { curve, shape } from '#engine/phaser/kit/forms.ts'
import { hop } from '#engine/phaser/kit/hand.ts'
import { type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'
import { bracket, LABEL, labelAt, type Model, type Room, textWidth, type Write, wrongLine } from './model.ts'

export type Direction = '+' | '-'

const MARGIN = 30
const WIDEST = 900
const ANSWER = 28
const ANSWER_APART = 36
/** From this height on there is room under the line for the whole way in one. */
const ROOMY = 190
const BELOW = LABEL + 12
const WHOLE_WAY = LABEL + 18
/** Above the jumps: where a wrong answer is flagged. */
const FLAG = LABEL
const HIGHEST = 190

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

export function signed(step: number): string {
  return step > 0 ? `+${step}` : `−${-step}`
}

export function ruledLine(
  start: number,
  operator: Direction,
  amount: number,
  room: Room,
  write: Write,
): Model {
  const stops = stopsAtTens(start, operator, amount)
  const end = stops.at(-1) ?? start
  const lowest = Math.floor(Math.min(...stops) / 5) * 5
  const highest = Math.max(Math.ceil(Math.max(...stops) / 5) * 5, lowest + 10)
  const width = Math.min(room.width - 2 * MARGIN, WIDEST)
  const unit = width / (highest - lowest)
  const left = (room.width - width) / 2
  const place = (value: number) => left + (value - lowest) * unit
  const baseline = lineHeight(room)
  const marks: Mark[] = [
    {
      mark: 'line',
      from: { x: left - 14, y: baseline },
      to: { x: left + width + 14, y: baseline },
      ink: 'ink',
      width: 'thick',
      at: 0,
    },
  ]
  // With every one on the line the answer could be read off it: they come with the answer.
  const why: Mark[] = []
  for (let value = lowest; value <= highest; value++) {
    const at = 0.1 + (0.2 * (value - lowest)) / (highest - lowest)
    if (value % 5 === 0) marks.push(tick(place(value), baseline, value % 10 === 0 ? 11 : 8, at))
    else if (unit >= 5) why.push(tick(place(value), baseline, 4, at))
  }
  const taken = [place(start), place(end)]
  for (let value = Math.ceil(lowest / 10) * 10; value <= highest; value += 10) {
    if (taken.every((x) => Math.abs(x - place(value)) > 34))
      marks.push(labelAt(place(value), baseline + LABEL / 2 + 8, String(value), 0.25))
  }
  marks.push(labelAt(place(start), baseline + LABEL / 2 + 8, String(start), 0.2))

  const way: Point[] = []
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1]
    if (from === undefined) continue
    const at = 0.3 + (0.55 * (index - 1)) / (stops.length - 1)
    const apart = Math.abs(place(to) - place(from))
    const height = Math.min(16 + apart * 0.42, highestHop(room))
    const along = hop({ x: place(from), y: baseline - 5 }, { x: place(to), y: baseline - 5 }, height)
    marks.push(curve(along, at, 'ink'))
    why.push(shape(along, index % 2 === 0 ? 'a' : 'b', 0.1 * index, { outline: false, soft: true }))
    way.push(...along)
    const text = signed(to - from)
    if (apart < textWidth(text, MIN_TEXT) * 0.8) continue
    marks.push(labelAt((place(from) + place(to)) / 2, baseline - 5 - height - LABEL / 2, text, at + 0.1))
  }
  if (room.height >= ROOMY && stops.length > 2) {
    const [from = 0, to = 0] = [place(start), place(end)].toSorted((one, other) => one - other)
    const y = baseline + BELOW + 12
    why.push(...bracket(from, to, y, 7, 0.1))
    why.push(labelAt((from + to) / 2, y + LABEL / 2 + 2, signed(end - start), 0.3))
  }
  // Beside a start that is only a step away: the two numbers would stand on each other.
  const isNear = Math.abs(place(end) - place(start)) < ANSWER_APART
  const ahead = place(start) + Math.sign(end - start) * ANSWER_APART
  const fits = ahead >= ANSWER_APART / 2 && ahead <= room.width - ANSWER_APART / 2
  const beside = fits ? ahead : 2 * place(start) - ahead
  const answerX = isNear ? beside : place(end)

  /** Where a wrong answer would be, or the end of the line it lies beyond. */
  const flagAt = (chosen: number) => place(Math.max(lowest, Math.min(highest, chosen)))
  return {
    marks,
    movers: [],
    way,
    why,
    answer: { x: answerX, y: baseline + LABEL / 2 + 8, size: ANSWER },
    struckAt: (chosen) => {
      const half = textWidth(write(chosen), MIN_TEXT) / 2 + 8
      return { x: Math.max(half, Math.min(room.width - half, flagAt(chosen))), y: FLAG / 2 }
    },
    miss: (chosen) => [
      wrongLine({ x: flagAt(chosen), y: FLAG }, { x: flagAt(chosen), y: baseline }, false, 0),
      wrongLine({ x: flagAt(chosen), y: baseline }, { x: place(end), y: baseline }, false, 0.4),
    ],
  }
}

/** The highest jump. */
function highestHop(room: Room): number {
  return Math.min(room.height - BELOW - (room.height >= ROOMY ? WHOLE_WAY : 0) - FLAG - LABEL - 8, HIGHEST)
}

function lineHeight(room: Room): number {
  const below = BELOW + (room.height >= ROOMY ? WHOLE_WAY : 0)
  const spare = room.height - below - highestHop(room) - LABEL - FLAG - 8
  return room.height - below - Math.max(0, spare / 2)
}

function tick(x: number, y: number, reach: number, at: number): Mark {
  return { mark: 'line', from: { x, y: y - reach }, to: { x, y: y + reach }, ink: 'ink', width: 'thin', at }
}
