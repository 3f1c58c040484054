// Matter: ice that melts and boils in a glass, and an atom with its electrons.
import {
  arc,
  between,
  circle,
  curve,
  during,
  ellipse,
  points,
  shape,
  smooth,
  turned,
} from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

export function states(life: number): Mark[] {
  const melted = during(life, 0, 0.55)
  const boiling = during(life, 0.5, 1)
  const level = between(88, 58, melted)
  const cube = between(30, 0, melted)
  const x = 62 - cube / 2
  const y = between(74, 60, melted)
  const ice = [
    { x, y },
    { x: x + cube, y: y - 3 },
    { x: x + cube + 2, y: y + cube * 0.9 },
    { x: x + 2, y: y + cube },
  ]
  const bubbles = points('50,92 62,84 74,94 56,76 70,74').map(({ x, y }, index) =>
    shape(circle(x, y - boiling * 8, 1.5 + boiling * (1.6 + (index % 2))), 'paper', 0),
  )
  const steam = [48, 62, 76].map((start, index) =>
    curve(
      smooth([
        { x: start, y: 28 },
        { x: start - 5, y: between(27, 20, boiling) },
        { x: start + 3, y: between(26, 12, boiling) },
        { x: start - 2, y: between(25, 5 + index, boiling) },
      ]),
      0,
    ),
  )
  return [
    shape(
      [
        { x: 35, y: level },
        { x: 89, y: level },
        { x: 86, y: 106 },
        { x: 38, y: 106 },
      ],
      'b',
      0.5,
      {
        outline: false,
      },
    ),
    curve(
      [
        { x: 35, y: level },
        { x: 89, y: level },
      ],
      0.55,
    ),
    ...(cube > 3 ? [shape(ice, 'paper', 0.35, { hatched: true })] : []),
    ...(boiling > 0 ? [...bubbles, ...steam] : []),
    curve(points('28,32 33,36 37,106 87,106 91,36 96,32'), 0, 'ink', 'thick'),
    ...thermometer(life),
  ]
}

function thermometer(life: number): Mark[] {
  const top = between(84, 22, life)
  const tube = smooth(points('117,88 117,20 120,14 126,14 129,20 129,88'))
  const ticks = [26, 38, 50, 62, 74].map((y, index) =>
    curve(
      [
        { x: 132, y },
        { x: index % 2 ? 136 : 140, y },
      ],
      0.5,
    ),
  )
  return [
    shape(
      [
        { x: 120, y: 92 },
        { x: 120, y: top },
        { x: 126, y: top },
        { x: 126, y: 92 },
      ],
      'a',
      0.5,
      {
        outline: false,
      },
    ),
    shape(circle(123, 97, 11), 'a', 0.3),
    curve(tube, 0.2),
    ...ticks,
  ]
}

export function atom(life: number): Mark[] {
  const middle = { x: 80, y: 60 }
  const paths = [0.35, 0.35 + Math.PI / 3, 0.35 + (2 * Math.PI) / 3]
  const electrons = paths.map((tilt, index) => {
    const angle = index * 2.1 + 0.6 + life * Math.PI * 2
    return turned({ x: 80 + Math.cos(angle) * 52, y: 60 + Math.sin(angle) * 18 }, middle, tilt)
  })
  const nucleus = points('74,55 86,56 80,66 71,65 89,66 80,52').map(({ x, y }, index) =>
    shape(circle(x, y, between(6, 7, Math.sin(life * Math.PI))), index % 2 ? 'b' : 'a', 0.1 + index * 0.05),
  )
  return [
    ...paths.map((tilt, index) => {
      const path = ellipse(80, 60, 52, 18, tilt)
      return curve([...path, ...path.slice(0, 1)], 0.3 + index * 0.1)
    }),
    ...nucleus,
    ...electrons.map(({ x, y }) => shape(circle(x, y, 4.5), 'ink', 0.8)),
    ...(life > 0.6
      ? [curve(arc(80, 60, 22, 22, -0.6, 0.6), 0, 'a'), curve(arc(80, 60, 22, 22, 2.5, 3.7), 0, 'a')]
      : []),
  ]
}
