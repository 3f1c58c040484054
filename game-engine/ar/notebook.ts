// One notebook (level, day or night) as numbers for the shaders, read from the page's design tokens.
import { FILLS, type Fill } from '../core/part.ts'
import { HANDS, type Hand } from './hands.ts'
import { levelOf, type NotebookLevel } from './notebook-level.ts'

/** Red, green, blue from 0 to 1 as the screen shows them (sRGB, not linear): a fill is the same hex as the page beside it. */
export type Rgb = readonly [number, number, number]

/** What the faces of letters are, as a canvas wants them. */
export interface Face {
  readonly family: string
  /** Stretch and weight: "condensed 800". */
  readonly style: string
}

export interface Notebook {
  readonly level: NotebookLevel
  readonly dark: boolean
  readonly palette: Readonly<Record<Fill, Rgb>>
  /** What is written on each fill. */
  readonly on: Readonly<Record<Fill, Rgb>>
  readonly page: Rgb
  /** Behind the page where no camera is: desk view, previews. */
  readonly backdrop: Rgb
  readonly rule: Rgb
  readonly primary: Rgb
  /** Shadows and second tones are mixed from it. */
  readonly deep: Rgb
  readonly hand: Hand
  readonly face: Face
}

const TOKENS = [
  '--il-p',
  '--il-a',
  '--il-b',
  '--il-ink',
  '--c-paper',
  '--c-paper-3',
  '--c-margin',
  '--c-tape',
  '--c-rule',
  '--c-primary',
  '--c-primary-deep',
] as const

/**
 * Reads the tokens in force on `root`, or those of another notebook: over a camera's picture it is always the light one, for
 * the room decides the light.
 */
export function readNotebook(
  root: HTMLElement = document.documentElement,
  other: { readonly level?: NotebookLevel; readonly mode?: 'light' | 'dark' } = {},
): Notebook {
  const level = other.level ?? levelOf(root.dataset['level'])
  const probe = document.createElement('i')
  probe.hidden = true
  if (other.level) probe.dataset['level'] = level
  if (other.mode) {
    probe.dataset['mode'] = other.mode
    probe.dataset['level'] = level
  }
  const tokens = TOKENS.map((name) => {
    const dab = document.createElement('i')
    dab.style.color = `var(${name})`
    return dab
  })
  for (const dab of tokens) probe.appendChild(dab)
  root.appendChild(probe)
  const style = getComputedStyle(probe)
  const colours = paint(tokens.map((dab) => getComputedStyle(dab).color))
  const colour = (name: (typeof TOKENS)[number]): Rgb => colours[TOKENS.indexOf(name)] ?? [0, 0, 0]

  const value = (name: string) => style.getPropertyValue(name).trim()
  const palette = paletteOf(colour)
  const notebook: Notebook = {
    level,
    dark: luminance(colour('--c-paper')) < 0.5,
    palette,
    on: onFills(palette),
    page: colour('--c-paper'),
    backdrop: colour('--c-paper'),
    rule: colour('--c-rule'),
    primary: colour('--c-primary'),
    deep: colour('--c-primary-deep'),
    hand: HANDS[level],
    face: {
      family: value('--f-display') || 'sans-serif',
      // A canvas knows widths by name only; "condensed" is 75 %.
      style: `${Number.parseFloat(value('--fs-display')) < 85 ? 'condensed ' : ''}${Math.max(600, Number.parseFloat(value('--fw-display')) || 700)}`,
    },
  }
  probe.remove()
  return notebook
}

/** What models are filled with, by the token of each place. */
export function paletteOf(colour: (token: (typeof TOKENS)[number]) => Rgb): Record<Fill, Rgb> {
  const [paper, a, b] = [colour('--il-p'), colour('--il-a'), colour('--il-b')]
  return {
    paper,
    a,
    b,
    ink: colour('--il-ink'),
    aSoft: mix(paper, a, SOFT),
    bSoft: mix(paper, b, SOFT),
    stock: colour('--c-paper-3'),
    margin: colour('--c-margin'),
    tape: colour('--c-tape'),
  }
}

/** What is meant by var(), color-mix() and light-dark(): each is painted as one pixel, and all are read at once. */
function paint(colours: readonly string[]): Rgb[] {
  const canvas = document.createElement('canvas')
  canvas.width = colours.length
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return []
  for (const [place, colour] of colours.entries()) {
    pen.fillStyle = colour
    pen.fillRect(place, 0, 1, 1)
  }
  const { data } = pen.getImageData(0, 0, colours.length, 1)
  const share = (at: number) => (data[at] ?? 0) / 255
  return colours.map((_, place): Rgb => [share(4 * place), share(4 * place + 1), share(4 * place + 2)])
}

/** How much of a fill its soft tone has, the rest is paper. */
const SOFT = 0.24
const LIGHT_TEXT: Rgb = [1, 1, 1]
const DARK_TEXT: Rgb = [0.1, 0.09, 0.13]

/** Black or white on each fill, whichever is read better; on ink it is the paper's own colour. */
export function onFills(palette: Readonly<Record<Fill, Rgb>>): Record<Fill, Rgb> {
  const on = (fill: Fill): Rgb => {
    if (fill === 'ink') return palette.paper
    const light = luminance(palette[fill]) + 0.05
    return light / (luminance(DARK_TEXT) + 0.05) >= 1.05 / light ? DARK_TEXT : LIGHT_TEXT
  }
  return Object.fromEntries(FILLS.map((fill) => [fill, on(fill)])) as Record<Fill, Rgb>
}

/** Relative luminance of WCAG 2. */
export function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** As CSS writes it. */
export function cssColour([red, green, blue]: Rgb): string {
  const byte = (value: number) => Math.round(value * 255)
  return `rgb(${byte(red)} ${byte(green)} ${byte(blue)})`
}

/** From one colour (0) to another (1). */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return [at(0), at(1), at(2)]
}
