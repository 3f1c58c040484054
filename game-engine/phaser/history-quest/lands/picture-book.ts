// Elementary school: a picture book. Hills and sun, a path of stones, and Glim's flame on its way.
import { arc, circle, curve, ellipse, shape, smooth } from '#engine/phaser/kit/forms.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { Route } from '../route.ts'
import { sketch } from '../sketch.ts'
import { type Almanac, type Land, stopOnShow } from './land.ts'
import { chip, widthOf } from './scale-line.ts'

const PATH = 13
const STEP = 16

function backdrop({ room: { width, height, covered }, line }: Route, night: boolean): Mark[] {
  const hill = (top: number, swing: number, turn: number): Mark => {
    const ridge = Array.from({ length: 11 }, (_, step) => ({
      x: (width * step) / 10,
      y: top - Math.sin((step / 10) * Math.PI * 3 + turn) * swing,
    }))
    return shape([...smooth(ridge), { x: width, y: height }, { x: 0, y: height }], 'b', 0, {
      outline: false,
      soft: true,
    })
  }
  const sky = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const sun = { x: width - 46, y: covered + 34 }
  return [
    shape(sky, night ? 'b' : 'a', 0, { outline: false, soft: true }),
    ...(night ? stars(width, line) : clouds(width, covered)),
    shape(circle(sun.x, sun.y, 24), night ? 'paper' : 'a', 0),
    hill(line * 0.56, line * 0.1, 0.4),
    hill(line * 0.74, line * 0.07, 2.4),
    hill(line + 4, 5, 1),
  ]
}

function stars(width: number, line: number): Mark[] {
  return Array.from({ length: 18 }, (_, index) =>
    shape(
      circle(width * (0.03 + ((index * 0.29) % 0.94)), line * (0.3 + 0.26 * wobble(index)), 2.4),
      'a',
      0,
      { outline: false },
    ),
  )
}

function clouds(width: number, covered: number): Mark[] {
  const puffs = [-34, 12, -30, -2, -14, -14, 4, -16, 18, -6, 34, 0, 34, 12]
  return [0.14, 0.47, 0.78].map((share, index) => {
    const along = Array.from({ length: puffs.length / 2 }, (_, place) => ({
      x: width * share + (puffs[place * 2] ?? 0) * (1 - index * 0.15),
      y: covered + 26 + index * 14 + (puffs[place * 2 + 1] ?? 0) * (1 - index * 0.15),
    }))
    return shape(smooth(along, true), 'paper', 0, { outline: false })
  })
}

function road(route: Route): Mark[] {
  const count = Math.ceil(route.length / 40)
  const first = route.markerAt(0).x
  const pitch = route.markerAt(1).x - first
  const middle = Array.from({ length: count + 1 }, (_, index) => {
    const x = (route.length * index) / count
    return { x, y: route.markerAt((x - first) / pitch).y }
  })
  const edge = (by: number) => middle.map(({ x, y }) => ({ x, y: y + by }))
  const steps = Array.from({ length: Math.floor(route.length / STEP) }, (_, index) => {
    const x = index * STEP
    return shape(circle(x, route.markerAt((x - first) / pitch).y, 1.8), 'ink', 0, { outline: false })
  })
  return [
    shape([...edge(-PATH), ...edge(PATH).reverse()], 'paper', 0, { outline: false }),
    curve(edge(-PATH), 0),
    curve(edge(PATH), 0),
    ...steps,
  ]
}

/** Glim's flame with two feet. */
function flame(): Mark[] {
  const body = smooth(at('0,-9 -16,-18 -16,-34 -8,-45 -5,-60 6,-51 11,-56 16,-36 16,-20'), true)
  const heart = smooth(at('0,-11 -9,-18 -5,-29 0,-36 7,-27 9,-18'), true)
  return [
    ...sketch('= -5,-11 -6,-1 -10,0\n= 5,-11 6,-1 10,0'),
    shape(body, 'a', 0),
    shape(heart, 'paper', 0, { outline: false }),
    shape(ellipse(-6, -24, 2, 3), 'ink', 0),
    shape(ellipse(6, -24, 2, 3), 'ink', 0),
    curve(arc(0, -19, 4, 3.4, 0.3, Math.PI - 0.3), 0),
  ]
}

function at(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x, y }
  })
}

/** The date on a slip under its stop. */
function slip(route: Route, x: number, year: number | null, { format }: Almanac): Mark[] {
  if (year === null) return []
  const text = format(year)
  const half = (widthOf(text) + 20) / 2
  const middle = Math.max(half + 2, Math.min(route.room.width - half - 2, x))
  return chip({ x: middle, y: route.line + 24 }, text, half)
}

export const pictureBook: Land = {
  backdrop,
  road,
  base: ({ x, y, width, height }) => [
    shape(ellipse(x + width / 2, y + height * 0.94, width * 0.5, height * 0.045), 'ink', 0, {
      outline: false,
      soft: true,
    }),
  ],
  traveller: flame(),
  line: (route, { stops, here }, almanac) =>
    stops.slice(0, here).flatMap(({ year }, index) => {
      const x = route.markerAt(index).x - route.viewAt(here)
      return x < 0 ? [] : slip(route, x, year, almanac)
    }),
  date(route, journey, almanac) {
    const shown = stopOnShow(route, journey)
    return shown && journey.isAnswered ? slip(route, shown.marker.x, shown.stop.year, almanac) : []
  },
  cheers: true,
}
