// Reactions as something to look at and sort. Millimetres.
import type { Part, Triple } from '../../core/part.ts'
import { ball, box, cylinder, stroke, tube, turned } from '../../core/solids.ts'
import { beaker, burner, flame } from './glassware.ts'

const bubbles = (places: readonly (readonly [number, number, number, number])[]): readonly Part[] =>
  places.map(([x, y, z, across]) => ball([across, across, across], [x, y, z], 'paper'))

/** By the reaction's name in the rules. */
export const REACTION_SHAPES = {
  gasFlame: burner,
  sodaAndVinegar: (): readonly Part[] => [
    ...beaker('aSoft', 52),
    ...bubbles([
      [-16, 66, 6, 26],
      [10, 70, 10, 30],
      [2, 76, -12, 24],
      [-8, 84, 4, 20],
      [22, 60, 20, 16],
      [-30, 56, 18, 14],
      [34, 44, 10, 12],
      [-12, 20, 24, 8],
      [8, 32, 26, 7],
    ]),
  ],
  neutralising: (): readonly Part[] => [
    ...beaker('bSoft', 34),
    turned(
      [
        [0, 0],
        [11, 1],
        [12, 6],
        [12, 44],
        [14, 47],
        [0, 47],
      ],
      'a',
      [54, 96, 0],
      { turn: [0, 0, 118] },
    ),
    ball([7, 10, 7], [8, 62, 0], 'a'),
    ball([6, 8, 6], [7, 48, 0], 'a'),
  ],
  burningLime: (): readonly Part[] => [
    ...flame(6, 0.8),
    ...[-1, 1].flatMap((side) =>
      flame(6, 0.55).map((part) => ('at' in part ? { ...part, at: [side * 24, 0, 6] as const } : part)),
    ),
    cylinder([78, 6, 78], [0, 3, 0], 'ink'),
    ...[0, 1, 2].map((leg) => {
      const angle = (leg / 3) * 2 * Math.PI + 0.5
      return cylinder([6, 62, 6], [Math.cos(angle) * 34, 32, Math.sin(angle) * 34], 'stock')
    }),
    cylinder([82, 5, 82], [0, 64, 0], 'stock'),
    ball([34, 24, 30], [-12, 78, 0], 'paper'),
    ball([26, 18, 24], [16, 75, 8], 'paper'),
  ],
  zincAndCopper: (): readonly Part[] => [
    ...beaker('b', 50),
    box([12, 84, 4], [-8, 56, 0], 'stock', { turn: [0, 0, 10] }),
    box([13, 30, 6], [-4, 30, 0], 'margin', { turn: [0, 0, 10] }),
    ...bubbles([
      [14, 12, 10, 5],
      [20, 22, 4, 4],
    ]),
  ],
  electrolysis: (): readonly Part[] => [
    ...beaker('bSoft', 46),
    ...[-12, 12].map((x) => cylinder([5, 66, 5], [x, 46, 0], 'ink')),
    box([44, 20, 20], [62, 10, 0], 'a'),
    box([14, 20.6, 20.6], [80, 10, 0], 'tape'),
    ...[-12, 12].map((x): Part => {
      const path: readonly Triple[] = [
        [x, 78, 0],
        [x + 10, 94, 4],
        [54 + x, 60, 6],
        [62 + x, 20, 4],
      ]
      return tube(path, 3, x < 0 ? 'ink' : 'margin')
    }),
    ...bubbles([
      [-16, 40, 6, 6],
      [-8, 52, 4, 5],
      [-18, 26, 4, 4],
      [17, 34, 6, 6],
    ]),
    stroke([
      [56, 14, 10.6],
      [62, 14, 10.6],
    ]),
  ],
} as const
