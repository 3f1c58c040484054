// Weather: clouds, wind, sun over the land.
import { arc, between, circle, curve, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, disc, dot, line, many, poly, thing } from './brush.ts'

function cloud(life: number, kind: string): Mark[] {
  const y = kind === 'fog' ? 76 : 36
  const form = blob(
    `14,${y + 8} 18,${y - 10} 36,${y - 18} 54,${y - 22} 74,${y - 12} 88,${y} 86,${y + 12} 50,${y + 14}`,
    kind === 'storm' ? 'b' : 'paper',
    true,
  )
  const falling = kind === 'snow' ? disc : null
  const drops = many(6, (place) => {
    const [x, top] = [22 + place * 11, 56 + (place % 2) * 6]
    const fall = top + life * 24
    return falling ? falling(x, fall, 2.6, 'paper') : line(`${x},${fall} ${x - 3},${fall + 8}`, 'b', 'thick')
  })
  if (kind === 'storm')
    return [
      form,
      ...(life > 0.15 ? [poly('48,52 60,52 54,66 64,66 44,92 50,72 40,72', 'a')] : []),
      ...drops.filter((_, place) => place % 3 === 0),
    ]
  if (kind === 'fog')
    return [
      poly('30,96 30,60 50,44 70,60 70,96', 'a'),
      form,
      ...many(3, (place) =>
        bow(
          `4,${70 + place * 10} 34,${66 + place * 10} 66,${72 + place * 10} 96,${68 + place * 10}`,
          'faint',
          'thick',
        ),
      ),
    ]
  if (kind === 'grow')
    return [
      shiftedCloud(life),
      ...many(3, (place) => arrow(30 + place * 20, 94, 30 + place * 20, between(92, 66, life), 'a')).flat(),
    ]
  return kind === 'dry' ? [form] : [form, ...drops]
}

function shiftedCloud(life: number): Mark {
  const size = between(0.5, 1.1, life)
  return shape(
    circle(50, 40, 1).map(({ x, y }, place) => ({
      x: 50 + (x - 50) * (30 + (place % 3) * 6) * size,
      y: 40 + (y - 40) * (20 + (place % 2) * 6) * size,
    })),
    'paper',
    0,
  )
}

export const WEATHER = {
  cloud: thing(cloud),
  sun: thing((life, kind) => [
    disc(50, 50, 22 + life * 2, 'a', true),
    ...many(10, (ray) => {
      const turn = ray * 0.628
      return line(
        `${50 + Math.cos(turn) * 29},${50 + Math.sin(turn) * 29} ${50 + Math.cos(turn) * between(34, 44, life)},${50 + Math.sin(turn) * between(34, 44, life)}`,
        'a',
        'thick',
      )
    }),
    ...(kind === 'core'
      ? [
          disc(50, 50, 8 + life * 4, 'paper'),
          ...many(4, (place) =>
            dot(
              50 + Math.cos(place * 1.57 + life) * between(16, 4, life),
              50 + Math.sin(place * 1.57 + life) * between(16, 4, life),
              2.4,
            ),
          ),
        ]
      : []),
  ]),
  daysun: thing((life) => [
    bow('4,92 20,50 50,26 80,50 96,92', 'faint'),
    line('2,94 98,94', 'ink', 'thick'),
    ...many(3, (place) => disc([14, 50, 86][place] ?? 50, [70, 27, 70][place] ?? 50, 4, 'paper')),
    disc(between(14, 50, life), 70 - Math.sin(life * Math.PI * 0.5) * 43, 10, 'a'),
  ]),
  rainbow: thing((life) =>
    many(4, (place) =>
      curve(
        arc(50, 92, 44 - place * 8, 66 - place * 11, Math.PI, Math.PI + Math.PI * between(0.25, 1, life)),
        0,
        (['a', 'b', 'ink', 'faint'] as const)[place] ?? 'ink',
        'thick',
      ),
    ),
  ),
  wind: thing((life) =>
    many(4, (place) =>
      bow(
        `${4 + place * 4},${26 + place * 17} ${between(20, 50, life)},${22 + place * 17} ${between(30, 80, life)},${30 + place * 17} ${between(34, 92, life)},${22 + place * 17} ${between(32, 86, life)},${16 + place * 17}`,
        place % 2 ? 'b' : 'ink',
        'thick',
      ),
    ),
  ),
  snow: thing((life) =>
    many(3, (arm) => {
      const turn = arm * 1.047 + life * 0.5
      const [dx, dy] = [Math.cos(turn) * 34, Math.sin(turn) * 34]
      return [
        line(`${50 - dx},${54 - dy} ${50 + dx},${54 + dy}`, 'ink', 'thick'),
        disc(50 + dx, 54 + dy, 4, 'b'),
        disc(50 - dx, 54 - dy, 4, 'b'),
      ]
    }),
  ),
  flag: thing((life) => [
    line('20,96 20,14', 'ink', 'thick'),
    blob(
      `20,16 ${between(34, 56, life)},${between(30, 14, life)} ${between(40, 92, life)},${between(44, 22, life)} ${between(38, 90, life)},${between(60, 44, life)} ${between(30, 54, life)},${between(54, 40, life)} 20,44`,
      'a',
      true,
    ),
  ]),
} as const
