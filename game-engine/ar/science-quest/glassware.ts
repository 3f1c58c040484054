// Glass with something in it, and the tools of the bench. About as large as they are, in millimetres.
import type { Fill, Part, Triple } from '../../core/part.ts'
import { ball, box, cylinder, level, ring, stroke, tube, turned, upright } from '../../core/solids.ts'

/** An Erlenmeyer flask, half full. */
export function flask(liquid: Fill = 'a'): readonly Part[] {
  const wall: readonly (readonly [number, number])[] = [
    [0, 1],
    [45, 1],
    [53, 6],
    [54, 14],
    [21, 92],
    [17, 101],
    [17, 128],
    [15, 128],
    [0, 128],
  ]
  const at = (height: number) => 54 - ((height - 14) * (54 - 21)) / (92 - 14)
  const bubbles = [
    [0.08, 24, 6.8],
    [0.2, 38, 5],
    [0.14, 18, 4],
    [0.31, 22, 5.4],
    [0.03, 44, 3.8],
  ] as const
  return [
    turned(
      [
        [0, 3],
        [42, 3],
        [50, 8],
        [50.5, 14],
        [at(56) - 3, 56],
        [0, 56],
      ],
      liquid,
    ),
    turned(wall, 'paper', [0, 0, 0], { glass: true }),
    turned(
      [
        [15, 127],
        [22, 128],
        [24, 134],
        [22, 139],
        [15, 141],
        [13, 134],
        [15, 127],
      ],
      'paper',
    ),
    ...bubbles.map(([turn, y, radius]) => {
      const angle = turn * 2 * Math.PI
      const away = at(y) - 2
      return ball(
        [radius * 2, radius * 2, radius * 2],
        [Math.cos(angle) * away, y, Math.sin(angle) * away],
        'paper',
      )
    }),
    ...[26, 40, 66].map((y) =>
      stroke(level(at(y) + 0.6, y, { from: 0.3, turns: 0.08, steps: 6 }), { width: 0.6 }),
    ),
    stroke(
      [
        [-38, 22, 30],
        [-28, 50, 22],
        [-21, 72, 16],
      ],
      { fill: 'paper', tapered: true },
    ),
  ]
}

/** A beaker; `full` of its 70 mm. */
export function beaker(liquid: Fill | null = 'bSoft', full = 42): readonly Part[] {
  return [
    ...(liquid
      ? [
          turned(
            [
              [0, 3],
              [26, 3],
              [28, 6],
              [28, full],
              [0, full],
            ],
            liquid,
          ),
        ]
      : []),
    turned(
      [
        [0, 1],
        [28, 1],
        [31, 5],
        [31, 68],
        [34, 72],
        [31, 73],
        [29, 68],
        [29, 5],
        [0, 3],
      ],
      'paper',
      [0, 0, 0],
      { glass: true },
    ),
    ...[22, 36, 50].map((y, index) =>
      stroke(level(31.6, y, { from: 0.2, turns: index === 1 ? 0.1 : 0.06, steps: 6 }), { width: 0.6 }),
    ),
  ]
}

/** A stoppered bottle with its level of liquid. */
export function bottle(liquid: Fill, label: Fill): readonly Part[] {
  return [
    turned(
      [
        [0, 2],
        [19, 2],
        [20, 6],
        [20, 40],
        [0, 40],
      ],
      liquid,
    ),
    turned(
      [
        [0, 0],
        [20, 0],
        [22, 4],
        [22, 44],
        [17, 54],
        [9, 62],
        [9, 78],
        [0, 78],
      ],
      'paper',
      [0, 0, 0],
      { glass: true },
    ),
    cylinder([44.6, 20, 44.6], [0, 24, 0], label),
    cylinder([17, 14, 17], [0, 81, 0], 'stock', { top: 1.15 }),
  ]
}

/** A jar with a lid. */
export function jar(liquid: Fill, lid: Fill): readonly Part[] {
  return [
    turned(
      [
        [0, 2],
        [22, 2],
        [25, 8],
        [25, 36],
        [0, 36],
      ],
      liquid,
    ),
    turned(
      [
        [0, 0],
        [24, 0],
        [27, 6],
        [27, 40],
        [22, 47],
        [22, 52],
        [0, 52],
      ],
      'paper',
      [0, 0, 0],
      { glass: true },
    ),
    cylinder([50, 11, 50], [0, 56, 0], lid),
  ]
}

export function testTubes(): readonly Part[] {
  const tubes: readonly (readonly [Fill, number])[] = [
    ['b', 50],
    ['margin', 34],
    ['a', 62],
  ]
  return [
    box([150, 12, 50], [0, 6, 0], 'stock'),
    box([150, 9, 50], [0, 62, 0], 'stock'),
    box([12, 66, 46], [-69, 33, 0], 'stock'),
    box([12, 66, 46], [69, 33, 0], 'stock'),
    ...tubes.flatMap(([fill, high], index) => {
      const at: Triple = [(index - 1) * 43, 0, 0]
      return [
        turned(
          [
            [0, 16],
            [7, 18],
            [10.5, 25],
            [10.5, 12 + high],
            [0, 12 + high],
          ],
          fill,
          at,
        ),
        turned(
          [
            [0, 14],
            [8, 16],
            [12.5, 25],
            [12.5, 108],
            [15, 111],
            [12.5, 113],
            [11, 108],
            [0, 108],
          ],
          'paper',
          at,
          { glass: true },
        ),
      ]
    }),
  ]
}

/** A Bunsen burner with its hose. */
export function burner(): readonly Part[] {
  return [
    turned(
      [
        [0, 0],
        [36, 0],
        [36, 8],
        [14, 16],
        [9, 22],
        [0, 22],
      ],
      'b',
    ),
    cylinder([19, 62, 19], [0, 50, 0], 'paper'),
    cylinder([24, 16, 24], [0, 36, 0], 'b'),
    ...flame(80, 1),
    tube(
      [
        [12, 14, 0],
        [45, 8, 12],
        [70, 6, 45],
        [120, 6, 50],
      ],
      8,
      'ink',
    ),
  ]
}

/** A flame that stands on `foot`. */
export function flame(foot: number, scale: number): readonly Part[] {
  const sized = (profile: readonly (readonly [number, number])[]) =>
    profile.map(([radius, high]) => [radius * scale, foot + high * scale] as const)
  return [
    turned(
      sized([
        [0, 0],
        [9, 8],
        [11.5, 20],
        [7, 37],
        [0, 54],
      ]),
      'a',
    ),
    turned(
      sized([
        [0, 3],
        [12, 11],
        [7, 18],
        [0, 30],
      ]).map(([radius, high]) => [radius * 0.5, high] as const),
      'tape',
    ),
  ]
}

/** An electric hot plate with its knob. */
export function hotPlate(): readonly Part[] {
  return [
    box([110, 30, 96], [0, 15, 0], 'stock'),
    cylinder([84, 6, 84], [0, 33, 0], 'ink'),
    cylinder([20, 20, 9], [0, 15, 51], 'b', { axis: 'z' }),
    stroke([
      [0, 17, 56],
      [5, 22, 56],
    ]),
    stroke(upright(14, [0, 15, 48.6], { from: -0.1, turns: 0.7, steps: 14 }), { width: 0.6, dashed: true }),
  ]
}

/** A glass thermometer that stands beside a beaker; its column is `full` of 1. */
export function thermometer(full = 0.5): readonly Part[] {
  return [
    ball([13, 13, 13], [0, 8, 0], 'margin'),
    cylinder([4.4, 90 * full + 4, 4.4], [0, 14 + 45 * full, 0], 'margin'),
    turned(
      [
        [0, 10],
        [5.5, 12],
        [5.5, 112],
        [0, 117],
      ],
      'paper',
      [0, 0, 0],
      { glass: true },
    ),
    ...Array.from({ length: 9 }, (_, mark) =>
      stroke(
        [
          [-4, 22 + mark * 10, 4.2],
          [mark % 2 ? -0.5 : 2.5, 22 + mark * 10, 5.2],
        ],
        { width: 0.6 },
      ),
    ),
  ]
}

/** Two pans on a beam, level. */
export function balance(): readonly Part[] {
  const pan = (x: number): readonly Part[] => [
    turned(
      [
        [0, 40],
        [22, 44],
        [27, 50],
        [25, 50],
        [20, 46],
        [0, 43],
      ],
      'a',
      [x, 0, 0],
    ),
    ...[-22, 22].map((side) =>
      stroke([
        [x + side, 50, 0],
        [x, 112, 0],
      ]),
    ),
  ]
  return [
    box([70, 10, 44], [0, 5, 0], 'stock'),
    cylinder([9, 112, 9], [0, 64, 0], 'b', { top: 0.7 }),
    ball([13, 13, 13], [0, 124, 0], 'tape'),
    box([150, 8, 8], [0, 114, 0], 'b'),
    ...pan(-68),
    ...pan(68),
    stroke([
      [0, 110, 6],
      [0, 84, 6],
    ]),
  ]
}

/** A horseshoe magnet, its poles down. */
export function magnet(): readonly Part[] {
  const bend = Array.from({ length: 13 }, (_, step): Triple => {
    const angle = (step / 12) * Math.PI
    return [Math.cos(angle) * 26, 44 + Math.sin(angle) * 26, 0]
  })
  return [
    tube([[26, 20, 0], ...bend, [-26, 20, 0]], 19, 'margin'),
    ...[-26, 26].map((x) => cylinder([20, 20, 20], [x, 10, 0], 'paper')),
    ...[-44, 44].map((x) =>
      stroke(
        [
          [x, 22, 0],
          [x * 1.16, 12, 0],
          [x, 2, 0],
        ],
        { fill: 'b', width: 0.8 },
      ),
    ),
  ]
}

/** A funnel with filter paper over a small glass. */
export function filter(): readonly Part[] {
  return [
    ...beaker('bSoft', 24),
    turned(
      [
        [0, 66],
        [5, 66],
        [6, 80],
        [38, 112],
        [36, 112],
        [0, 84],
      ],
      'paper',
      [0, 0, 0],
      { glass: true },
    ),
    turned(
      [
        [0, 80],
        [36, 116],
        [0, 92],
      ],
      'stock',
    ),
    stroke(level(0.6, 58, { turns: 0.5, steps: 4 }), { fill: 'b' }),
  ]
}

/** A round tray for things that belong together. */
export function tray(fill: Fill = 'stock'): readonly Part[] {
  return [
    turned(
      [
        [0, 0],
        [52, 0],
        [58, 8],
        [55, 8],
        [50, 3],
        [0, 3],
      ],
      fill,
    ),
    ring([117, 4, 117], [0, 8, 0], 'paper'),
  ]
}
