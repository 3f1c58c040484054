// Glim as a stand-up piece cut out of paper: a notebook page whose top caught a spark, 58 mm high.
import type { Part } from '../../core/part.ts'
import { box, cylinder, plate, stroke, upright } from '../../core/solids.ts'

const SHEET = 3
const FACE = SHEET / 2 + 0.4

export function glim(): readonly Part[] {
  return [
    // The foot and two shoes.
    box([30, 3, 18], [0, 1.5, 0], 'stock', { line: 0.4 }),
    box([11, 6, 12], [-8, 6, 1], 'b', { line: 0.4 }),
    box([11, 6, 12], [8, 6, 1], 'b', { line: 0.4 }),
    // The page, its dog-ear, the flame.
    plate(
      [
        [-17, 9],
        [11, 8.5],
        [17, 15],
        [18, 32],
        [14, 37],
        [-14, 37],
        [-17, 34],
        [-17, 29],
        [-14.5, 28],
        [-14.5, 26],
        [-17, 25],
        [-17, 21],
        [-14.5, 20],
        [-14.5, 18],
        [-17, 17],
      ],
      SHEET,
      [0, 0, 0],
      'paper',
      { line: 0.5 },
    ),
    plate(
      [
        [11, 8.5],
        [17, 15],
        [11.5, 15],
      ],
      SHEET + 0.8,
      [0, 0, 0],
      'b',
      { line: 0.3 },
    ),
    plate(
      [
        [-11, 36],
        [12, 36],
        [15, 44],
        [11, 50],
        [8, 58],
        [3, 53],
        [1, 47],
        [-2, 50],
        [-7, 56],
        [-13, 46],
      ],
      SHEET,
      [0, 0, -0.6],
      'a',
      { line: 0.5 },
    ),
    plate(
      [
        [-5, 36],
        [6, 36],
        [7, 42],
        [2, 46],
        [-1, 43],
        [-5, 42],
      ],
      SHEET,
      [0, 0, 0],
      'paper',
      { line: 0.5 },
    ),
    // Hands.
    cylinder([7, 7, 3], [-22, 20, 0], 'a', { axis: 'z', line: 0.4 }),
    cylinder([7, 7, 3], [23, 30, 0], 'a', { axis: 'z', line: 0.4 }),
    stroke([
      [-17, 22, FACE],
      [-21, 21, FACE],
    ]),
    stroke([
      [17, 26, FACE],
      [21, 28.5, FACE],
    ]),
    // The face and the ruled lines below it.
    cylinder([4, 5.6, 0.8], [-5, 27, FACE], 'ink', { axis: 'z', line: 0 }),
    cylinder([4, 5.6, 0.8], [6, 27, FACE], 'ink', { axis: 'z', line: 0 }),
    stroke(upright(4, [0.5, 22.5, FACE + 0.3], { from: 0.55, turns: 0.4, steps: 8 }), { width: 1.2 }),
    stroke(
      [
        [-11, 14.5, FACE],
        [8, 14.5, FACE],
      ],
      { fill: 'margin', width: 0.8 },
    ),
  ]
}
