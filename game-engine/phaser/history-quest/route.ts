// Where things of a journey lie: stops side by side on a strip of land that is longer than the picture, which shows the part
// around the stop one has come to.
import type { Band } from '#engine/core/bands.ts'
import { SHEET } from '#engine/phaser/kit/forms.ts'
import type { Point } from '#engine/phaser/kit/marks.ts'

export interface PictureRoom {
  readonly width: number
  readonly height: number
  /** How much of it, from the top, lies under words of the page. */
  readonly covered: number
}

export interface Route {
  readonly room: PictureRoom
  /** From here down is the line of time. */
  readonly line: number
  /** Pixels of a unit of a place's sheet. */
  readonly scale: number
  /** Top left corner of a place's sheet. */
  placeAt(stop: number): Point
  /** The marker of a stop, on the road. In between: on the way. */
  markerAt(stop: number): Point
  /** Left edge of what the picture shows, while somebody is at this stop or between two. */
  viewAt(stop: number): number
  /** Of a traveller, in their own pixels. */
  readonly size: number
  readonly length: number
  readonly count: number
}

/** Where a place's sheet has its ground. */
export const GROUND = 112
const LINE: Readonly<Record<Band, number>> = { elementary: 46, middle: 62, high: 62 }
const ROAD = 26
const WIDEST = 0.66
const GAP = 1.16
/** The words of the page may lie over the tops of places, or these would be too small on a phone. */
const MOST_COVERED = 0.16
/** How far stops lie up and down, in px. */
const HILLS: Readonly<Record<Band, number>> = { elementary: 8, middle: 10, high: 0 }

export function routeOf(band: Band, room: PictureRoom, count: number): Route {
  const line = room.height - LINE[band]
  const ground = line - ROAD - HILLS[band]
  const scale = Math.max(
    0.4,
    Math.min(
      (ground - Math.min(room.covered, room.height * MOST_COVERED) - HILLS[band] - 8) / GROUND,
      (room.width * WIDEST) / SHEET.width,
      2.6,
    ),
  )
  const pitch = SHEET.width * scale * GAP
  const length = Math.max(room.width, pitch * count + 40)
  const first = (length - pitch * (count - 1)) / 2
  const hill = (stop: number) => Math.sin(stop * 1.9 + 0.5) * HILLS[band]
  const x = (stop: number) => first + pitch * stop
  return {
    room,
    line,
    scale,
    size: Math.max(0.6, Math.min(1.1, scale * 0.55)),
    length,
    count,
    placeAt: (stop) => ({
      x: x(stop) - (SHEET.width * scale) / 2,
      y: ground + hill(stop) - GROUND * scale,
    }),
    markerAt: (stop) => ({ x: x(stop), y: ground + hill(stop) + ROAD / 2 + 2 }),
    viewAt: (stop) => Math.max(0, Math.min(length - room.width, x(stop) - room.width / 2)),
  }
}
