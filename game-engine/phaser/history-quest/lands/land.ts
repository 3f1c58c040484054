// What a journey leads through: each grade band travels in a picture of its own kind.
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { Journey, Stop } from '../journey.ts'
import type { Route } from '../route.ts'

/** Of the page: how years are written, which topic it is, and the years of all its questions. */
export interface Almanac {
  readonly topic: number
  readonly years: readonly number[]
  format(year: number): string
}

export interface Land {
  /** Behind everything, fixed. */
  backdrop(route: Route, night: boolean): readonly Mark[]
  /** The road from end to end, in the journey's own length. */
  road(route: Route): readonly Mark[]
  /** What a place stands on or in. */
  base(place: Box, index: number): readonly Mark[]
  /** Who travels, with their feet at 0, 0; some 60 px tall. */
  readonly traveller: readonly Mark[]
  /** The line of time without the newest date, in the picture's own pixels. */
  line(route: Route, journey: Journey, almanac: Almanac): readonly Mark[]
  /** The date of the stop on show, once it is known. */
  date(route: Route, journey: Journey, almanac: Almanac): readonly Mark[]
  /** Whether it is spirited: it jumps for joy and lets sparks fly. */
  readonly cheers: boolean
}

/** The stop one has come to, with its marker where the picture shows it. */
export function stopOnShow(route: Route, { stops, here }: Journey): { stop: Stop; marker: Point } | null {
  const stop = stops[here]
  if (!stop) return null
  const { x, y } = route.markerAt(here)
  return { stop, marker: { x: x - route.viewAt(here), y } }
}
