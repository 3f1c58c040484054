// Beyond the air: moons, planets, stars.
import { arc, between, curve, during, ellipse, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { bow, disc, dot, line, many, oval, thing } from './brush.ts'

/** The Moon beside its shadow: how much of it is lit goes from new to full; new: stays dark; month: its whole way. */
function moon(life: number, kind: string): Mark[] {
  const radius = 36
  const edge = between(0.72, kind === 'full' ? -1 : -0.6, life) * radius
  const lit = [
    ...arc(50, 52, radius, radius, -Math.PI / 2, Math.PI / 2),
    ...arc(50, 52, edge, radius, Math.PI / 2, -Math.PI / 2),
  ]
  if (kind === 'eclipse')
    return [
      disc(42, 52, 28, 'a'),
      disc(between(72, 42, life), 52, 28, 'ink'),
      ...many(8, (place) =>
        line(
          `${42 + Math.cos(place * 0.785) * 31},${52 + Math.sin(place * 0.785) * 31} ${42 + Math.cos(place * 0.785) * (32 + life * 9)},${52 + Math.sin(place * 0.785) * (32 + life * 9)}`,
          'a',
          'thick',
        ),
      ),
    ]
  return [
    disc(50, 52, radius, 'faint'),
    shape(lit, 'a', 0),
    curve(arc(64, 40, 6, 5, 0.4, 4.6), 0),
    curve(arc(70, 64, 4, 3, 0.4, 4.6), 0),
    ...(kind === 'craters'
      ? many(5, (place) =>
          disc([40, 54, 62, 36, 50][place] ?? 0, [40, 58, 74, 62, 30][place] ?? 0, 3 + life * 2),
        )
      : []),
  ]
}

const PATHS = [24, 36, 48] as const

/** Planets around their star; one: the third alone; near: the inner ones go faster. */
function orbits(life: number, kind: string): Mark[] {
  const paths = kind === 'one' ? PATHS.slice(2) : PATHS
  return [
    ...paths.map((across) => {
      const way = ellipse(60, 52, across * 1.15, across * 0.8, -0.1)
      return curve([...way, ...way.slice(0, 1)], 0, 'faint')
    }),
    disc(60, 52, 11, 'a', true),
    ...paths.flatMap((across, place) => {
      const turn = 0.6 + place * 2 + life * Math.PI * (kind === 'one' ? 2 : 2.4 - place * 0.8)
      return [
        disc(
          60 + Math.cos(turn) * across * 1.15,
          52 + Math.sin(turn) * across * 0.8,
          4 + place * 1.6,
          place === 2 ? 'b' : 'paper',
        ),
      ]
    }),
  ]
}

function planet(life: number, kind: string): Mark[] {
  const body = disc(
    50,
    54,
    kind === 'jupiter' ? 38 : 28,
    kind === 'mars' ? 'a' : kind === 'venus' ? 'paper' : 'b',
    true,
  )
  switch (kind) {
    case 'saturn':
      return [
        curve(arc(50, 54, 46, 12, Math.PI, Math.PI * 2), 0, 'ink', 'thick'),
        body,
        curve(arc(50, 54, 46, 12, 0, Math.PI), 0, 'a', 'thick'),
        curve(arc(50, 54, 40, 9, 0, Math.PI), 0, 'ink'),
        ...many(3, (place) => dot(18 + place * 30 + life * 6, 28 + (place % 2) * 56, 1.6)),
      ]
    case 'jupiter':
      return [
        body,
        ...many(4, (place) =>
          bow(
            `${16 + Math.abs(place - 1.5) * 3},${36 + place * 12} 50,${40 + place * 12} ${84 - Math.abs(place - 1.5) * 3},${36 + place * 12}`,
            place % 2 ? 'a' : 'ink',
            'thick',
          ),
        ),
        oval(between(38, 62, life), 66, 8, 5, 'a'),
      ]
    case 'venus':
      return [
        body,
        ...many(4, (place) =>
          bow(`26,${42 + place * 8} ${44 + life * 6},${38 + place * 8} 74,${43 + place * 8}`, 'a', 'thick'),
        ),
        ...many(3, (place) =>
          bow(
            `${34 + place * 16},${22 - life * 6} ${38 + place * 16},${16 - life * 4} ${34 + place * 16},${10 - life * 4}`,
            'a',
            'thick',
          ),
        ),
      ]
    default:
      return [
        body,
        oval(42, 46, 7, 5),
        oval(60, 62, 9, 6),
        ...many(3, (place) => dot(38 + place * 12, 66 - place * 4, 1 + life * 1.4)),
      ]
  }
}

export function star(x: number, y: number, size: number): Mark[] {
  return [line(`${x - size},${y} ${x + size},${y}`), line(`${x},${y - size} ${x},${y + size}`)]
}

export const SKY = {
  moon: thing(moon),
  orbits: thing(orbits, 120),
  planet: thing(planet),
  stars: thing((life) =>
    many(9, (place) =>
      star(
        10 + ((place * 37) % 84),
        14 + ((place * 53) % 74),
        between(2, 4 + (place % 3) * 2, during(life, place * 0.07, 1)) + 1,
      ),
    ),
  ),
} as const
