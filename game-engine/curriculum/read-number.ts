// Reads a number that a child typed. Exact, in every language, and without trusting a character of it.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { plus, type Rational, rational } from './exact.ts'

/** How the number was written. */
export type NumberForm = 'whole' | 'decimal' | 'fraction' | 'mixed' | 'percent'

export interface ReadNumber {
  readonly value: Rational
  readonly form: NumberForm
  /** Of a fraction or the fraction of a mixed number, as it was typed. */
  readonly typed?: { readonly over: number; readonly under: number }
}

/**
 * - empty: nothing but blanks
 * - too_long: more than LONGEST characters, or more digits than are calculated with
 * - letters: a letter where a figure belongs, such as O for 0
 * - division_by_zero
 * - not_a_number: anything else
 */
export type NumberRefusal = 'empty' | 'too_long' | 'letters' | 'division_by_zero' | 'not_a_number'

const LONGEST = 40
/** Digits of each part of a fraction, and of a decimal in all: so few that calculating stays exact. */
const MAX_DIGITS = 7
const MAX_DIGITS_OF_DECIMAL = 14

const PATTERN =
  /^(?<minus>-)?(?:(?<whole>\d[\d., ]*)(?<percent>%)?|(?:(?<wholes>\d+)[ +])?(?<over>\d+)\/(?<under>\d+))$/

/**
 * @param input as typed; untrusted
 * @param decimalSign of the reader's language. The other sign is read as a decimal sign too, unless three figures follow
 * it as they follow a sign between thousands.
 */
export function readNumber(input: unknown, decimalSign: '.' | ','): Result<ReadNumber, NumberRefusal> {
  if (typeof input !== 'string') return refuse('not_a_number')
  if (input.length > LONGEST) return refuse('too_long')
  const text = tidied(input)
  if (text === '') return refuse('empty')
  if (/\p{L}/u.test(text)) return refuse('letters')
  const parts = PATTERN.exec(text)?.groups
  if (!parts) return refuse('not_a_number')
  const sign = parts['minus'] ? -1 : 1
  const { whole, percent, wholes, over, under } = parts
  if (whole !== undefined) return readDecimal(whole, { sign, percent: percent !== undefined, decimalSign })
  if ([wholes, over, under].some((digits) => (digits?.length ?? 0) > MAX_DIGITS)) return refuse('too_long')
  const typed = { over: Number(over), under: Number(under) }
  if (typed.under === 0) return refuse('division_by_zero')
  const part = rational(sign * typed.over, typed.under)
  if (wholes === undefined) return ok({ value: part, form: 'fraction', typed })
  return ok({ value: plus(rational(sign * Number(wholes)), part), form: 'mixed', typed })
}

interface Reading {
  readonly sign: number
  readonly percent: boolean
  readonly decimalSign: '.' | ','
}

function readDecimal(
  figures: string,
  { sign, percent, decimalSign }: Reading,
): Result<ReadNumber, NumberRefusal> {
  const text = withoutGroups(figures.trim(), decimalSign)
  const [, whole = '', rest = ''] = /^(\d+)(?:[.,](\d*))?$/.exec(text) ?? []
  if (whole === '') return refuse('not_a_number')
  if (whole.replace(/^0+/, '').length + rest.length > MAX_DIGITS_OF_DECIMAL) return refuse('too_long')
  const value = rational(sign * Number(whole + rest), 10 ** rest.length * (percent ? 100 : 1))
  if (percent) return ok({ value, form: 'percent' })
  return ok({ value, form: text === whole ? 'whole' : 'decimal' })
}

/** Without blanks, and without the signs between thousands where they can be nothing else. */
function withoutGroups(figures: string, decimalSign: '.' | ','): string {
  const grouping = decimalSign === '.' ? ',' : '.'
  const groups = new RegExp(`^[1-9]\\d{0,2}(?:[${grouping} ]\\d{3})+(?=$|[${decimalSign}])`)
  const [grouped] = groups.exec(figures) ?? []
  if (grouped === undefined) return figures
  return grouped.replace(/[., ]/g, '') + figures.slice(grouped.length)
}

/** Full-width figures and signs as plain ones; one kind of blank, minus and slash. Superscripts stay what they are. */
function tidied(input: string): string {
  return input
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Zs}+/gu, ' ')
    .replace(/[\u2212\u2010-\u2013\u30fc]/g, '-')
    .replace(/[\u2044\u2215\u00f7:]/g, '/')
    .replace(/\u066a/g, '%')
    .trim()
    .replace(/ ?([/%+-]) ?/g, '$1')
}
