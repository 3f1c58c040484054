// What articles and resource pages explain with a picture: how memory fades between visits, a chart that is only sketched.
import type { Box, Drawing } from './drawing.ts'
import { circle, dot, hatch, line, shape, turned } from './pen.ts'

const DIAGRAM: Box = [0, 0, 340, 190]
const CHART: Box = [0, 0, 300, 200]

/** Each visit lifts it up again, and from there it falls more slowly. */
const FADING =
  line('M26 14V166C120 168 220 165 326 167M20 24L26 12L32 24M316 160L328 167L316 174') +
  line('M28 34C36 84 62 118 104 128', 'figure') +
  line('M104 128V40', 'trail') +
  line('M104 34C118 74 146 96 186 102', 'figure') +
  line('M186 102V40', 'trail') +
  line('M186 34C204 60 232 74 262 78', 'figure') +
  line('M262 78V40', 'trail') +
  line('M262 34C280 44 300 50 322 52', 'figure') +
  [28, 104, 186, 262].map((x) => circle(x, 34, 9, 'a', 'thin')).join('')

const BARS =
  line('M24 16V178C110 180 200 177 284 179') +
  shape('M52 176C50 160 50 146 52 130C66 128 80 128 94 130C96 146 96 160 94 176Z', 'b') +
  shape('M124 176C122 144 122 124 124 100C138 98 152 98 166 100C168 124 168 144 166 176Z', 'a') +
  hatch('M132 166L160 138M132 142L160 114M142 176L162 156') +
  shape('M196 176C194 132 194 98 196 66C210 64 224 64 238 66C240 98 240 132 238 176Z', 'b') +
  line('M46 104C82 92 108 80 140 66C172 54 206 40 248 24', 'figure') +
  turned(
    'translate(262 18) rotate(38)',
    shape('M-8 -26C-2 -28 4 -28 9 -26L9 14L1 28L-8 14Z', 'p') + line('M-8 14H9', 'thin') + dot(0.5, 25, 2.4),
  )

export const reading = {
  'fading-memory': { box: DIAGRAM, art: FADING },
  'sketched-chart': { box: CHART, art: BARS },
} as const satisfies Record<string, Drawing>
