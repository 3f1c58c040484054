// How each notebook draws: what CSS cannot carry. Widths are CSS pixels, never metres: a line stays a pen's line at any distance.
import type { NotebookLevel } from './notebook-level.ts'

/** How the fills are laid on. Numbers are those of the shader. */
export const STYLES = {
  wash: 0,
  wax: 1,
  hatch: 2,
  fineHatch: 3,
  cut: 4,
  chalk: 5,
  glow: 6,
  thermal: 7,
} as const

export interface Hand {
  readonly style: keyof typeof STYLES
  /** Width of a silhouette and of an inner line. */
  readonly outline: number
  readonly inner: number
  /** How far the hand strays. */
  readonly wobble: number
  /** How much a line swells, as a share of its width. */
  readonly swell: number
  /** How far lines run over a corner. */
  readonly overrun: number
  /** How far the fill is printed beside its lines: right, up. */
  readonly shift: readonly [number, number]
  /** How much of a line the paper's grain eats, 0 to 1. */
  readonly grain: number
  /** How much of the deep tone is in the shade. */
  readonly shade: number
  /** Where shade begins: the cosine between a face and the light. */
  readonly terminator: number
  /** Of a contact shadow: 0 cut out of paper, 1 soft. */
  readonly softShadow: number
  /** How opaque lines are. */
  readonly opacity: number
}

export const HANDS: Readonly<Record<NotebookLevel, Hand>> = {
  default: {
    style: 'wash',
    outline: 2.5,
    inner: 1.5,
    wobble: 1.1,
    swell: 0.22,
    overrun: 0,
    shift: [2.5, -2.5],
    grain: 0,
    shade: 0.17,
    terminator: 0.12,
    softShadow: 0.75,
    opacity: 1,
  },
  elementary: {
    style: 'wax',
    outline: 4.2,
    inner: 2.7,
    wobble: 1.7,
    swell: 0.28,
    overrun: 0,
    shift: [-3, -3],
    grain: 0.8,
    shade: 0.3,
    terminator: 0.08,
    softShadow: 0.2,
    opacity: 1,
  },
  'middle-school': {
    style: 'hatch',
    outline: 3.8,
    inner: 2.4,
    wobble: 1,
    swell: 0.12,
    overrun: 0,
    shift: [4, 2],
    grain: 0,
    shade: 0,
    terminator: 0.1,
    softShadow: 0.5,
    opacity: 1,
  },
  high: {
    style: 'fineHatch',
    outline: 1.5,
    inner: 0.95,
    wobble: 0.45,
    swell: 0.1,
    overrun: 3.2,
    shift: [0, 0],
    grain: 0,
    shade: 0.07,
    terminator: 0.16,
    softShadow: 1,
    opacity: 1,
  },
}
