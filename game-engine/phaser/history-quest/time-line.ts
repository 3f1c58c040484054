// The line of time under a journey: a topic's span with its round years, and where on it an answered question lies.
import type { Band } from '#engine/core/bands.ts'

export interface Span {
  readonly from: number
  readonly to: number
  /** Years between two written years. */
  readonly step: number
}

/** By topic, first topic first. The youngest read a stop's date where it stands; they need no scale. */
const SPANS: Readonly<Record<Exclude<Band, 'elementary'>, readonly Span[]>> = {
  middle: [
    { from: -4000, to: 500, step: 1000 },
    { from: 500, to: 1500, step: 250 },
    { from: 1400, to: 1700, step: 100 },
    { from: 1750, to: 1900, step: 50 },
  ],
  high: [
    { from: 1640, to: 1850, step: 50 },
    { from: 1800, to: 1920, step: 20 },
    { from: 1910, to: 1950, step: 10 },
    { from: 1940, to: 2025, step: 20 },
  ],
}

export function spanOf(band: Exclude<Band, 'elementary'>, level: number): Span {
  const spans = SPANS[band]
  return spans[(level - 1) % spans.length] ?? { from: 0, to: 2000, step: 500 }
}

/** 0 to 1 along the span; what lies outside of it stands at its end. */
export function shareOf({ from, to }: Span, year: number): number {
  return Math.max(0, Math.min(1, (year - from) / (to - from)))
}

/**
 * Round years to be written along the span.
 * @param most that there is room for
 */
export function writtenYears({ from, to, step }: Span, most: number): number[] {
  const first = Math.ceil(from / step) * step
  const count = Math.floor((to - first) / step) + 1
  const leap = Math.max(1, Math.ceil(count / Math.max(1, most)))
  // There is no year zero.
  return Array.from({ length: Math.ceil(count / leap) }, (_, index) => first + index * leap * step || 1)
}
