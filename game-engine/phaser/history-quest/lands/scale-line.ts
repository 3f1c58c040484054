// A scale of years along the foot of the picture, with pins for what is known and a leader from the place to its date.
import type { Band } from '#engine/core/bands.ts'
import { circle, curve, shape } from '#engine/phaser/kit/forms.ts'
import { type Mark, MIN_TEXT, type Point } from '#engine/phaser/kit/marks.ts'
import type { Journey } from '../journey.ts'
import type { Route } from '../route.ts'
import { type Span, shareOf, spanOf, writtenYears } from '../time-line.ts'
import { type Almanac, stopOnShow } from './land.ts'

type Scaled = Exclude<Band, 'elementary'>

const INSET = 34
/** Kept free beside a year at the end of the scale, in px. */
const EDGE = 12
const LABEL = 84
/** Between two years, at least, in px. */
const GAP = 22
/** Of a letter's size: how wide it is on average. */
const LETTER = 0.6

interface Scale {
  readonly y: number
  at(year: number): number
}

export function scaleOf(band: Scaled, { room, line }: Route, topic: number): Scale {
  const span = spanOf(band, topic)
  const wide = room.width - 2 * INSET
  return { y: line + 24, at: (year) => INSET + wide * shareOf(span, year) }
}

export function ticks(band: Scaled, route: Route, { topic, format }: Almanac): Mark[] {
  const scale = scaleOf(band, route, topic)
  const labelled = (year: number) => {
    const x = scale.at(year)
    const text = format(year)
    const half = widthOf(text, MIN_TEXT) / 2
    return { x, text, half, middle: Math.max(half + EDGE, Math.min(route.room.width - half - EDGE, x)) }
  }
  return yearsWithRoom(spanOf(band, topic), labelled).flatMap(({ x, text, middle }): Mark[] => [
    stroke({ x, y: scale.y - 7 }, { x, y: scale.y + 7 }),
    { mark: 'label', x: middle, y: scale.y + 18, text, size: MIN_TEXT, ink: 'ink', at: 0 },
  ])
}

interface Label {
  readonly half: number
  readonly middle: number
}

/** As many round years as can be read side by side, by where their labels come to stand. */
function yearsWithRoom<One extends Label>(span: Span, labelled: (year: number) => One): One[] {
  const isApart = (one: One, index: number, all: readonly One[]) => {
    const before = all[index - 1]
    return !before || one.middle - before.middle >= Math.max(LABEL, before.half + one.half + GAP)
  }
  for (let most = writtenYears(span, Number.POSITIVE_INFINITY).length; ; most--) {
    const years = writtenYears(span, most).map(labelled)
    if (most <= 1 || years.every(isApart)) return years
  }
}

/** Dates learned at earlier stops. */
export function pins(band: Scaled, route: Route, { stops, here }: Journey, { topic }: Almanac): Mark[] {
  const scale = scaleOf(band, route, topic)
  return stops.slice(0, here).flatMap(({ year, outcome }) => {
    if (year === null) return []
    const x = scale.at(year)
    return [shape(circle(x, scale.y, 5), outcome === 'right' ? 'b' : 'paper', 0)]
  })
}

/** The leader, the pin and the date itself; nothing while the question is open or where it belongs to no year. */
export function datePin(band: Scaled, route: Route, journey: Journey, almanac: Almanac): Mark[] {
  const shown = stopOnShow(route, journey)
  if (!shown || !journey.isAnswered || shown.stop.year === null) return []
  const { stop, marker } = shown
  const year = stop.year ?? 0
  const scale = scaleOf(band, route, almanac.topic)
  const x = scale.at(year)
  const text = almanac.format(year)
  const half = (widthOf(text) + 18) / 2
  const middle = Math.max(half + 4, Math.min(route.room.width - half - 4, x))
  const y = route.line + 4
  return [
    curve(
      [
        { x: marker.x, y: marker.y + 10 },
        { x: marker.x, y: y - 8 },
        { x, y: y - 8 },
        { x, y: scale.y },
      ],
      0,
      'b',
      'thick',
    ),
    shape(circle(x, scale.y, 7), stop.outcome === 'right' ? 'b' : 'wrong', 0.35),
    ...chip({ x: middle, y }, text, half),
  ]
}

/** Words on a slip of paper. */
export function chip({ x, y }: Point, text: string, half: number): Mark[] {
  const slip = [
    { x: x - half, y: y - 14 },
    { x: x + half, y: y - 14 },
    { x: x + half, y: y + 14 },
    { x: x - half, y: y + 14 },
  ]
  return [shape(slip, 'paper', 0.45), { mark: 'label', x, y, text, size: 20, ink: 'ink', at: 0.5 }]
}

export function widthOf(text: string, size = 20): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? 1 : LETTER), 0) * size
}

export function stroke(
  from: Point,
  to: Point,
  ink: 'ink' | 'faint' | 'b' = 'ink',
  width: 'thin' | 'thick' = 'thin',
): Mark {
  return curve([from, to], 0, ink, width)
}
