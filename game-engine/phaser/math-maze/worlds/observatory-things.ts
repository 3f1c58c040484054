// What can be come across on a plan of an observatory, and the lantern that is moved over it.
import { arc, circle, curve, ellipse, points, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

/** Seen from above: a ring with cross hairs, the flame in the middle. */
export function lantern(): Mark[] {
  return [
    shape(circle(50, 50, 34), 'paper', 0),
    shape(circle(50, 50, 26), 'a', 0, { outline: false }),
    curve(arc(50, 50, 26, 26, 0, Math.PI * 2), 0),
    shape(points('50,28 57,38 63,46 64,56 60,64 50,68 40,64 36,56 38,48 43,52 45,40'), 'b', 0),
    curve(points('50,2 50,16'), 0, 'ink', 'thick'),
    curve(points('50,84 50,98'), 0, 'ink', 'thick'),
    curve(points('2,50 16,50'), 0, 'ink', 'thick'),
    curve(points('84,50 98,50'), 0, 'ink', 'thick'),
  ]
}

export function planet(): Mark[] {
  return [
    shape(circle(50, 50, 26), 'a', 0),
    curve(arc(50, 50, 26, 8, 0, Math.PI), 0),
    curve(ellipse(50, 50, 46, 12, -0.35).concat(ellipse(50, 50, 46, 12, -0.35).slice(0, 1)), 0, 'b', 'thick'),
  ]
}

export function constellation(): Mark[] {
  const stars = points('10,66 32,34 52,48 70,20 92,40 78,76')
  return [
    curve(stars, 0, 'b'),
    ...stars.map(({ x, y }, index) =>
      shape(circle(x, y, index % 2 === 0 ? 7 : 5), index % 2 === 0 ? 'b' : 'a', 0),
    ),
  ]
}

export function sextant(): Mark[] {
  const ticks = Array.from({ length: 9 }, (_, tick) => {
    const angle = Math.PI * (0.24 + (0.52 * tick) / 8)
    return curve(
      [
        { x: 50 + Math.cos(angle) * 56, y: 14 + Math.sin(angle) * 56 },
        { x: 50 + Math.cos(angle) * 63, y: 14 + Math.sin(angle) * 63 },
      ],
      0,
    )
  })
  return [
    shape([{ x: 50, y: 14 }, ...arc(50, 14, 66, 66, Math.PI * 0.24, Math.PI * 0.76)], 'a', 0),
    ...ticks,
    curve(points('50,14 60,76'), 0, 'b', 'thick'),
    shape(circle(50, 14, 8), 'paper', 0),
  ]
}

export function comet(): Mark[] {
  return [
    shape(points('66,66 10,14 78,52'), 'a', 0),
    curve(points('58,50 22,16'), 0),
    shape(circle(72, 66, 18), 'b', 0),
  ]
}

export function lens(): Mark[] {
  return [
    shape(ellipse(50, 50, 18, 42), 'a', 0),
    curve(points('2,50 98,50'), 0),
    curve(points('4,30 50,30 96,50'), 0, 'b'),
    curve(points('4,70 50,70 96,50'), 0, 'b'),
  ]
}
