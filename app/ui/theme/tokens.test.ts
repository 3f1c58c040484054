// The law of spec 000 section 9, and the measured contrast of every pair of tokens that meets on a page.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { THEME_LEVELS, type ThemeLevel } from './theme-level.ts'

const MODES = ['light', 'dark'] as const
type Mode = (typeof MODES)[number]

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Declarations of the blocks whose selector list names exactly this selector. */
function declared(selector: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((one) => one.trim() === selector)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found.set(name, value.trim())
  }
  return found
}

function tokensOf(level: ThemeLevel): Map<string, string> {
  return new Map([...declared(':root'), ...declared(`[data-level="${level}"]`)])
}

function colour(tokens: Map<string, string>, name: string, mode: Mode): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`no token ${name}`)
  const both = /^light-dark\((.+?),\s*(.+)\)$/.exec(value)
  const one = both === null ? value : both[mode === 'light' ? 1 : 2]
  if (one === undefined || !/^#[0-9a-f]{6}$/i.test(one))
    throw new Error(`${name} is no plain colour: ${value}`)
  return one.toLowerCase()
}

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

// level: primary light, primary dark, secondary light, secondary dark
const LAW: Readonly<Record<ThemeLevel, readonly [string, string, string, string]>> = {
  default: ['#6200EE', '#8A4FFF', '#388E3C', '#4CAF50'],
  elementary: ['#6200EE', '#8A4FFF', '#FFA726', '#FFB84D'],
  'middle-school': ['#2962FF', '#4F83FF', '#00B8D4', '#4FD1FF'],
  high: ['#1565C0', '#2979FF', '#388E3C', '#4CAF50'],
}

describe.each(THEME_LEVELS)('colours of %s', (level) => {
  const tokens = tokensOf(level)

  it('has the primary and secondary of the spec, by day and by night', () => {
    const found = [
      colour(tokens, '--c-primary', 'light'),
      colour(tokens, '--c-primary', 'dark'),
      colour(tokens, '--c-secondary', 'light'),
      colour(tokens, '--c-secondary', 'dark'),
    ]
    expect(found).toEqual(LAW[level].map((hex) => hex.toLowerCase()))
  })

  it('has the text and background of the spec', () => {
    expect(colour(tokens, '--c-ink', 'light')).toBe('#212121')
    expect(colour(tokens, '--c-ink', 'dark')).toBe('#ffffff')
    expect(colour(tokens, '--c-paper', 'light')).toBe('#ffffff')
    expect(colour(tokens, '--c-paper', 'dark')).toBe('#121212')
  })
})

const TEXT = `ink/paper ink/paper-2 ink/paper-3 ink/card ink-2/paper ink-2/paper-2 ink-2/paper-3 ink-2/card
ink-2/primary-soft ink-2/secondary-soft ink/primary-soft ink/secondary-soft on-primary/primary
on-secondary/secondary primary-text/paper primary-text/paper-2 primary-text/paper-3 primary-text/card
primary-text/primary-soft primary-text/secondary-soft secondary-text/paper secondary-text/card
secondary-text/primary-soft on-tape/tape on-tape/tape-2 ink/tape ink/highlight on-success/success
success-ink/success-soft success-ink/card success-ink/paper-2 on-error/error error-ink/error-soft error-ink/card
error-ink/paper error-ink/paper-2 error-ink/paper-3 on-warn/warn warn-ink/warn-soft warn-ink/card on-info/info
info-ink/info-soft info-ink/card ink/success-soft ink/error-soft ink/warn-soft ink/info-soft plate/primary-deep
on-plate/plate on-plate-2/plate primary-text/warn-soft primary-text/info-soft paper/ink`.split(/\s+/)
const GRAPHICS = `line/paper line/card primary/paper primary/card success/success-soft error/error-soft
info/info-soft on-primary/primary on-secondary/secondary`.split(/\s+/)

function weakest(pairs: readonly string[], level: ThemeLevel, mode: Mode, least: number): string[] {
  const tokens = tokensOf(level)
  return pairs.flatMap((pair) => {
    const [front = '', back = ''] = pair.split('/')
    const ratio = contrast(colour(tokens, `--c-${front}`, mode), colour(tokens, `--c-${back}`, mode))
    return ratio < least ? [`${pair} ${ratio.toFixed(2)}`] : []
  })
}

describe.each(THEME_LEVELS.flatMap((level) => MODES.map((mode) => [level, mode] as const)))(
  'contrast in %s, %s',
  (level, mode) => {
    it('gives every text 4.5 to 1', () => {
      expect(weakest(TEXT, level, mode, 4.5)).toEqual([])
    })
    it('gives every meaningful graphic 3 to 1', () => {
      expect(weakest(GRAPHICS, level, mode, 3)).toEqual([])
    })
  },
)

it('measures contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 1)
})
