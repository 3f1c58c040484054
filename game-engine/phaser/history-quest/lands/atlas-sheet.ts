// High school: a sheet of an atlas. Places are plates on a relief, ruled together, over a scale on which every event of the
// topic's archive is a stroke.
import { curve, shape, smooth } from '#engine/phaser/kit/forms.ts'
import type { Box, Mark } from '#engine/phaser/kit/marks.ts'
import type { Journey } from '../journey.ts'
import type { Route } from '../route.ts'
import { sketch } from '../sketch.ts'
import { spanOf } from '../time-line.ts'
import type { Almanac, Land } from './land.ts'
import { datePin, pins, scaleOf, stroke, ticks } from './scale-line.ts'

const GRID = 64
const CONTOURS = 9
/** Fine strokes of the scale for each written year. */
const FINE = 10

function backdrop({ room: { width, height }, line }: Route): Mark[] {
  const sheet = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: line },
    { x: 0, y: line },
  ]
  const meridians = Array.from({ length: Math.ceil(width / GRID) }, (_, index) =>
    stroke({ x: GRID * (index + 0.5), y: 0 }, { x: GRID * (index + 0.5), y: line }, 'faint'),
  )
  const parallels = Array.from({ length: Math.ceil(line / GRID) }, (_, index) =>
    stroke({ x: 0, y: GRID * (index + 0.5) }, { x: width, y: GRID * (index + 0.5) }, 'faint'),
  )
  const relief = Array.from({ length: CONTOURS }, (_, ring) => {
    const along = Array.from({ length: 13 }, (_, step) => ({
      x: (width * step) / 12,
      y:
        line * (0.08 + 0.105 * ring) +
        Math.sin(step * 0.9 + ring * 0.5) * line * 0.07 +
        Math.sin(step * 0.37 + ring) * line * 0.05,
    }))
    return curve(smooth(along), 0, ring % 3 === 0 ? 'b' : 'faint')
  })
  return [
    shape(sheet, 'b', 0, { outline: false, soft: true }),
    ...meridians,
    ...parallels,
    ...relief,
    stroke({ x: 0, y: line }, { x: width, y: line }),
    { mark: 'field', x: 0, y: 0, width, height, fill: 'none', outline: 'none', at: 0 },
  ]
}

function road(route: Route): Mark[] {
  const { y } = route.markerAt(0)
  const strokes = Array.from({ length: Math.floor(route.length / 10) }, (_, index) =>
    stroke({ x: index * 10, y: y - 2 }, { x: index * 10, y: y + (index % 5 === 0 ? 6 : 3) }),
  )
  return [stroke({ x: 0, y: y - 2 }, { x: route.length, y: y - 2 }), ...strokes]
}

/** A plate of paper in a ruled frame, numbered by strokes in its corner. */
function base({ x, y, width, height }: Box, index: number): Mark[] {
  const card = (by: number) => [
    { x: x - by, y: y - by },
    { x: x + width + by, y: y - by },
    { x: x + width + by, y: y + height + by },
    { x: x - by, y: y + height + by },
  ]
  const frame = card(0)
  return [
    shape(card(5), 'paper', 0),
    ...engraved({ x, y, width, height }),
    curve([...frame, ...frame.slice(0, 1)], 0, 'faint'),
    ...Array.from({ length: index + 1 }, (_, place) =>
      stroke({ x: x + 8 + place * 5, y: y + 6 }, { x: x + 8 + place * 5, y: y + 16 }, 'b', 'thick'),
    ),
    ...Array.from({ length: 8 }, (_, place) =>
      stroke(
        { x: x + (width * (place + 0.5)) / 8, y: y + height + 1 },
        { x: x + (width * (place + 0.5)) / 8, y: y + height + 5 },
      ),
    ),
  ]
}

/** The sky of an engraving: lines that lie closer the higher they are. */
function engraved({ x, y, width, height }: Box): Mark[] {
  return Array.from({ length: 16 }, (_, index) => {
    const down = y + height * (0.02 + 0.9 * (index / 16) ** 1.4)
    return stroke({ x: x + 2, y: down }, { x: x + width - 2, y: down }, 'faint')
  })
}

/** Every event of the topic's archive, and the years between two dates learned one after the other. */
function archive(route: Route, { stops, here }: Journey, almanac: Almanac): Mark[] {
  const scale = scaleOf('high', route, almanac.topic)
  const strokes = almanac.years.map((year) =>
    stroke({ x: scale.at(year), y: scale.y - 13 }, { x: scale.at(year), y: scale.y - 1 }, 'b'),
  )
  const known = stops.slice(0, here).flatMap(({ year }) => (year === null ? [] : [scale.at(year)]))
  const gaps = known
    .slice(1)
    .map((x, index) => stroke({ x: known[index] ?? x, y: scale.y }, { x, y: scale.y }, 'b', 'thick'))
  const { from, to, step } = spanOf('high', almanac.topic)
  const fine = Array.from({ length: Math.floor(((to - from) / step) * FINE) + 1 }, (_, index) => {
    const x = scale.at(from + (index * step) / FINE)
    return stroke({ x, y: scale.y }, { x, y: scale.y + 5 })
  })
  return [
    ...fine,
    stroke({ x: 14, y: scale.y }, { x: route.room.width - 14, y: scale.y }, 'ink', 'thick'),
    ...strokes,
    ...gaps,
  ]
}

export const atlasSheet: Land = {
  backdrop,
  road,
  base,
  traveller: sketch(`
    = 12,-20 24,-4
    b 20,-10 25,-13 34,0 29,3
    f o 4,-32,16
    n o 4,-32,16
    n o 4,-32,13`),
  line: (route, journey, almanac) => [
    ...archive(route, journey, almanac),
    ...ticks('high', route, almanac),
    ...pins('high', route, journey, almanac),
  ],
  date: (route, journey, almanac) => datePin('high', route, journey, almanac),
  cheers: false,
}
