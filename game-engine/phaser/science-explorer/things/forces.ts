// Pushes and pulls, currents, light and sound.
import { arc, between, curve, during, turned } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, patch, poly, thing, word } from './brush.ts'

/** A bar magnet: iron comes to its ends; far, near: what lies beside it. */
function magnet(life: number, kind: string): Mark[] {
  const bar = [box(14, 40, 36, 22, 'a'), box(50, 40, 36, 22, 'paper'), word(26, 51, 'N'), word(74, 51, 'S')]
  if (kind === 'filings')
    return [
      ...many(5, (place) =>
        ([-1, 1] as const).flatMap((side) => [
          curve(
            arc(
              50,
              51,
              30 + place * 5 * life,
              (10 + place * 8) * Math.max(0.3, life),
              side < 0 ? Math.PI : 0,
              side < 0 ? Math.PI * 2 : Math.PI,
            ),
            0,
            'faint',
          ),
        ]),
      ),
      ...bar,
      ...many(10, (place) =>
        line(
          `${place < 5 ? 14 : 86},${36 + (place % 5) * 8} ${place < 5 ? 14 - life * 9 : 86 + life * 9},${32 + (place % 5) * 10}`,
          'ink',
          'thick',
        ),
      ),
    ]
  return [
    ...bar,
    ...(kind === 'poles'
      ? [...arrow(100 - life * 2, 51, 100 + life * 12, 51)]
      : many(3, (place) => curve(arc(98, 51, 4 + place * 4 + life * 3, 10 + place * 7, -0.9, 0.9), 0, 'a'))),
  ]
}

/** A battery, a lamp and their wire; open: cut; series, parallel: two lamps. */
function circuit(life: number, kind: string): Mark[] {
  const cut = kind === 'open'
  const lit = cut ? 1 - life : life
  const lamp = (x: number, y: number, share: number): Mark[] => [
    disc(x, y, 11, share > 0.4 ? 'a' : 'paper'),
    line(`${x - 6},${y - 6} ${x + 6},${y + 6}`),
    line(`${x + 6},${y - 6} ${x - 6},${y + 6}`),
    ...(share > 0.1
      ? many(7, (ray) => {
          const turn = Math.PI + (ray * Math.PI) / 6
          return line(
            `${x + Math.cos(turn) * 14},${y + Math.sin(turn) * 14} ${x + Math.cos(turn) * (14 + share * 9)},${y + Math.sin(turn) * (14 + share * 9)}`,
            'a',
            'thick',
          )
        })
      : []),
  ]
  const loop = line(
    cut && life > 0.3 ? '34,86 14,86 14,34 86,34 86,58' : '34,86 14,86 14,34 86,34 86,86 66,86',
    'ink',
    'thick',
  )
  return [
    loop,
    ...(cut && life > 0.3
      ? [line('86,66 86,86 66,86', 'ink', 'thick'), line('80,58 94,64', 'a', 'thick')]
      : []),
    box(34, 78, 32, 16, 'b'),
    line('66,82 70,82 70,90 66,90', 'ink', 'thick'),
    ...(kind === 'parallel' ? [line('14,60 86,60', 'ink', 'thick'), ...lamp(50, 60, lit)] : []),
    ...(kind === 'series'
      ? [...lamp(34, 34, lit * 0.4), ...lamp(66, 34, lit * 0.4)]
      : kind === 'meter'
        ? [disc(50, 34, 14, 'paper'), line(`50,42 ${between(42, 58, life)},26`, 'a', 'thick')]
        : lamp(50, 34, lit)),
  ]
}

/** A ramp with what rolls down it; high, low; ball, car, box, hoop. */
function ramp(life: number, kind: string): Mark[] {
  const high = kind.includes('low') ? 66 : 30
  const goes = during(life, 0.1, 1)
  const [x, y] = [between(20, 78, goes), between(high - 2, 84, goes)]
  const push = kind.includes('cup')
    ? [
        poly(
          `${between(86, 92, during(life, 0.7, 1))},96 ${between(88, 94, during(life, 0.7, 1))},78 100,78 102,96`,
          'paper',
        ),
      ]
    : []
  const what = kind.includes('car')
    ? [box(x - 10, y - 13, 22, 9, 'a'), disc(x - 5, y - 3, 4, 'ink'), disc(x + 7, y - 3, 4, 'ink')]
    : kind.includes('box')
      ? [box(x - 8, y - 18, 17, 17, 'a')]
      : [
          disc(x, y - 9, 9, 'a'),
          line(
            `${x},${y - 9} ${x + Math.cos(goes * 9) * 8},${y - 9 + Math.sin(goes * 9) * 8}`,
            'ink',
            'thick',
          ),
        ]
  return [
    poly(`8,${high} 92,96 8,96`, 'b', true),
    ...what,
    ...push,
    ...(kind.includes('hoop') ? [disc(between(20, 66, goes), between(high - 2, 78, goes) - 10, 8)] : []),
  ]
}

function pendulum(life: number, kind: string): Mark[] {
  const swing = Math.cos(life * Math.PI * 2) * 0.7
  const bob = turned({ x: 50, y: 76 }, { x: 50, y: 12 }, swing)
  if (kind === 'seat')
    return [
      line('22,8 12,96', 'ink', 'thick'),
      line('78,8 88,96', 'ink', 'thick'),
      line('20,8 80,8', 'ink', 'thick'),
      line(`50,8 ${50 + life * 30},${72 - life * 14}`, 'ink'),
      box(40 + life * 28, 70 - life * 14, 20, 6, 'a'),
      disc(50 + life * 28, 56 - life * 14, 8, 'paper'),
      ...arrow(8, 66, 8 + life * 18, 66, 'b'),
    ]
  return [
    line('14,10 86,10', 'ink', 'thick'),
    curve(arc(50, 12, 64, 64, Math.PI / 2 - 0.7, Math.PI / 2 + 0.7), 0, 'faint'),
    line(`50,10 ${bob.x},${bob.y}`),
    disc(bob.x, bob.y, 9, 'a', true),
    ...(kind === 'low' ? arrow(34, 92, between(38, 66, life), 92, 'b') : []),
  ]
}

/** A thing and the forces on it; its kind names them: left 3 right 8 is "l3r8", u and d the others. */
function pushed(life: number, kind: string): Mark[] {
  const size = (way: string) => Number(new RegExp(`${way}(\\d+)`).exec(kind)?.[1] ?? 0)
  const [left, right, up, down] = [size('l'), size('r'), size('u'), size('d')]
  const x = 50 + (right - left) * life * 1.6
  const y = up || down ? 52 - (up - down) * life : 68
  const at = (force: number) => Math.min(34, 8 + force * 3)
  return [
    ...(up || down ? [] : [line('2,88 98,88', 'ink', 'thick')]),
    box(x - 14, y - 16, 28, up || down ? 30 : 36, 'a'),
    ...(right ? arrow(x + 15, y, x + 15 + at(right), y, 'b') : []),
    ...(left ? arrow(x - 15, y, x - 15 - at(left), y, 'b') : []),
    ...(up ? arrow(x, y - 17, x, y - 17 - at(up), 'b') : []),
    ...(down ? arrow(x, y + 15, x, y + 15 + at(down), 'b') : []),
  ]
}

/** A wave on its axis: loud (higher), high (closer), double. */
function wave(life: number, kind: string): Mark[] {
  const tall = kind === 'loud' ? between(12, 30, life) : 20
  const turns =
    kind === 'high'
      ? between(1.5, 4, life)
      : kind === 'half'
        ? between(1, 2, life)
        : kind === 'low'
          ? between(3, 1.5, life)
          : 2
  const way = Array.from(
    { length: 49 },
    (_, step) => `${4 + step * 1.92},${54 - Math.sin((step / 48) * turns * Math.PI * 2 + life) * tall}`,
  ).join(' ')
  return [
    line('2,54 98,54', 'faint', 'thick'),
    line('4,20 4,92'),
    line(way, 'a', 'thick'),
    ...many(5, (place) => line(`${20 + place * 18},51 ${20 + place * 18},57`)),
  ]
}

function prism(life: number): Mark[] {
  return [
    poly('50,22 82,84 18,84', 'paper', true),
    line('0,66 36,52', 'ink', 'thick'),
    ...many(4, (place) =>
      line(
        `36,52 ${between(38, 66, during(life, 0, 0.4))},${50 + place * 3} ${between(66, 99, life)},${between(54, 46 + place * 13, life)}`,
        (['a', 'b', 'ink', 'faint'] as const)[place] ?? 'ink',
        'thick',
      ),
    ),
  ]
}

/** A lamp, a thing, its shadow on the wall. */
function shadow(life: number, kind: string): Mark[] {
  const near = kind === 'near' ? between(44, 28, life) : 44
  const tall = kind === 'near' ? between(30, 52, life) : life * 34
  return [
    poly('6,96 16,96 14,66 8,66', 'b'),
    disc(11, 56, 10, 'a'),
    line(`20,54 ${near - 6},44`, 'a', 'thick'),
    line(`20,60 ${near - 6},64`, 'a', 'thick'),
    kind === 'near'
      ? blob(`${near},96 ${near - 4},62 ${near + 2},50 ${near + 10},64 ${near + 8},96`, 'paper')
      : poly(`${near - 8},96 ${near - 6},62 ${near + 10},62 ${near + 12},96`, 'paper'),
    line('92,12 92,96', 'ink', 'thick'),
    ...(tall > 0 ? [box(84, 96 - tall, 8, tall, 'ink')] : []),
  ]
}

export const FORCES = {
  magnet: thing(magnet, 112),
  circuit: thing(circuit),
  ramp: thing(ramp, 112),
  pendulum: thing(pendulum),
  pushed: thing(pushed, 112),
  wave: thing(wave),
  prism: thing(prism),
  shadow: thing(shadow),
  compass: thing((life) => {
    const tip = turned({ x: 50, y: 26 }, { x: 50, y: 56 }, between(1.1, 0, life))
    return [
      disc(50, 56, 38, 'paper', true),
      word(50, 26, 'N'),
      ...many(8, (place) =>
        line(
          `${50 + Math.cos(place * 0.785) * 33},${56 + Math.sin(place * 0.785) * 33} ${50 + Math.cos(place * 0.785) * 37},${56 + Math.sin(place * 0.785) * 37}`,
        ),
      ),
      poly(
        `${tip.x},${tip.y} ${50 + (tip.y - 56) * 0.2},${56 - (tip.x - 50) * 0.2} ${50 - (tip.y - 56) * 0.2},${56 + (tip.x - 50) * 0.2}`,
        'a',
      ),
      disc(50, 56, 4, 'ink'),
    ]
  }),
  pulley: thing((life) => {
    const up = life * 30
    return [
      line('20,8 80,8', 'ink', 'thick'),
      line('50,8 50,22'),
      disc(50, 30, 14, 'b'),
      disc(50, 30, 3, 'ink'),
      line(`36,30 36,${80 - up}`, 'ink', 'thick'),
      line(`64,30 64,${58 + up * 0.8}`, 'ink', 'thick'),
      box(24, 80 - up, 24, 16, 'a'),
    ]
  }),
  lever: thing((life) => {
    const tip = between(8, -8, life)
    return [
      poly('42,96 50,76 58,96', 'b'),
      line(`4,${76 + tip} 96,${76 - tip}`, 'ink', 'thick'),
      box(8, 58 + tip, 18, 18, 'a'),
      disc(86, 68 - tip, 9, 'paper'),
    ]
  }),
  spring: thing((life) => [
    line('10,20 10,96', 'ink', 'thick'),
    line('10,96 98,96', 'ink', 'thick'),
    line(
      Array.from(
        { length: 13 },
        (_, step) => `${10 + step * between(3, 5, life)},${step % 2 ? 66 : 84}`,
      ).join(' '),
      'ink',
      'thick',
    ),
    box(between(46, 70, life), 62, 24, 30, 'a'),
  ]),
  bow: thing((life) => [
    bow('30,8 58,26 66,54 58,80 30,98', 'ink', 'thick'),
    line(`30,8 ${between(14, 50, life)},54 30,98`),
    line(`${between(12, 52, life)},54 ${between(76, 100, life)},54`, 'a', 'thick'),
    poly(`${between(76, 100, life)},54 ${between(68, 92, life)},49 ${between(68, 92, life)},59`, 'ink'),
  ]),
  coaster: thing((life) => {
    const at = Math.min(0.999, life)
    const way = [
      [8, 24],
      [26, 80],
      [48, 44],
      [68, 84],
      [92, 60],
    ] as const
    const leg = Math.floor(at * 4)
    const share = at * 4 - leg
    const [from, to] = [way[leg] ?? way[0], way[leg + 1] ?? way[4]]
    return [
      bow('4,22 10,24 26,82 48,46 68,86 92,62', 'ink', 'thick'),
      ...way.map(([x, y]) => line(`${x},${y + 4} ${x},96`, 'faint')),
      box(between(from[0], to[0], share) - 7, between(from[1], to[1], share) - 12, 14, 9, 'a'),
    ]
  }),
  car: thing((life) => {
    const x = life * 12
    return [
      blob(
        `${8 + x},84 ${10 + x},66 ${28 + x},62 ${38 + x},46 ${64 + x},46 ${74 + x},62 ${88 + x},68 ${88 + x},84`,
        'a',
        true,
      ),
      disc(28 + x, 86, 10, 'ink'),
      disc(70 + x, 86, 10, 'ink'),
      disc(28 + x, 86, 4, 'paper'),
      disc(70 + x, 86, 4, 'paper'),
      ...many(3, (place) =>
        line(`${2},${60 + place * 10} ${2 + life * 14},${60 + place * 10}`, 'faint', 'thick'),
      ),
    ]
  }, 110),
  ball: thing((life, kind) =>
    kind === 'bounce'
      ? [
          bow(`6,20 20,${94} 34,40 46,94 58,60 68,94 78,76 ${between(80, 92, life)},94`, 'faint'),
          disc(between(6, 90, life), 88 - Math.abs(Math.cos(life * 8)) * 60 * (1 - life * 0.8), 8, 'a'),
          line('0,97 100,97', 'ink', 'thick'),
        ]
      : kind === 'drop'
        ? [
            line('10,14 40,14', 'ink', 'thick'),
            disc(30, between(24, 86, life * life), 8, 'a'),
            disc(between(40, 88, life), between(24, 86, life * life), 8, 'b'),
            line('4,97 98,97', 'ink', 'thick'),
          ]
        : [
            disc(between(22, 74, life), 82, 14, 'a', true),
            bow(`${between(12, 64, life)},76 ${between(22, 74, life)},82 ${between(32, 84, life)},76`),
            line('2,97 98,97', 'ink', 'thick'),
            ...many(3, (place) =>
              line(`2,${74 + place * 7} ${2 + life * 14},${74 + place * 7}`, 'faint', 'thick'),
            ),
          ],
  ),
  parachute: thing((life) => {
    const y = life * 8
    return [
      blob(
        `10,${40 + y} 20,${18 + y} 50,${8 + y} 80,${18 + y} 90,${40 + y} 70,${34 + y} 50,${40 + y} 30,${34 + y}`,
        'a',
        true,
      ),
      ...many(3, (place) => line(`${14 + place * 36},${38 + y} 50,${72 + y}`)),
      disc(50, 70 + y, 6, 'paper'),
      box(46, 76 + y, 8, 12, 'b'),
      ...arrow(72, 66 + y, 72, 66 + y - life * 18),
      ...arrow(72, 72 + y, 72, 72 + y + life * 18),
    ]
  }),
  rope: thing((life) => [
    bow(`4,60 30,${62 - life} 70,${58 + life} 96,60`, 'ink', 'thick'),
    ...([12, 28, 72, 88] as const).flatMap((x) => [
      disc(x, 44, 6, x < 50 ? 'a' : 'b'),
      line(`${x},50 ${x},76`, 'ink', 'thick'),
      line(`${x},76 ${x < 50 ? x - 6 : x + 6},96`, 'ink', 'thick'),
    ]),
    line('50,52 50,68', 'a', 'thick'),
    line('2,97 98,97', 'ink'),
  ]),
  coil: thing((life, kind) => [
    box(10, 50, 80, 12, 'b'),
    ...many(kind === 'more' ? 9 : 6, (place) =>
      oval(24 + place * (kind === 'more' ? 6.4 : 9.6), 56, 3.4, 14),
    ),
    line('22,70 22,90 40,90', 'ink', 'thick'),
    line('78,70 78,90 60,90', 'ink', 'thick'),
    box(40, 82, 20, 14, 'a'),
    ...many(4, (place) =>
      bow(
        `${92 + place},${52 + place * 4} ${96},${between(66, 58, life) + place * 6} ${92},${between(72, 62, life) + place * 6}`,
        'ink',
        'thick',
      ),
    ),
  ]),
  bulb: thing(
    (life) => [
      blob('50,14 68,20 74,40 62,58 58,70 42,70 38,58 26,40 32,20', life > 0.35 ? 'a' : 'paper', true),
      box(41, 70, 18, 16, 'b'),
      line('41,76 59,76'),
      line('41,81 59,81'),
      bow('42,56 46,40 50,50 54,40 58,56'),
      ...many(7, (ray) => {
        const turn = Math.PI + (ray * Math.PI) / 6
        return life > 0.05
          ? line(
              `${50 + Math.cos(turn) * 30},${40 + Math.sin(turn) * 30} ${50 + Math.cos(turn) * (30 + life * 10)},${40 + Math.sin(turn) * (30 + life * 10)}`,
              'a',
              'thick',
            )
          : dot(50, 40, 0.1)
      }),
    ],
    84,
  ),
  battery: thing(
    (life) => [
      box(26, 30, 48, 64, 'a'),
      box(42, 22, 16, 8, 'b'),
      box(30, between(84, 36, life), 40, between(6, 54, life), 'b', true),
      word(50, 62, '+', 16),
    ],
    60,
  ),
  drum: thing((life) => [
    poly('16,54 84,54 80,92 20,92', 'a', true),
    oval(50, 54 + Math.sin(life * 14) * 2, 34, 9, 'paper'),
    ...many(5, (place) => dot(32 + place * 9, 50 - life * (14 + (place % 2) * 12), 2.4)),
    line(`60,${44 - life * 8} 88,14`, 'ink', 'thick'),
    ...many(2, (place) =>
      curve(arc(50, 40, 42 + place * 6, 26 + place * 6, -0.5, 0.3), 0, life > 0.2 ? 'b' : 'faint'),
    ),
  ]),
  string: thing((life, kind) => [
    box(4, 70, 92, 20, 'a'),
    line('10,44 10,70', 'ink', 'thick'),
    line('90,44 90,70', 'ink', 'thick'),
    bow(
      kind === 'half'
        ? `10,50 30,${50 - life * 14} 50,50 70,${50 + life * 14} 90,50`
        : `10,50 50,${50 - life * 22} 90,50`,
      'ink',
      'thick',
    ),
    bow(
      kind === 'half'
        ? `10,50 30,${50 + life * 14} 50,50 70,${50 - life * 14} 90,50`
        : `10,50 50,${50 + life * 16} 90,50`,
      'faint',
    ),
    oval(50, 80, 12, 6, 'ink'),
  ]),
  bell: thing((life) => {
    const ring = Math.sin(life * 12) * 6
    return [
      blob(`50,14 66,30 70,66 82,80 18,80 30,66 34,30`, 'a', true),
      disc(50 + ring, 86, 7, 'b'),
      ...many(2, (place) => [
        curve(arc(50, 50, 40 + place * 8, 34, -0.4, 0.4), 0, 'b'),
        curve(arc(50, 50, 40 + place * 8, 34, 2.74, 3.54), 0, 'b'),
      ]),
    ]
  }),
  xylophone: thing((life) =>
    many(5, (place) =>
      box(
        8 + place * 18,
        20 + place * 7 - (place === 4 ? life * 6 : 0),
        14,
        72 - place * 14,
        place % 2 ? 'b' : 'a',
      ),
    ),
  ),
  cups: thing((life) => [
    poly('4,40 20,46 20,66 4,72', 'a'),
    poly('96,40 80,46 80,66 96,72', 'b'),
    bow(
      `20,56 36,${56 - Math.sin(life * 9) * 6} 50,56 66,${56 + Math.sin(life * 9) * 6} 80,56`,
      'ink',
      'thick',
    ),
  ]),
  mirror: thing((life) => [
    line('20,12 60,12', 'ink', 'thick'),
    poly('58,20 88,52 82,58 52,26', 'paper', true),
    line(
      `20,86 ${between(20, 70, during(life, 0, 0.5))},${between(86, 40, during(life, 0, 0.5))}`,
      'a',
      'thick',
    ),
    ...(life > 0.5
      ? arrow(70, 40, between(70, 64, during(life, 0.5, 1)), between(40, 94, during(life, 0.5, 1)), 'a')
      : []),
    disc(16, 90, 6, 'b'),
  ]),
  lens: thing((life) => {
    const zoom = between(5, 13, life)
    return [
      disc(42, 42, 30, 'paper', true),
      blob(`${42 - zoom},${42 + zoom} 42,${42 - zoom} ${42 + zoom},${42 + zoom * 0.6}`, 'b'),
      line('64,64 94,96', 'ink', 'thick'),
      line('61,67 91,99', 'ink', 'thick'),
      bow('24,38 30,26 42,22'),
    ]
  }),
  fiber: thing((life) => [
    bow('4,30 34,22 60,50 70,80 98,84', 'ink', 'thick'),
    bow('4,46 30,38 48,60 60,94 98,98', 'ink', 'thick'),
    line(
      ['6,38', '28,28', '38,46', '56,50', '58,78', '78,84', '96,92']
        .slice(0, 2 + Math.round(life * 5))
        .join(' '),
      'a',
      'thick',
    ),
  ]),
  dam: thing((life) => [
    patch('2,30 40,30 40,94 2,94', 'b'),
    poly('40,20 52,20 72,96 40,96', 'paper', true),
    bow(`42,78 60,${82} ${between(62, 96, life)},92`, 'b', 'thick'),
    disc(78, 82, 12, 'a'),
    ...many(4, (place) => {
      const turn = place * 1.57 + life * 5
      return line(`78,82 ${78 + Math.cos(turn) * 12},${82 + Math.sin(turn) * 12}`, 'ink', 'thick')
    }),
  ]),
  skaters: thing((life) =>
    ([-1, 1] as const).flatMap((side) => {
      const x = 50 + side * (14 + life * 22)
      return [
        disc(x, 34, side < 0 ? 8 : 11, side < 0 ? 'a' : 'b'),
        line(`${x},44 ${x},72`, 'ink', 'thick'),
        line(`${x},72 ${x + side * 8},94`, 'ink', 'thick'),
        line(`${x},52 ${x - side * (14 - life * 6)},52`, 'ink', 'thick'),
        line(`${x - 8},96 ${x + 14},96`, 'ink', 'thick'),
      ]
    }),
  ),
  bus: thing(
    (life) => [
      box(6, 34, 86, 50, 'a'),
      box(12, 42, 74, 22, 'paper'),
      disc(26, 88, 8, 'ink'),
      disc(74, 88, 8, 'ink'),
      line(`50,80 ${between(50, 62, life)},56`, 'ink', 'thick'),
      disc(between(50, 64, life), 50, 6, 'b'),
    ],
    110,
  ),
  tap: thing((life) => [
    bow('20,30 50,26 66,34 66,46', 'ink', 'thick'),
    line('34,28 34,14', 'ink', 'thick'),
    line('24,14 44,14', 'ink', 'thick'),
    ...many(3, (place) =>
      blob(
        `66,${54 + place * 15 * (0.5 + life * 0.5)} 70,${62 + place * 15 * (0.5 + life * 0.5)} 66,${66 + place * 15 * (0.5 + life * 0.5)} 62,${62 + place * 15 * (0.5 + life * 0.5)}`,
        'b',
      ),
    ),
  ]),
  siren: thing((life) => [
    box(10 + life * 6, 50, 56, 34, 'paper'),
    box(14 + life * 6, 42, 12, 8, 'a'),
    disc(24 + life * 6, 86, 8, 'ink'),
    disc(54 + life * 6, 86, 8, 'ink'),
    line(`${40 + life * 6},58 ${40 + life * 6},74`, 'a', 'thick'),
    line(`${32 + life * 6},66 ${48 + life * 6},66`, 'a', 'thick'),
    ...many(3, (place) =>
      curve(arc(66 + life * 6, 60, 8 + place * (9 - life * 4), 18 + place * 4, -0.8, 0.8), 0, 'b', 'thick'),
    ),
    ...many(3, (place) =>
      curve(arc(12 + life * 6, 60, 6 + place * (6 + life * 3), 18 + place * 4, 2.4, 3.9), 0, 'b'),
    ),
  ]),
} as const
