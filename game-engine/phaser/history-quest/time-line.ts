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
    { from: 1945, to: 2025, step: 20 },
    { from: 1945, to: 2025, step: 20 },
    { from: -9600, to: -1000, step: 1000 },
    { from: -800, to: -400, step: 100 },
    { from: -350, to: 500, step: 100 },
    { from: 200, to: 1050, step: 100 },
    { from: 1050, to: 1300, step: 50 },
    { from: 1300, to: 1500, step: 50 },
    { from: 1400, to: 1530, step: 20 },
    { from: 1540, to: 1700, step: 20 },
    { from: 1760, to: 1790, step: 10 },
    { from: 1788, to: 1806, step: 5 },
    { from: 1810, to: 1850, step: 10 },
    { from: 1850, to: 1900, step: 10 },
  ],
  high: [
    { from: 1980, to: 2025, step: 10 },
    { from: 1980, to: 2025, step: 10 },
    { from: 1640, to: 1850, step: 50 },
    { from: 1785, to: 1875, step: 20 },
    { from: 1880, to: 1915, step: 10 },
    { from: 1910, to: 1920, step: 2 },
    { from: 1920, to: 1938, step: 5 },
    { from: 1938, to: 1946, step: 2 },
    { from: 1945, to: 1951, step: 1 },
    { from: 1950, to: 1962, step: 2 },
    { from: 1962, to: 1970, step: 2 },
    { from: 1970, to: 1980, step: 2 },
    { from: 1980, to: 1993, step: 5 },
    { from: 1990, to: 2025, step: 10 },
  ],
}

export function spanOf(band: Exclude<Band, 'elementary'>, topic: number): Span {
  return SPANS[band][topic - 1] ?? { from: 0, to: 2000, step: 500 }
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
