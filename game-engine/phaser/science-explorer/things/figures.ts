// Graphs, tables and what is compared in them.
import { between } from '#engine/phaser/kit/forms.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { arrow, blob, bow, box, disc, dot, line, many, oval, thing, word } from './brush.ts'
import { circleGraph } from './circle-graph.ts'

const AXES = '10,8 10,92 98,92'

/** bars: heights after the colon, "3-8-5"; the tallest, or the one asked for, is coloured when answered. */
function bars(life: number, kind: string): Mark[] {
  const [list = '3-8-5', told = ''] = kind.split('/')
  const heights = list.split('-').map(Number)
  const most = Math.max(...heights)
  const marked = told === '' ? -1 : Number(told) - 1
  const step = 84 / heights.length
  return [
    ...heights.map((height, place) => {
      const tall = (height / most) * 72
      return box(
        15 + place * step,
        92 - tall,
        step * 0.66,
        tall,
        place === marked && life > 0.3 ? 'a' : 'b',
        !(place === marked && life > 0.3),
      )
    }),
    line(AXES, 'ink', 'thick'),
    ...many(5, (place) => line(`6,${92 - place * 18} 10,${92 - place * 18}`)),
  ]
}

const WAYS: Readonly<Record<string, string>> = {
  up: '10,88 32,70 54,50 76,30 96,12',
  down: '10,16 32,36 54,54 76,72 96,84',
  flat: '10,90 26,60 40,40 54,32 74,30 96,30',
  s: '10,88 30,84 44,70 54,46 66,24 80,16 96,14',
  crash: '10,88 40,78 62,40 74,14 80,60 84,84 96,90',
  fast: '10,90 50,86 70,72 84,44 92,10',
  bell: '10,90 26,84 40,50 52,20 64,50 78,84 96,90',
  decay: '10,14 26,50 42,70 60,82 78,88 96,90',
  hunt: '10,80 26,40 40,76 54,40 68,78 82,42 96,76',
  dip: '10,80 20,70 28,76 42,56 50,64 64,42 72,50 86,26 96,32',
  stripes: '10,50 26,26 42,50 58,26 74,50 96,26',
  still: '10,88 30,64 46,52 70,52 84,34 96,16',
  half: '10,88 32,79 54,69 76,59 96,50',
  third: '10,88 32,82 54,75 76,68 96,63',
  melts: '10,84 27,56 44,43 61,43 78,43 96,14',
  trip: '10,88 36,70 49,70 62,46 88,16',
}

/** These change at once from one part to the next. */
const ANGULAR: readonly string[] = ['melts', 'trip']

function graph(life: number, kind: string): Mark[] {
  const [first = 'up', second] = kind.split('/')
  const points = (WAYS[first] ?? first).split(' ')
  const shown = Math.max(2, Math.ceil(points.length * between(0.45, 1, life)))
  return [
    ...many(4, (place) => line(`10,${20 + place * 18} 98,${20 + place * 18}`, 'faint')),
    line(AXES, 'ink', 'thick'),
    ...points.map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return dot(x, y, 2.2)
    }),
    (ANGULAR.includes(first) ? line : bow)(points.slice(0, shown).join(' '), 'a', 'thick'),
    ...(second && life > 0.2 ? [bow(WAYS[second] ?? second, 'b', 'thick')] : []),
  ]
}

/** Which way an arrow goes: x, y; to the right when nothing is said. */
const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  left: [-1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** The number of people, one of them marked when answered. */
function people(life: number, kind: string): Mark[] {
  const count = Number(kind || 6)
  return many(count, (place) => {
    const [x, y] = [16 + (place % 4) * 23, count > 4 ? (place < 4 ? 24 : 68) : 48]
    return [
      disc(x, y, 8, life > 0.3 && place % 3 === 0 ? 'a' : 'paper'),
      blob(
        `${x - 10},${y + 28} ${x - 6},${y + 11} ${x + 6},${y + 11} ${x + 10},${y + 28}`,
        life > 0.3 && place % 3 === 0 ? 'a' : 'b',
      ),
    ]
  })
}

export const FIGURES = {
  bars: thing(bars, 110),
  graph: thing(graph, 110),
  /** A circle graph, cut into the shares after the colon. */
  pie: thing(circleGraph),
  people: thing(people),
  board: thing(
    (life, kind) => [
      box(18, 12, 64, 82, 'paper'),
      box(38, 6, 24, 12, 'b'),
      ...many(4, (place) => [
        box(26, 28 + place * 15, 9, 9, 'none'),
        line(`42,${33 + place * 15} ${place % 2 ? 68 : 74},${33 + place * 15}`),
        ...(life > 0.2 + place * 0.18 && (kind !== 'one' || place === 1)
          ? [line(`27,${33 + place * 15} 30,${37 + place * 15} 37,${26 + place * 15}`, 'a', 'thick')]
          : []),
      ]),
    ],
    90,
  ),
  table: thing((life, kind) => {
    const [columns = 3, rows = 4] = kind ? kind.split('x').map(Number) : []
    return [
      box(8, 18, 84, 74, 'paper'),
      box(8, 18, 84, 74 / rows, 'b', true),
      ...many(columns - 1, (place) =>
        line(`${8 + (84 / columns) * (place + 1)},18 ${8 + (84 / columns) * (place + 1)},92`),
      ),
      ...many(rows - 1, (place) =>
        line(`8,${18 + (74 / rows) * (place + 1)} 92,${18 + (74 / rows) * (place + 1)}`),
      ),
      ...many(rows - 1, (row) =>
        many(columns, (column) =>
          line(
            `${14 + (84 / columns) * column},${18 + (74 / rows) * (row + 1.5)} ${8 + (84 / columns) * (column + 0.8)},${18 + (74 / rows) * (row + 1.5)}`,
            life > 0.4 && (row + column) % 3 === 0 ? 'a' : 'faint',
            'thick',
          ),
        ),
      ),
    ]
  }),
  idea: thing(
    (life) => [
      blob('50,14 70,20 76,42 62,60 60,70 40,70 38,60 24,42 30,20', life > 0.4 ? 'a' : 'paper', true),
      box(42, 70, 16, 14, 'b'),
      bow('44,40 50,32 58,38 52,48 51,54', 'ink', 'thick'),
      dot(51, 60, 2),
    ],
    80,
  ),
  paper: thing(
    (life, kind) => [
      box(16, 10, 66, 84, 'paper'),
      ...many(6, (place) =>
        line(`24,${24 + place * 11} ${place % 3 === 2 ? 58 : 74},${24 + place * 11}`, 'faint', 'thick'),
      ),
      ...(kind === 'review' && life > 0.2
        ? [bow('22,46 50,42 78,46 74,60 24,60 22,46', 'a', 'thick'), line('64,70 70,78 84,62', 'b', 'thick')]
        : []),
      ...(kind === 'money' ? [disc(76, 82, 13, 'a'), word(76, 82, '$', 9)] : []),
    ],
    90,
  ),
  coin: thing((life) => {
    const flip = Math.abs(Math.cos(life * 8))
    return [oval(50, 54, 32, 6 + 26 * flip, 'a'), ...(flip > 0.5 ? [word(50, 54, '?', 16)] : [])]
  }, 80),
  error: thing((_life, kind) => {
    const list = (kind || '40-44-76').split('-').map(Number)
    return [
      line(AXES, 'ink', 'thick'),
      ...list.flatMap((high, place) => {
        const [x, y] = [26 + place * 28, 92 - high]
        return [
          dot(x, y, 4, 'a'),
          line(`${x},${y - 9} ${x},${y + 9}`, 'ink', 'thick'),
          line(`${x - 5},${y - 9} ${x + 5},${y - 9}`),
          line(`${x - 5},${y + 9} ${x + 5},${y + 9}`),
        ]
      }),
    ]
  }, 106),
  /** Dots along a line; cloud: dots all over. */
  scatter: thing(
    (life, kind) => [
      line(AXES, 'ink', 'thick'),
      ...many(12, (place) =>
        kind === 'cloud'
          ? dot(22 + ((place * 29) % 70), 80 - ((place * 17) % 60), between(1.4, 3, life))
          : dot(18 + place * 6.4, 84 - place * 5.4 + ((place * 7) % 11) - 5, 2.6),
      ),
      ...(life > 0.2 && kind !== 'cloud'
        ? [line(`14,88 ${between(20, 94, life)},${between(84, 18, life)}`, 'a', 'thick')]
        : []),
    ],
    106,
  ),
  screen: thing(
    (life, kind) => [
      box(6, 20, 88, 58, 'paper'),
      line('50,78 50,92', 'ink', 'thick'),
      line('32,94 68,94', 'ink', 'thick'),
      ...(kind === 'digital'
        ? [line(`12,62 22,62 22,34 36,34 36,62 50,62 50,34 ${between(56, 84, life)},34`, 'a', 'thick')]
        : [
            bow(`12,60 30,${60 - life * 14} 48,52 66,${40 - life * 10} 86,44`, 'a', 'thick'),
            ...many(4, (place) => line(`12,${32 + place * 10} 88,${32 + place * 10}`, 'faint')),
          ]),
    ],
    104,
  ),
  arrow: thing((life, kind) => {
    const [x, y] = HEADINGS[kind] ?? [1, 0]
    const long = between(14, 36, life)
    return arrow(50 - x * 18, 56 - y * 18, 50 + x * (long - 18), 56 + y * (long - 18))
  }, 44),
  plus: thing(() => [line('12,56 32,56', 'ink', 'thick'), line('22,46 22,66', 'ink', 'thick')], 44),
} as const
