// Reads a question of geometry: "area of circle r=6", "volume of a cone with radius 3 cm and height 7 cm". Every word of it has
// to be known, so that a story is never taken for one.
import { readExpression } from '../algebra/read-expression.ts'
import type { Maths } from '../notation.ts'
import type { Given } from './geometry-formulas.ts'
import {
  ASKED_WORDS,
  type Asked,
  FIGURE_WORDS,
  type FigureWord,
  IDLE_WORDS,
  MEASURE_WORDS,
  type MeasureWord,
  SIDES_WORDS,
  UNITS,
} from './geometry-words.ts'
import { Unsolved } from './solution.ts'

export interface GeometryQuestion {
  readonly asked: Asked
  readonly figure: FigureWord
  readonly given: ReadonlyMap<Given | 'angle', Maths>
}

/** Also behind Chinese, which has no spaces. */
const word = (words: string) => `(?<![a-zà-ÿ])(?:${words})(?![a-zà-ÿ])`

const entriesOf = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  Object.entries(table) as [Name, string][]
const patternsOf = <Name extends string>(table: Readonly<Record<Name, string>>) =>
  entriesOf(table).map(([name, words]) => [name, new RegExp(word(words), 'gu')] as const)

const ASKED = patternsOf(ASKED_WORDS)
const FIGURES = patternsOf(FIGURE_WORDS)
const IDLE = new RegExp(`${word(IDLE_WORDS)}|(?<![a-zà-ÿ])[ld]'|[,;:.?=\\s]`, 'gu')

const ROOT = String.raw`(?:√\d+|sqrt\(\d+\))`
const VALUE = String.raw`(-?(?:\d[\d.,/]*(?<=\d)${ROOT}?|${ROOT}))`
const UNIT = `(?: ?(?:°|deg|degrees|grados|degrés|度)(?![a-zà-ÿ]| ?=)| ?(${UNITS})(?![a-zà-ÿ]))?`
const LINK = '(?: ?[=:是为] ?| (?:of|de|is|est|es|=) | )?'
const MEASURED = new RegExp(
  `(?<![a-zà-ÿ])(?:([xy][12]|[abchrdαγθ]) ?= ?|(${Object.values(MEASURE_WORDS).join('|')})${LINK})${VALUE}${UNIT}`,
  'gu',
)
const AND = '(?: ?[,;] ?(?:and |y |et )?| (?:and|y|et) |和)'
const SIDES = new RegExp(
  `(?<![a-zà-ÿ])(?:${SIDES_WORDS})${LINK}${VALUE}${UNIT}${AND}${VALUE}${UNIT}(?:${AND}${VALUE}${UNIT})?`,
  'gu',
)
const POINT = /\( ?(-?\d[\d./]*(?:,\d+(?= ?;))?) ?[,;] ?(-?\d[\d./,]*) ?\)/gu

const LETTERS: Readonly<Record<string, Given | 'angle'>> = {
  ...{ x1: 'x₁', y1: 'y₁', x2: 'x₂', y2: 'y₂' },
  ...{ α: 'angle', γ: 'angle', θ: 'angle' },
}
const LETTER_OF: Readonly<Record<MeasureWord, Given | 'angle'>> = {
  radius: 'r',
  diameter: 'd',
  height: 'h',
  base: 'b',
  length: 'a',
  width: 'b',
  side: 'a',
  hypotenuse: 'c',
  leg: 'a',
  angle: 'angle',
}
/** What may be left unsaid. */
const FIGURE_OF: Readonly<Partial<Record<Asked, FigureWord>>> = {
  arc: 'arc',
  hypotenuse: 'right-triangle',
  leg: 'right-triangle',
  'third-side': 'triangle',
  distance: 'points',
  midpoint: 'points',
  perimeter: 'circle',
}

/**
 * Null where it is no such question.
 * @param line lower case, one kind of each sign
 * @throws Unsolved geometry_figures: two figures, or two things asked; geometry_letters: a measure given twice;
 * geometry_units: lengths in several units; and why a number is not read
 */
export function readGeometry(line: string, decimalSign: '.' | ','): GeometryQuestion | null {
  const measures: (readonly [Given | 'angle', string])[] = []
  const units = new Set<string>()
  let points = 0
  let rest = line
    .replaceAll('’', "'")
    .replace(POINT, (_, x: string, y: string) => {
      points += 1
      measures.push([points === 1 ? 'x₁' : 'x₂', x], [points === 1 ? 'y₁' : 'y₂', y])
      return ' '
    })
    .replace(SIDES, (_, ...groups: (string | undefined)[]) => {
      for (const [index, letter] of (['a', 'b', 'c'] as const).entries()) {
        const [value, unit] = groups.slice(2 * index, 2 * index + 2)
        if (value) measures.push([letter, value])
        if (unit) units.add(unit)
      }
      return ' '
    })
    .replace(MEASURED, (_, letter?: string, named?: string, value = '', unit?: string) => {
      const name = letter ? (LETTERS[letter] ?? (letter as Given)) : letterNamed(named ?? '')
      measures.push([name, value])
      if (unit) units.add(unit)
      return ' '
    })
  const takeOut = <Name>(patterns: readonly (readonly [Name, RegExp])[]): Name[] => {
    const found: Name[] = []
    for (const [name, pattern] of patterns) {
      rest = rest.replace(pattern, () => {
        found.push(name)
        return ' '
      })
    }
    return found
  }
  const asked = takeOut(ASKED)
  const figures = takeOut(FIGURES)
  const [one] = asked
  const figure = figures[0] ?? (one && FIGURE_OF[one])
  if (rest.replace(IDLE, '') !== '' || !one || !figure) return null
  if (asked.length > 1 || figures.length > 1) throw new Unsolved('geometry_figures')
  if (units.size > 1) throw new Unsolved('geometry_units')
  const given = new Map(measures.map(([name, value]) => [name, readValue(value, decimalSign)]))
  if (given.size < measures.length) throw new Unsolved('geometry_letters')
  return { asked: one, figure, given: figure === 'box' ? withDepth(given) : given }
}

function letterNamed(words: string): Given | 'angle' {
  const found = entriesOf(MEASURE_WORDS).find(([, all]) => new RegExp(`^(?:${all})$`, 'u').test(words))
  return LETTER_OF[found?.[0] ?? 'side']
}

/** The height of a box is its third edge. */
function withDepth(given: ReadonlyMap<Given | 'angle', Maths>): ReadonlyMap<Given | 'angle', Maths> {
  return new Map([...given].map(([name, value]) => [name === 'h' ? 'c' : name, value]))
}

function readValue(text: string, decimalSign: '.' | ','): Maths {
  const read = readExpression(text, { decimalSign })
  if (!read.ok) throw new Unsolved(read.code)
  return read.value
}
