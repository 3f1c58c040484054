// Forces and energy: a magnet that pulls, and a circuit whose lamp goes on.
import {
  arc,
  between,
  circle,
  curve,
  during,
  points,
  shape,
  smooth,
  turned,
} from '#engine/phaser/kit/forms.ts'
import type { Mark, Point } from '#engine/phaser/kit/marks.ts'

export function magnet(life: number): Mark[] {
  // A horseshoe lying on its back, open to the right.
  const bow = (radius: number) => arc(44, 60, radius, radius, Math.PI / 2, (Math.PI * 3) / 2)
  const body = [
    ...bow(36),
    { x: 78, y: 24 },
    { x: 78, y: 43 },
    ...bow(17).reverse(),
    { x: 78, y: 77 },
    { x: 78, y: 96 },
  ]
  const pole = (y: number): Mark =>
    shape(
      [
        { x: 64, y },
        { x: 79, y },
        { x: 79, y: y + 19 },
        { x: 64, y: y + 19 },
      ],
      'paper',
      0.3,
    )
  const field = [1, 2, 3].map((wide) =>
    curve(
      smooth([
        { x: 82, y: 34 },
        { x: 84 + wide * 11, y: 38 + wide },
        { x: 84 + wide * 12, y: 82 - wide },
        { x: 82, y: 86 },
      ]),
      0.5 + wide * 0.1,
      'faint',
    ),
  )
  const pulled = during(life, 0, 0.75)
  return [
    shape(body, 'a', 0, { hatched: true }),
    pole(24),
    pole(77),
    ...field,
    ...clip({ x: between(128, 93, pulled), y: between(36, 36, pulled) }, between(0.5, 0, pulled)),
    ...clip(
      { x: between(134, 94, during(life, 0.15, 0.85)), y: between(64, 84, pulled) },
      between(-0.6, 0.1, pulled),
    ),
    ...clip(
      { x: between(122, 108, during(life, 0.3, 1)), y: between(92, 90, pulled) },
      between(0.9, -0.1, pulled),
    ),
  ]
}

function clip(middle: Point, turn: number): Mark[] {
  const wire = points('11,-1 -9,-1 -12,2.5 -9,6 9,6 12,1.5 9,-4 -6,-4').map(({ x, y }) =>
    turned({ x: middle.x + x, y: middle.y + y }, middle, turn),
  )
  return [curve(smooth(wire), 0.7, 'b', 'thick')]
}

export function circuit(life: number): Mark[] {
  const closed = during(life, 0, 0.35)
  const light = during(life, 0.35, 0.8)
  const lever = turned({ x: 52, y: 98 }, { x: 26, y: 98 }, between(-0.7, 0, closed))
  const bulb = smooth(points('67,44 61,32 65,18 80,11 95,18 99,32 93,44'))
  const rays = Array.from({ length: 7 }, (_, ray) => {
    const angle = Math.PI * (1 + (ray - 0.02) / 6)
    const at = (out: number) => ({ x: 80 + Math.cos(angle) * out, y: 30 + Math.sin(angle) * out * 0.9 })
    return curve([at(26), at(between(26, 35, light))], 0, 'a', 'thick')
  })
  // Where the current has got to, as dots along the wire.
  const flow = points('20,76 20,60 140,84 140,62 96,98 112,98').map(({ x, y }, index) =>
    shape(circle(x, y - (index < 4 ? light * 5 : 0), 2.4), 'b', 0),
  )
  return [
    curve(points('26,98 20,98 20,54 70,54'), 0.1, 'ink', 'thick'),
    curve(points('90,54 140,54 140,98 122,98'), 0.2, 'ink', 'thick'),
    curve(points('54,98 82,98'), 0.3, 'ink', 'thick'),
    curve([{ x: 26, y: 98 }, lever], 0.4, 'ink', 'thick'),
    shape(circle(26, 98, 3), 'paper', 0.4),
    shape(circle(54, 98, 3), 'paper', 0.4),
    ...battery(),
    shape(bulb, light > 0.1 ? 'a' : 'paper', 0.5),
    curve(smooth(points('72,44 74,32 78,28 80,34 82,28 86,32 88,44')), 0.7),
    shape(points('68,44 92,44 91,56 69,56'), 'b', 0.6),
    curve(points('69,50 91,50'), 0.65),
    ...(light > 0 ? [...rays, ...flow] : []),
  ]
}

function battery(): Mark[] {
  return [
    shape(points('82,88 116,88 116,108 82,108'), 'paper', 0.35),
    shape(points('82,88 94,88 94,108 82,108'), 'a', 0.4),
    shape(points('116,94 121,94 121,102 116,102'), 'ink', 0.4),
    curve(points('101,98 109,98'), 0.6),
    curve(points('105,94 105,102'), 0.6),
  ]
}
