// Weather and what is beyond it: sun, clouds, moons, planets, stars.
import { arc, between, circle, curve, during, ellipse, shape } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, patch, poly, shifted, thing } from './brush.ts'

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
      disc(50, 52, radius, 'a'),
      disc(between(110, 50, life), 52, radius, 'ink'),
      ...many(8, (place) =>
        line(
          `${50 + Math.cos(place * 0.785) * 40},${52 + Math.sin(place * 0.785) * 40} ${50 + Math.cos(place * 0.785) * (42 + life * 6)},${52 + Math.sin(place * 0.785) * (42 + life * 6)}`,
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

/** Earth lit from the left: day and night, its axis, its seasons. */
function earth(life: number, kind: string): Mark[] {
  const tilt = kind === 'tilt' || kind === 'june' ? -0.41 : 0
  const turn = life * 28
  const dark = [
    ...arc(50, 54, 32, 32, -Math.PI / 2, Math.PI / 2),
    ...arc(50, 54, 2, 32, Math.PI / 2, -Math.PI / 2),
  ]
  return [
    ...many(3, (place) => arrow(2, 34 + place * 20, 14, 34 + place * 20, 'a')).flat(),
    disc(50, 54, 32, 'b'),
    blob(`${34 + turn * 0.6},36 ${46 + turn * 0.6},32 ${50 + turn * 0.5},44 ${40 + turn * 0.6},54`, 'a'),
    blob(`${40 + turn * 0.4},62 ${54 + turn * 0.3},60 ${50 + turn * 0.4},76`, 'a'),
    shape(dark, 'ink', 0, { outline: false, soft: true }),
    line(
      `${50 + Math.sin(-tilt) * 44},${54 - Math.cos(tilt) * 44} ${50 - Math.sin(-tilt) * 44},${54 + Math.cos(tilt) * 44}`,
      'ink',
      tilt && life > 0.4 ? 'thick' : 'thin',
    ),
    ...(kind === 'june' || kind === 'equator'
      ? [
          line(
            `${50 - Math.cos(tilt) * 32},${54 - Math.sin(tilt) * 32 * -1} ${50 + Math.cos(tilt) * 32},${54 - Math.sin(tilt) * 32}`,
            'ink',
            life > 0.4 ? 'thick' : 'thin',
          ),
        ]
      : []),
    ...(kind === ''
      ? [curve(arc(50, 12, 12, 4, 0.4, 0.4 + 4.6 * Math.max(0.3, life)), 0, 'ink', 'thick')]
      : []),
    ...(kind === 'fall'
      ? many(4, (place) => {
          const way = (place * Math.PI) / 2 + 0.78
          const [out, to] = [46, between(42, 34, life)]
          return [
            disc(50 + Math.cos(way) * out, 54 + Math.sin(way) * out, 4, 'a'),
            ...arrow(
              50 + Math.cos(way) * out,
              54 + Math.sin(way) * out,
              50 + Math.cos(way) * (to - life * 12),
              54 + Math.sin(way) * (to - life * 12),
            ),
          ]
        })
      : []),
  ]
}

function star(x: number, y: number, size: number): Mark[] {
  return [line(`${x - size},${y} ${x + size},${y}`), line(`${x},${y - size} ${x},${y + size}`)]
}

export const SKY = {
  cloud: thing(cloud),
  moon: thing(moon),
  orbits: thing(orbits, 120),
  planet: thing(planet),
  earth: thing(earth),
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
  stars: thing((life) =>
    many(9, (place) =>
      star(
        10 + ((place * 37) % 84),
        14 + ((place * 53) % 74),
        between(2, 4 + (place % 3) * 2, during(life, place * 0.07, 1)) + 1,
      ),
    ),
  ),
  comet: thing((life) => [
    disc(14, 14, 10, 'a'),
    ...many(5, (place) =>
      bow(
        `${52 + place * 2},${60 - place * 2} ${between(60, 74, life)},${between(66, 76, life) - place * 3} ${between(66, 96, life)},${between(70, 94, life) - place * 6}`,
        'b',
        'thick',
      ),
    ),
    disc(50, 58, 9, 'paper', true),
  ]),
  galaxy: thing((life, kind) => [
    bow('50,52 60,44 74,52 70,72 44,80 20,62 22,34 54,14 88,30', 'ink', 'thick'),
    bow('50,52 40,60 28,50 34,32 58,26 80,44 78,74 46,92 12,76', 'b', 'thick'),
    disc(50, 52, 8, 'a'),
    ...(kind === 'far' ? arrow(50, 52, between(52, 96, life), between(52, 30, life), 'a') : []),
  ]),
  rocket: thing((life) => {
    const up = life * 14
    return [
      ...shifted(
        [
          blob('50,6 62,30 62,66 38,66 38,30', 'paper', true),
          poly('38,50 24,74 38,68', 'b'),
          poly('62,50 76,74 62,68', 'b'),
          disc(50, 36, 7, 'b'),
        ],
        0,
        8 - up,
      ),
      blob(`42,${76 - up} 50,${between(78, 104, life) - up} 58,${76 - up} 50,${72 - up}`, 'a'),
    ]
  }, 80),
  station: thing((life) => {
    const y = between(4, -3, life)
    return [
      box(38, 42 + y, 24, 18, 'paper'),
      box(4, 36 + y, 26, 30, 'b'),
      box(70, 36 + y, 26, 30, 'b'),
      line(`30,${51 + y} 38,${51 + y}`, 'ink', 'thick'),
      line(`62,${51 + y} 70,${51 + y}`, 'ink', 'thick'),
      ...many(2, (place) => [
        line(`${13 + place * 9},${36 + y} ${13 + place * 9},${66 + y}`),
        line(`${79 + place * 9},${36 + y} ${79 + place * 9},${66 + y}`),
      ]),
      curve(arc(50, 150, 90, 70, -2.2, -0.94), 0, 'b', 'thick'),
    ]
  }),
  astronaut: thing((life) => {
    const y = between(6, -4, life)
    return [
      box(34, 44 + y, 32, 34, 'paper'),
      disc(50, 30 + y, 18, 'paper', true),
      oval(54, 30 + y, 11, 9, 'b'),
      line(`34,${50 + y} 18,${62 - y}`, 'ink', 'thick'),
      line(`66,${50 + y} 84,${42 + y}`, 'ink', 'thick'),
      line(`42,${78 + y} 38,${96 + y * 0.5}`, 'ink', 'thick'),
      line(`58,${78 + y} 64,${94 + y}`, 'ink', 'thick'),
      box(42, 54 + y, 14, 8, 'a'),
    ]
  }),
  telescope: thing((life) => [
    line('50,62 34,96', 'ink', 'thick'),
    line('50,62 66,96', 'ink', 'thick'),
    line('50,62 50,96', 'ink', 'thick'),
    poly(`16,72 22,80 84,${38 - life * 4} 76,${22 - life * 4}`, 'b', true),
    disc(50, 60, 5, 'a'),
    ...(life > 0 ? star(92, 14, 5 * life) : []),
  ]),
  spectrum: thing((life, kind) => [
    box(4, 34, 92, 34, 'paper'),
    patch('4,34 34,34 34,68 4,68', 'b', true),
    patch('66,34 96,34 96,68 66,68', 'a', true),
    ...many(5, (place) =>
      line(
        `${16 + place * 13 + (kind === 'red' ? life * 12 : 0)},34 ${16 + place * 13 + (kind === 'red' ? life * 12 : 0)},68`,
        'ink',
        'thick',
      ),
    ),
    ...arrow(20, 84, between(24, 80, life), 84),
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
