// Adding and taking away as a straight line in a plane, for high school: from the first number, so much further along x, so
// much higher or lower. It has no scale, as the numbers are too far apart: one step for the tens, one for the ones.
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import {
  LABEL,
  labelAt,
  type Model,
  type Room,
  tensAndOnes,
  textWidth,
  type Write,
  wrongLine,
} from './model.ts'
import { type Direction, signed } from './number-line.ts'

const ANSWER = 26
/** Left of the y axis, for the numbers on it. */
const SIDE = textWidth('00', ANSWER) + 22
const BELOW = LABEL + 8
const HEAD = 8
/** The first step takes two thirds of the way, whatever the numbers. */
const FIRST = 0.62
const SAMPLES = 24
const RULE = 40

export function straightLine(
  start: number,
  operator: Direction,
  amount: number,
  room: Room,
  write: Write,
): Model {
  const sign = operator === '+' ? 1 : -1
  const end = start + sign * amount
  const [first = 0, second] = tensAndOnes(amount)
  const axis = { x: Math.max(SIDE, room.width * 0.1), y: room.height - BELOW }
  const right = room.width - 24
  const across = (right - axis.x) * 0.86
  const tall = axis.y - LABEL - 6
  const x = (share: number) => axis.x + across * share
  const y = (share: number) => {
    const up = 0.16 + 0.68 * (sign > 0 ? share : 1 - share)
    return axis.y - tall * up
  }
  const at = (share: number): Point => ({ x: x(share), y: y(share) })
  const shares = second === undefined ? [0, 1] : [0, FIRST, 1]
  const stops = [start, ...(second === undefined ? [] : [start + sign * first]), end]

  const marks: Mark[] = [
    ...rules(axis, right),
    ...axes(axis, right),
    { mark: 'line', from: at(0), to: at(1), ink: 'ink', width: 'thin', at: 0.15 },
    { mark: 'counter', ...at(0), radius: 6, kind: 'a', at: 0.1 },
    { mark: 'counter', ...at(1), radius: 6, kind: 'none', at: 0.3 },
    guide({ x: axis.x, y: y(1) }, at(1), 0.3),
    labelAt(axis.x - SIDE / 2, y(0), String(start), 0.2),
  ]
  const why: Mark[] = []
  for (const [index, share] of shares.entries()) {
    const before = shares[index - 1]
    if (before === undefined) continue
    const moment = 0.25 + 0.25 * index
    const [from, to] = [at(before), at(share)]
    const corner = { x: to.x, y: from.y }
    const step = (stops[index] ?? end) - (stops[index - 1] ?? start)
    marks.push(guide(from, corner, moment), guide(corner, to, moment + 0.1))
    marks.push(tick({ x: to.x, y: axis.y }, moment))
    marks.push(labelAt((from.x + to.x) / 2, axis.y + LABEL / 2 + 4, `+${Math.abs(step)}`, moment))
    const beside = textWidth(signed(step), 18) / 2 + 8
    if (Math.abs(from.y - to.y) > LABEL)
      marks.push(labelAt(to.x + beside, (from.y + to.y) / 2 + (sign > 0 ? 6 : -6), signed(step), moment))
    const corners = [from, corner, to]
    why.push({
      mark: 'shape',
      points: corners,
      fill: index % 2 === 1 ? 'b' : 'a',
      soft: true,
      outline: false,
      at: 0,
    })
  }
  for (const [index, value] of stops.entries()) {
    const share = shares[index] ?? 0
    if (index > 0 && share < 1) why.push(guide({ x: axis.x, y: y(share) }, at(share), 0.1 + 0.2 * index))
    // Where the first step leads is half of the answer.
    if (index > 0 && index < stops.length - 1)
      why.push(labelAt(axis.x - SIDE / 2, y(share), String(value), 0.2))
  }
  const way = Array.from({ length: SAMPLES + 1 }, (_, step) => at(step / SAMPLES))
  const target = at(1)
  const edge = (chosen: number) => {
    const share = 1 + (sign * (chosen - end)) / amount
    return Math.max(LABEL, Math.min(axis.y - 8, y(share)))
  }
  return {
    marks,
    movers: [],
    way,
    why,
    answer: { x: axis.x - SIDE / 2, y: y(1), size: ANSWER },
    // Between the axis and the line, on the side of the line's end that stays free.
    struckAt: (chosen) => ({ x: axis.x + textWidth(write(chosen), 22) / 2 + 14, y: y(1) + sign * 17 }),
    miss: (chosen) => [
      wrongLine(target, { x: target.x, y: edge(chosen) }, true, 0.2),
      { mark: 'cross', x: target.x, y: edge(chosen), radius: 7, at: 0 },
    ],
  }
}

/** The squares of the plane, no more than a hint of them. */
function rules(origin: Point, right: number): Mark[] {
  const across = Array.from({ length: Math.floor((right - origin.x) / RULE) }, (_, index) => {
    const x = origin.x + (index + 1) * RULE
    return { from: { x, y: 12 }, to: { x, y: origin.y } }
  })
  const up = Array.from({ length: Math.floor((origin.y - 12) / RULE) }, (_, index) => {
    const y = origin.y - (index + 1) * RULE
    return { from: { x: origin.x, y }, to: { x: right, y } }
  })
  return [...across, ...up].map((rule) => ({ mark: 'line', ...rule, ink: 'faint', width: 'thin', at: 0 }))
}

/** Two axes that meet, with arrow heads. */
export function axes(origin: Point, right: number): Mark[] {
  const top = 6
  const line = (from: Point, to: Point): Mark => ({
    mark: 'line',
    from,
    to,
    ink: 'ink',
    width: 'thin',
    at: 0,
  })
  return [
    line({ x: origin.x - 6, y: origin.y }, { x: right, y: origin.y }),
    line({ x: right - HEAD, y: origin.y - HEAD / 2 }, { x: right, y: origin.y }),
    line({ x: right - HEAD, y: origin.y + HEAD / 2 }, { x: right, y: origin.y }),
    line({ x: origin.x, y: origin.y + 6 }, { x: origin.x, y: top }),
    line({ x: origin.x - HEAD / 2, y: top + HEAD }, { x: origin.x, y: top }),
    line({ x: origin.x + HEAD / 2, y: top + HEAD }, { x: origin.x, y: top }),
  ]
}

export function tick({ x, y }: Point, at: number): Mark {
  return { mark: 'line', from: { x, y: y - 5 }, to: { x, y: y + 5 }, ink: 'ink', width: 'thin', at }
}

export function guide(from: Point, to: Point, at: number): Mark {
  return { mark: 'line', from, to, ink: 'ink', width: 'thin', dashed: true, at }
}
