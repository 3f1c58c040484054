// The five filters of the store: each turns a notebook into another, so it is the same uniforms on the same materials.
import { FILLS, type Fill } from '../core/part.ts'
import type { Hand } from './hands.ts'
import { mix, type Notebook, onFills, type Rgb } from './notebook.ts'

export type Filter = 'paper-cut' | 'blueprint' | 'chalk-night' | 'glow' | 'thermal'

interface Recipe {
  readonly hand: Partial<Hand>
  readonly page: Rgb
  readonly backdrop: Rgb
  readonly rule: Rgb
  readonly dark: boolean
  fill(fill: Fill, own: Rgb): Rgb
  /** What is written on every fill; black or white by the fill unless given. */
  readonly on?: Rgb
}

const WHITE: Rgb = [1, 1, 1]
const PLAIN = { shift: [0, 0], overrun: 0, grain: 0, shade: 0.3 } as const
const CHALK_WHITE: Rgb = [0.95, 0.94, 0.88]
const SLATE: Rgb = [0.115, 0.15, 0.145]
const BLUE: Rgb = [0.055, 0.22, 0.46]
const PALE_BLUE: Rgb = [0.86, 0.93, 1]

const RECIPES: Readonly<Record<Filter, Recipe>> = {
  'paper-cut': {
    hand: {
      ...PLAIN,
      style: 'cut',
      outline: 2.6,
      inner: 1.2,
      wobble: 0.8,
      swell: 0.1,
      softShadow: 0.9,
      opacity: 0.95,
    },
    page: [0.969, 0.937, 0.878],
    backdrop: [0.914, 0.863, 0.765],
    rule: [0.9, 0.85, 0.76],
    dark: false,
    fill: (fill, own) => (fill === 'ink' ? [1, 0.99, 0.96] : own),
  },
  blueprint: {
    hand: {
      ...PLAIN,
      style: 'fineHatch',
      outline: 1.7,
      inner: 1.1,
      wobble: 0.3,
      swell: 0,
      overrun: 5,
      shade: 0,
      softShadow: 1,
    },
    page: [0.055, 0.22, 0.459],
    backdrop: [0.043, 0.18, 0.388],
    on: PALE_BLUE,
    rule: [0.16, 0.33, 0.58],
    dark: true,
    fill: (fill) => {
      if (fill === 'ink') return PALE_BLUE
      return mix(
        BLUE,
        PALE_BLUE,
        { a: 0.16, b: 0.08, aSoft: 0.06, bSoft: 0.04, tape: 0.2, margin: 0.3 }[fill as string] ?? 0,
      )
    },
  },
  'chalk-night': {
    hand: {
      ...PLAIN,
      style: 'chalk',
      outline: 3.4,
      inner: 2.4,
      wobble: 1.6,
      swell: 0.3,
      shift: [-1.5, 1.5],
      grain: 0.85,
      softShadow: 1,
      opacity: 0.96,
    },
    page: [0.114, 0.149, 0.145],
    backdrop: [0.086, 0.114, 0.11],
    on: CHALK_WHITE,
    rule: [0.19, 0.235, 0.225],
    dark: true,
    fill: (fill, own) => {
      if (fill === 'ink') return CHALK_WHITE
      return fill === 'stock' || fill === 'paper' ? SLATE : mix(own, WHITE, 0.4)
    },
  },
  glow: {
    hand: { ...PLAIN, style: 'glow', outline: 9, inner: 6, wobble: 0.6, swell: 0.1, softShadow: 1 },
    page: [0.047, 0.027, 0.094],
    backdrop: [0.027, 0.016, 0.059],
    on: WHITE,
    rule: [0.12, 0.09, 0.24],
    dark: true,
    fill: (fill) => {
      if (fill === 'a' || fill === 'aSoft') return [0.35, 1, 0.85]
      if (fill === 'b' || fill === 'bSoft') return [1, 0.45, 0.9]
      if (fill === 'tape' || fill === 'margin') return [1, 0.85, 0.4]
      return fill === 'paper' ? [0.05, 0.03, 0.13] : [0.62, 0.72, 1]
    },
  },
  thermal: {
    hand: {
      ...PLAIN,
      style: 'thermal',
      outline: 1.2,
      inner: 0.8,
      wobble: 0.2,
      swell: 0,
      softShadow: 1,
      opacity: 0,
    },
    page: [0.102, 0.043, 0.275],
    backdrop: [0.043, 0.02, 0.141],
    rule: [0.16, 0.07, 0.36],
    dark: true,
    fill: (fill) => (fill === 'ink' ? WHITE : fill === 'paper' ? [0.1, 0.03, 0.28] : [0.93, 0.22, 0.3]),
  },
}

export const FILTERS = Object.keys(RECIPES) as readonly Filter[]

/** The notebook as the filter draws it. */
export function filtered(notebook: Notebook, filter: Filter): Notebook {
  const { hand, page, backdrop, rule, dark, fill, on } = RECIPES[filter]
  const palette = Object.fromEntries(FILLS.map((one) => [one, fill(one, notebook.palette[one])])) as Record<
    Fill,
    Rgb
  >
  return {
    ...notebook,
    dark,
    palette,
    on: on ? (Object.fromEntries(FILLS.map((one) => [one, on])) as Record<Fill, Rgb>) : onFills(palette),
    page,
    backdrop,
    rule,
    primary: palette.b,
    deep: dark ? [0, 0, 0] : [0.16, 0.09, 0.3],
    hand: { ...notebook.hand, ...hand },
  }
}
