// A notebook for tests, which have no page to read one from.
import { FILLS, type Fill } from '../core/part.ts'
import { HANDS } from './hands.ts'
import { type Notebook, onFills, type Rgb } from './notebook.ts'

const COLOURS: Partial<Record<Fill, Rgb>> = { a: [1, 0, 0.5], b: [0, 0.5, 0], ink: [0.1, 0.1, 0.1] }
const palette = Object.fromEntries(FILLS.map((fill) => [fill, COLOURS[fill] ?? [1, 1, 1]])) as Record<
  Fill,
  Rgb
>

export const TEST_NOTEBOOK: Notebook = {
  level: 'default',
  dark: false,
  palette,
  on: onFills(palette),
  page: [1, 1, 1],
  backdrop: [1, 1, 1],
  rule: [0.9, 0.9, 0.9],
  primary: [1, 0, 0.5],
  deep: [0.2, 0, 0.4],
  hand: HANDS.default,
  face: { family: 'sans-serif', style: '700' },
}
