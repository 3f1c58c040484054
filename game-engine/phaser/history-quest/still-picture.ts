// The whole picture of a question at rest: for where nothing moves, and until the canvas is there.
import type { Band } from '#engine/core/bands.ts'
import { placed, SHEET } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import type { Journey, Stop } from './journey.ts'
import type { Almanac } from './lands/land.ts'
import { LANDS } from './lands/land-of.ts'
import { markerOf } from './lands/marker.ts'
import { drawingOf } from './places/drawings.ts'
import { inPencil } from './places/place.ts'
import { type PictureRoom, type Route, routeOf } from './route.ts'

export const MARKER = 10
/** How far to the left of its stop a traveller stands, in units of a place's sheet. */
export const ASIDE = 62

export function stillPicture(
  band: Band,
  room: PictureRoom,
  journey: Journey,
  almanac: Almanac,
  night: boolean,
): Mark[] {
  const land = LANDS[band]
  const route = routeOf(band, room, journey.stops.length)
  const view = route.viewAt(journey.here)
  const feet = route.markerAt(journey.here)
  const inView = (marks: readonly Mark[]) =>
    placed(marks, { x: -view, y: 0 }, 1).filter((mark) => isSeen(mark, room))
  return [
    ...land.backdrop(route, night),
    ...inView(land.road(route)),
    ...journey.stops.flatMap((stop, index) => inView(stopMarks(band, route, stop, index))),
    ...placed(land.traveller, { x: feet.x - view - ASIDE * route.scale, y: feet.y + 4 }, route.size),
    ...land.line(route, journey, almanac),
    ...land.date(route, journey, almanac),
  ]
}

/** A stop as it stands at rest. */
function stopMarks(band: Band, route: Route, { place, outcome }: Stop, index: number): Mark[] {
  const drawing = drawingOf(place)
  const still = outcome === 'right' ? drawing.still : inPencil(drawing.still)
  const stirring = outcome === null ? [] : drawing.stirring(1)
  const box = {
    ...route.placeAt(index),
    width: SHEET.width * route.scale,
    height: SHEET.height * route.scale,
  }
  return [
    ...LANDS[band].base(box, index),
    ...placed([...still, ...stirring], box, route.scale),
    ...markerOf(route.markerAt(index), outcome, MARKER),
  ]
}

function isSeen(mark: Mark, { width }: PictureRoom): boolean {
  if (mark.mark !== 'shape' && mark.mark !== 'curve') return true
  return mark.points.some(({ x }) => x > -40) && mark.points.some(({ x }) => x < width + 40)
}
