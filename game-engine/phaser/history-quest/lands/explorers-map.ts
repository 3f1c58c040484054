// Middle school: an explorer's map. Seas, ranges and a compass rose, a dashed trail, and a scale that counts years.
import { circle, curve, ellipse, points, shape, smooth } from '#engine/phaser/kit/forms.ts'
import { wobble } from '#engine/phaser/kit/hand.ts'
import type { Box, Mark, Point } from '#engine/phaser/kit/marks.ts'
import type { Journey } from '../journey.ts'
import type { Route } from '../route.ts'
import { sketch } from '../sketch.ts'
import type { Almanac, Land } from './land.ts'
import { datePin, pins, scaleOf, stroke, ticks } from './scale-line.ts'

const DASH = 12
/** Lengths of light and dark along the scale. */
const CHECKS = 12

function backdrop({ room: { width, height, covered }, line }: Route): Mark[] {
  const across = (text: string) =>
    points(text).map(({ x, y }) => ({ x: (x / 100) * width, y: (y / 100) * line }))
  const coast = smooth(
    across(
      '30,-10 66,-10 70,20 80,32 92,48 108,54 108,84 74,92 52,84 30,86 14,76 -8,82 -8,42 12,31 22,37 33,24 26,10',
    ),
    true,
  )
  const paper = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  return [
    shape(paper, 'b', 0, { outline: false, soft: true }),
    shape(coast, 'paper', 0, { outline: false }),
    shape(coast, 'a', 0, { soft: true }),
    ...[0, 1, 2].map((ring) =>
      curve(
        smooth(
          across(
            `-6,${48 + ring * 4} 13,${34 + ring * 4} 24,${40 + ring * 4} 38,${25 + ring * 4} 31,${10 + ring} 36,-8`,
          ),
        ),
        0,
        'faint',
      ),
    ),
    ...[0, 1, 2].map((ring) =>
      curve(
        smooth(
          across(
            `58,-8 ${64 - ring * 2},${25 + ring * 3} ${75 - ring},${36 + ring * 3} 88,${52 + ring * 4} 106,${58 + ring * 4}`,
          ),
        ),
        0,
        'faint',
      ),
    ),
    ...waves(width, line),
    ...range(width * 0.5, line * 0.34, line * 0.1),
    ...range(width * 0.3, line * 0.62, line * 0.08),
    ...range(width * 0.88, line * 0.7, line * 0.08),
    ...rose({ x: width - 44, y: covered + 40 }, 30),
    {
      mark: 'field',
      x: 5,
      y: 5,
      width: width - 10,
      height: height - 10,
      fill: 'none',
      outline: 'ink',
      at: 0,
    },
  ]
}

function waves(width: number, line: number): Mark[] {
  return Array.from({ length: 16 }, (_, index) => {
    const isLeft = index % 2 === 0
    const x = width * (isLeft ? 0.02 + ((index * 0.013) % 0.2) : 0.76 + ((index * 0.031) % 0.2))
    const y = line * (0.04 + ((index * 0.173) % 0.3)) + wobble(index) * 4
    return curve(
      smooth([
        { x, y },
        { x: x + 7, y: y - 5 },
        { x: x + 14, y },
        { x: x + 21, y: y - 5 },
        { x: x + 28, y },
      ]),
      0,
      'b',
    )
  })
}

function range(x: number, y: number, tall: number): Mark[] {
  return [-1.6, 0, 1.5].map((place, index) => {
    const top = y - tall * (index === 1 ? 1.4 : 1)
    const left = x + place * tall
    return shape(
      [
        { x: left - tall, y },
        { x: left, y: top },
        { x: left + tall, y },
      ],
      'paper',
      0,
      { hatched: false },
    )
  })
}

function rose({ x, y }: Point, radius: number): Mark[] {
  const points4 = (turn: number, reach: number, fill: 'b' | 'paper'): Mark[] =>
    [0, 1, 2, 3].map((quarter) => {
      const angle = (quarter * Math.PI) / 2 + turn
      const side = (by: number) => ({
        x: x + Math.cos(angle + by) * reach * 0.22,
        y: y + Math.sin(angle + by) * reach * 0.22,
      })
      return shape(
        [side(-0.8), { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }, side(0.8)],
        fill,
        0,
      )
    })
  return [
    shape(circle(x, y, radius * 0.8), 'paper', 0),
    ...points4(Math.PI / 4, radius * 0.74, 'paper'),
    ...points4(0, radius, 'b'),
    shape(circle(x, y, 3), 'ink', 0),
  ]
}

function road(route: Route): Mark[] {
  const first = route.markerAt(0).x
  const pitch = route.markerAt(1).x - first
  const at = (x: number) => ({ x, y: route.markerAt((x - first) / pitch).y })
  return Array.from({ length: Math.floor(route.length / (DASH * 1.8)) }, (_, index) => {
    const x = index * DASH * 1.8
    return stroke(at(x), at(x + DASH), 'ink', 'thick')
  })
}

function scaleBar(route: Route, { topic }: Almanac): Mark[] {
  const { y } = scaleOf('middle', route, topic)
  const [left, right] = [34, route.room.width - 34]
  const long = (right - left) / CHECKS
  const strip = Array.from({ length: CHECKS }, (_, index): Mark => {
    const x = left + index * long
    const box = [
      { x, y: y - 4 },
      { x: x + long, y: y - 4 },
      { x: x + long, y: y + 4 },
      { x, y: y + 4 },
    ]
    return shape(box, index % 2 === 0 ? 'ink' : 'paper', 0)
  })
  const ribbon = [
    { x: 9, y: route.line - 2 },
    { x: route.room.width - 9, y: route.line - 2 },
    { x: route.room.width - 9, y: route.room.height - 9 },
    { x: 9, y: route.room.height - 9 },
  ]
  return [shape(ribbon, 'paper', 0), ...strip]
}

/** Paper is left free around what a map tells of. */
function base({ x, y, width, height }: Box, index: number): Mark[] {
  const ring = ellipse(x + width / 2, y + height * 0.56, width * 0.54, height * 0.5).map((point, step) => ({
    x: point.x + wobble(step + index) * 5,
    y: point.y + wobble(step * 3 + index) * 4,
  }))
  return [
    shape(smooth(ring, true), 'paper', 0, { outline: false, soft: true }),
    curve(smooth([...ring, ring[0] ?? { x, y }]), 0, 'faint'),
  ]
}

export const explorersMap: Land = {
  backdrop,
  road,
  base,
  traveller: sketch(`
    = -6,-16 -9,-1 -14,0
    = 5,-16 8,-1 13,0
    b -18,-38 -8,-40 -8,-20 -18,-20
    a -9,-40 8,-40 10,-15 -10,-15
    = 8,-34 17,-24 20,-30
    = 20,-46 22,0
    p o 0,-48,9
    a -15,-52 15,-52 9,-56 7,-64 -7,-64 -9,-56
    i! o 4,-48,1.6`),
  line: (route, journey: Journey, almanac) => [
    ...scaleBar(route, almanac),
    ...ticks('middle', route, almanac),
    ...pins('middle', route, journey, almanac),
  ],
  date: (route, journey, almanac) => datePin('middle', route, journey, almanac),
  cheers: true,
}
