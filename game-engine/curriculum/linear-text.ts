// Mathematics in one line of plain text, for tests, logs and where nothing better can be shown: "1 3/4 + ? = 2".
import type { Rational } from './exact.ts'
import { terminates } from './exact.ts'
import type { Maths } from './notation.ts'

export interface Signs {
  readonly decimal: '.' | ','
  /** Between thousands. */
  readonly group: string
  /** How many digits have thousands apart, where not four. */
  readonly groupFrom?: number
  /** How the sine is written, where not sin. */
  readonly sine?: string
  /** What marks the digits that repeat where they are set: a bar above them, unless a dot above the first and the last. */
  readonly repeats?: 'dots'
}

export const PLAIN_SIGNS: Signs = { decimal: '.', group: '' }

/** A letter or the name of a function as the language writes it: sin and arcsin are sen and arcsen in Spanish. */
export function nameText(name: string, { sine }: Signs): string {
  return sine === undefined ? name : name.replace(/^(arc)?sin$/, `$1${sine}`)
}

const TOGETHER: ReadonlySet<Maths['is']> = new Set(['operation', 'fraction', 'mixed', 'multiple', 'apply'])

/** Whether what a bar or a raised place holds together needs brackets in one line: 1/-2/3 would be another number. */
const isTogether = (maths: Maths): boolean =>
  TOGETHER.has(maths.is) || (maths.is === 'opposite' && isTogether(maths.of))

export function linearText(maths: Maths, signs: Signs = PLAIN_SIGNS): string {
  const text = (inner: Maths) => linearText(inner, signs)
  const grouped = (inner: Maths) => (isTogether(inner) ? `(${text(inner)})` : text(inner))
  switch (maths.is) {
    case 'number':
      return decimalText(maths.value, maths.places, signs)
    case 'repeating': {
      const { lead, block } = repeatingDigits(maths.value)
      return `${lead.replace('.', signs.decimal)}(${block})`
    }
    case 'fraction':
      return `${grouped(maths.over)}/${grouped(maths.under)}`
    case 'mixed':
      return `${maths.whole} ${maths.over}/${maths.under}`
    case 'blank':
      return '?'
    case 'operation':
      return maths.terms.map(text).join(` ${maths.operator} `)
    case 'power':
      return `${text(maths.base)}^${grouped(maths.exponent)}`
    case 'brackets':
      return `(${text(maths.inside)})`
    case 'variable':
      return nameText(maths.name, signs)
    case 'multiple':
      return `${text(maths.factor)}${maths.factor.is === 'fraction' ? ' ' : ''}${text(maths.of)}`
    case 'opposite':
      return `-${text(maths.of)}`
    case 'absolute':
      return `|${text(maths.inside)}|`
    case 'root':
      return `${rootSign(maths.index)}${maths.of.is === 'number' && maths.of.value.n >= 0 ? text(maths.of) : `(${text(maths.of)})`}`
    case 'apply': {
      const of = text(maths.of)
      return `${text(maths.function)}${maths.of.is === 'brackets' ? '' : ' '}${of}`
    }
    case 'subscript':
      return `${text(maths.of)}_${text(maths.below)}`
    case 'degrees':
      return `${text(maths.of)}°`
    case 'limit':
      return `lim ${maths.variable}→${text(maths.to)}${maths.side ?? ''} ${text(maths.of)}`
    case 'integral': {
      const bounds = maths.from && maths.to ? `_${text(maths.from)}^${text(maths.to)}` : ''
      return `∫${bounds} ${text(maths.of)} d${maths.by}`
    }
    case 'ratio':
      return maths.terms.map(text).join(' : ')
    case 'relation':
      return `${text(maths.left)} ${maths.sign} ${text(maths.right)}`
    case 'matrix':
      return `[${maths.rows.map((row) => row.map(text).join(' ')).join(' | ')}]`
    case 'sign':
      return maths.sign
    case 'list':
      return maths.items.map(text).join(signs.decimal === ',' ? '\u202f; ' : ', ')
  }
}

const rootSign = (index = 2) => (index === 2 ? '√' : index === 3 ? '∛' : `${index}√`)

/** What stands before the block that repeats, with a decimal point, and the block. */
export function repeatingDigits({ n, d }: Rational): { readonly lead: string; readonly block: string } {
  const seen = new Map<number, number>()
  const digits: number[] = []
  let rest = n % d
  while (!seen.has(rest)) {
    seen.set(rest, digits.length)
    digits.push(Math.floor((rest * 10) / d))
    rest = (rest * 10) % d
  }
  const start = seen.get(rest) ?? 0
  return {
    lead: `${Math.floor(n / d)}.${digits.slice(0, start).join('')}`,
    block: digits.slice(start).join(''),
  }
}

/** The decimal places a number needs. @throws RangeError when no finite number of them is enough */
export function decimalPlaces(value: Rational): number {
  if (!terminates(value)) throw new RangeError(`${value.n}/${value.d} has no end`)
  let places = 0
  for (let power = 1; power % value.d !== 0; power *= 10) places += 1
  return places
}

function decimalText(
  value: Rational,
  places: number | undefined,
  { decimal, group, groupFrom = 4 }: Signs,
): string {
  const count = Math.max(decimalPlaces(value), places ?? 0)
  // Whole units of the last place: no division, so nothing is rounded.
  const units = String(Math.abs(value.n) * (10 ** count / value.d)).padStart(count + 1, '0')
  const digits = units.slice(0, units.length - count)
  const whole = digits.length < groupFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group)
  const rest = count === 0 ? '' : `${decimal}${units.slice(units.length - count)}`
  return `${value.n < 0 ? '-' : ''}${whole}${rest}`
}
