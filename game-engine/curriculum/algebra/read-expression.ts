// Reads algebra that was typed on a keyboard or a keypad, into the notation it is shown and compared by. Nothing of it is
// trusted: length, depth and size are bounded before anything is calculated, and every refusal has a code.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { rational } from '../exact.ts'
import type { Maths, Operator, Sign } from '../notation.ts'
import {
  absolute,
  apply,
  brackets,
  degrees,
  fraction,
  mixed,
  multiple,
  num,
  operate,
  opposite,
  PI,
  power,
  relation,
  root,
  subscript,
  variable,
} from '../notation.ts'

/**
 * - empty, too_long: nothing but blanks; more than LONGEST_EXPRESSION characters
 * - unknown_letter: a letter that the question does not have, such as O for 0
 * - unknown_sign: a character that does not belong to algebra
 * - brackets: one is missing
 * - incomplete: a sign with nothing to it, or numbers side by side
 * - too_large: numbers, exponents or a depth that are not calculated with
 */
export type ReadingRefusal =
  | 'empty'
  | 'too_long'
  | 'unknown_letter'
  | 'unknown_sign'
  | 'brackets'
  | 'incomplete'
  | 'too_large'

export interface Reading {
  /** That the question has; any one letter where none are named. */
  readonly letters?: readonly string[]
  /** Of the reader's language. The other sign will do, unless it can only stand between thousands. */
  readonly decimalSign: '.' | ','
}

export const LONGEST_EXPRESSION = 80
const MAX_DEPTH = 12
const MAX_DIGITS = 12

type Token =
  | { readonly is: 'number' | 'letter' | 'mixed'; readonly text: string }
  | { readonly is: 'sign'; readonly text: string }

class Unreadable extends Error {
  readonly code: ReadingRefusal

  constructor(code: ReadingRefusal) {
    super(code)
    this.code = code
  }
}

/**
 * An expression, an equation or an inequality: numbers (whole, decimal, mixed), letters, + - × ÷ / ^, brackets, |x|, √ ∛ π, sin cos tan and
 * their inverses, ln, log with or without a base, degrees, products without a sign. "1/2x" is half of x; -x² is the opposite of x².
 * @param input as typed; untrusted
 */
export function readExpression(input: unknown, reading: Reading): Result<Maths, ReadingRefusal> {
  if (typeof input !== 'string') return refuse('incomplete')
  if (input.length > LONGEST_EXPRESSION) return refuse('too_long')
  try {
    const tokens = tokensOf(tidied(input), reading)
    return tokens.length === 0 ? refuse('empty') : ok(parse(tokens))
  } catch (error) {
    if (error instanceof Unreadable) return refuse(error.code)
    throw error
  }
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'
const FUNCTIONS = ['arcsin', 'arccos', 'arctan', 'sin', 'cos', 'tan', 'ln', 'log']
const WORDS: Readonly<Record<string, string>> = {
  ...{ pi: 'π', sqrt: '√', cbrt: '∛', root: '√' },
  ...Object.fromEntries(FUNCTIONS.map((name) => [name, name])),
  ...{ lg: 'log', deg: '°', sen: 'sin', arcsen: 'arcsin', tg: 'tan', arctg: 'arctan' },
}
const TOKEN =
  /(\d+) (\d+\/\d+)(?![\d.,])|\d+(?:[.,]\d+)*|[.,]\d+|pi|sqrt|root|cbrt|(?:arc)?(?:sin|sen|cos|tan|tg)|ln|lg|log(?:_\d{1,6}|\d{1,6}(?=[ (]))?|deg|\p{L}|<=|>=|\S/giu

/** Full-width characters as plain ones; one kind of each sign; ² as ^2. */
function tidied(input: string): string {
  return input
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(
      /[⁰¹²³⁴-⁹⁻]+/g,
      (raised) => `^(${[...raised].map((one) => '0123456789-'[SUPERSCRIPTS.indexOf(one)]).join('')})`,
    )
    .replace(/[₀-₉]+/g, (low) => `_${[...low].map((one) => '₀₁₂₃₄₅₆₇₈₉'.indexOf(one)).join('')}`)
    .replace(/[\u2212\u2010-\u2014\u30fc]/g, '-')
    .replace(/[×·∙⋅✕]/g, '*')
    .replace(/[÷∕⁄:：]/g, '/')
    .replace(/\*\*/g, '^')
    .replace(/≤|=<|⩽|≦/g, '<=')
    .replace(/≥|=>|⩾|≧/g, '>=')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
}

function tokensOf(text: string, { letters, decimalSign }: Reading): Token[] {
  return [...text.matchAll(TOKEN)].map(([token]): Token => {
    if (/^\d+ /.test(token)) return { is: 'mixed', text: token }
    if (/^[\d.,]*\d$/.test(token)) return { is: 'number', text: plainNumber(token, decimalSign) }
    const word = WORDS[token.toLowerCase()]
    if (word) return { is: 'sign', text: word }
    if (/^log_?\d+$/i.test(token)) return { is: 'sign', text: token.toLowerCase().replace('_', '') }
    if (/^[-+*/^()|=<>√∛π°]$|^[<>]=$/.test(token)) return { is: 'sign', text: token }
    if (!/^\p{L}$/u.test(token)) throw new Unreadable('unknown_sign')
    const known = [token, token.toLowerCase()].find((name) => letters?.includes(name) ?? /^[a-z]$/.test(name))
    if (known === undefined) throw new Unreadable('unknown_letter')
    return { is: 'letter', text: known }
  })
}

/** With a decimal point and no signs between thousands. */
function plainNumber(text: string, decimalSign: '.' | ','): string {
  const grouping = decimalSign === '.' ? ',' : '.'
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(\\${grouping}\\d{3})+(\\${decimalSign}\\d+)?$`).test(text)
  const plain = (isGrouped ? text.replaceAll(grouping, '') : text).replace(',', '.')
  if (plain.split('.').length > 2 || plain.includes(',')) throw new Unreadable('incomplete')
  if (plain.replace(/^0+|\./g, '').length > MAX_DIGITS) throw new Unreadable('too_large')
  return plain
}

const isFunction = (text: string) => FUNCTIONS.includes(text) || /^log\d+$/.test(text)

function parse(tokens: readonly Token[]): Maths {
  let place = 0
  let depth = 0
  /** Bars of absolute values that are open: the next one closes. */
  let bars = 0

  const next = () => tokens[place]
  const isSign = (...signs: readonly string[]) => next()?.is === 'sign' && signs.includes(next()?.text ?? '')
  const take = (): string => tokens[place++]?.text ?? ''

  function deeper(read: () => Maths): Maths {
    depth += 1
    if (depth > MAX_DEPTH) throw new Unreadable('too_large')
    const inner = read()
    depth -= 1
    return inner
  }

  function readSum(): Maths {
    let left = readProduct()
    while (isSign('+', '-')) left = joined(take() as Operator, left, readProduct())
    return left
  }

  function readProduct(): Maths {
    let left = readSigned()
    for (;;) {
      if (isSign('*')) {
        take()
        left = joined('×', left, readSigned())
      } else if (isSign('/')) {
        take()
        left = fraction(bare(left), bare(readSigned()))
      } else if (
        next() &&
        (next()?.is !== 'sign' ||
          isFunction(next()?.text ?? '') ||
          isSign('(', '√', '∛', 'π', ...(bars === 0 ? ['|'] : [])))
      ) {
        if (next()?.is === 'number' || next()?.is === 'mixed') throw new Unreadable('incomplete')
        left = multiple(left, readPower())
      } else return left
    }
  }

  function readSigned(): Maths {
    if (isSign('+')) take()
    if (!isSign('-')) return readPower()
    take()
    const of = deeper(readSigned)
    return of.is === 'number' && of.value.n > 0 ? num(rational(-of.value.n, of.value.d)) : opposite(of)
  }

  function readPower(): Maths {
    const base = readDegrees()
    if (!isSign('^')) return base
    take()
    return power(base, bare(deeper(readSigned)))
  }

  function readDegrees(): Maths {
    const of = readAtom()
    if (!isSign('°')) return of
    take()
    return degrees(of)
  }

  /** sin²x is the square of sin x, sin⁻¹x the angle with that sine; sin 2x is of 2x. */
  function readFunction(name: string): Maths {
    let exponent: Maths | null = null
    if (isSign('^')) {
      take()
      exponent = bare(deeper(readSigned))
    }
    const isNumber = next()?.is === 'number'
    const first = deeper(readDegrees)
    const of =
      isNumber && (next()?.is === 'letter' || isSign('π')) ? multiple(first, deeper(readDegrees)) : first
    const isInverse = exponent?.is === 'number' && exponent.value.n === -1 && /^(sin|cos|tan)$/.test(name)
    if (isInverse) return apply(`arc${name}`, of)
    const base = /^log(\d+)$/.exec(name)?.[1]
    const result = apply(base ? subscript(variable('log'), Number(base)) : name, of)
    return exponent ? power(result, exponent) : result
  }

  function readAtom(): Maths {
    const token = next()
    if (!token) throw new Unreadable('incomplete')
    const text = take()
    if (token.is === 'number') return readNumber(text)
    if (token.is === 'mixed') return readMixed(text)
    if (token.is === 'letter') return variable(text)
    switch (text) {
      case 'π':
        return PI
      case '√':
      case '∛':
        return text === '√' ? root(bare(deeper(readRooted))) : root(bare(deeper(readRooted)), 3)
      case '(':
        return brackets(closed(')'))
      case '|': {
        bars += 1
        const inside = closed('|')
        bars -= 1
        return absolute(inside)
      }
      case ')':
        throw new Unreadable(depth > 0 ? 'incomplete' : 'brackets')
      default:
        if (isFunction(text)) return readFunction(text)
        throw new Unreadable('incomplete')
    }
  }

  /** √12x is √12 · x, as children write it. */
  function readRooted(): Maths {
    return isSign('-') ? readSigned() : readAtom()
  }

  function closed(by: ')' | '|'): Maths {
    const inside = deeper(readSum)
    if (!isSign(by)) throw new Unreadable(next() && !isSign(')') ? 'incomplete' : 'brackets')
    take()
    return inside
  }

  let whole = readSum()
  if (isSign('=', '<', '>', '<=', '>=')) {
    const sign =
      ({ '<=': '≤', '>=': '≥' } as Readonly<Record<string, Sign>>)[next()?.text ?? ''] ??
      (next()?.text as Sign)
    take()
    whole = relation(whole, sign, readSum())
  }
  if (isSign(')')) throw new Unreadable('brackets')
  if (next()) throw new Unreadable('incomplete')
  return whole
}

/** 1 + 2 + 3 as one sum of three. */
function joined(operator: Operator, left: Maths, right: Maths): Maths {
  if (left.is === 'operation' && left.operator === operator) return { ...left, terms: [...left.terms, right] }
  return operate(operator, left, right)
}

/** Without brackets where a bar, a root or a raised place shows what belongs together. */
const bare = (maths: Maths): Maths => (maths.is === 'brackets' ? maths.inside : maths)

function readNumber(text: string): Maths {
  const [whole = '', rest = ''] = text.split('.')
  return num(rational(Number(whole + rest), 10 ** rest.length), rest.length || undefined)
}

function readMixed(text: string): Maths {
  const [wholes = 0, over = 0, under = 0] = text.split(/[ /]/).map(Number)
  if (text.length > MAX_DIGITS) throw new Unreadable('too_large')
  if (under === 0) throw new Unreadable('incomplete')
  return mixed(wholes, over, under)
}
