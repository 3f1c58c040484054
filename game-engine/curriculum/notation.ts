// Mathematics as a tree: the screen sets it as MathML, a voice reads it, and what has no gaps can be calculated exactly.
// Brackets stand in the tree where they are written; nothing is added when it is shown.
import { minus, over, plus, type Rational, rational, times } from './exact.ts'

export type Operator = '+' | '-' | '×' | '÷' | '±'
export type Sign = '=' | '<' | '>' | '≤' | '≥' | '≠' | '≈'

export type Maths =
  /** A whole or decimal number; `places`: so many decimals, final zeros too. Any language writes it its own way. */
  | { readonly is: 'number'; readonly value: Rational; readonly places?: number }
  /** A decimal without end, its block marked: 1/6 as 0.1 and a 6 with a bar. */
  | { readonly is: 'repeating'; readonly value: Rational }
  /** As it is written: 2/4 stays 2/4. */
  | { readonly is: 'fraction'; readonly over: Maths; readonly under: Maths }
  | { readonly is: 'mixed'; readonly whole: number; readonly over: number; readonly under: number }
  /** What is asked for. */
  | { readonly is: 'blank' }
  | { readonly is: 'operation'; readonly operator: Operator; readonly terms: readonly Maths[] }
  | { readonly is: 'power'; readonly base: Maths; readonly exponent: Maths }
  | { readonly is: 'brackets'; readonly inside: Maths }
  | { readonly is: 'relation'; readonly sign: Sign; readonly left: Maths; readonly right: Maths }
  /** A letter for a number or a function, a name such as sin, or π, e, i, ∞. */
  | { readonly is: 'variable'; readonly name: string }
  /** A product without a sign: 3x, 3(x + 2). */
  | { readonly is: 'multiple'; readonly factor: Maths; readonly of: Maths }
  /** -|5|, -(-3), -x: a negative number by itself is a number. */
  | { readonly is: 'opposite'; readonly of: Maths }
  /** |-5| */
  | { readonly is: 'absolute'; readonly inside: Maths }
  /** 2 : 3 */
  | { readonly is: 'ratio'; readonly terms: readonly Maths[] }
  /** A square root, or one of a higher index. */
  | { readonly is: 'root'; readonly of: Maths; readonly index?: number }
  /** f(x), sin 2x, log₂ 8: brackets are written where they stand in \`of\`. */
  | { readonly is: 'apply'; readonly function: Maths; readonly of: Maths }
  /** The n of aₙ, the base of a logarithm. */
  | { readonly is: 'subscript'; readonly of: Maths; readonly below: Maths }
  /** 60° */
  | { readonly is: 'degrees'; readonly of: Maths }
  /** The limit of an expression where a letter tends to a value; \`side\`: from above or from below. */
  | {
      readonly is: 'limit'
      readonly variable: string
      readonly to: Maths
      readonly side?: '+' | '-'
      readonly of: Maths
    }
  /** Without bounds, or with both. */
  | {
      readonly is: 'integral'
      readonly of: Maths
      readonly by: string
      readonly from?: Maths
      readonly to?: Maths
    }
  /** Numbers in rows and columns. */
  | { readonly is: 'matrix'; readonly rows: readonly (readonly Maths[])[] }
  /** A sign that stands alone, as an answer. */
  | { readonly is: 'sign'; readonly sign: Sign }
  /** Numbers in a row, with commas or the list separator of the language. */
  | { readonly is: 'list'; readonly items: readonly Maths[] }

export const BLANK: Maths = { is: 'blank' }

/** Numbers stand for themselves where a tree is built. */
export type Part = number | Maths

export function num(value: number | Rational, places?: number): Maths {
  const exact = typeof value === 'number' ? rational(value) : value
  return places === undefined ? { is: 'number', value: exact } : { is: 'number', value: exact, places }
}

const part = (of: Part): Maths => (typeof of === 'number' ? num(of) : of)

const operation =
  (operator: Operator) =>
  (...terms: readonly Part[]): Maths => ({ is: 'operation', operator, terms: terms.map(part) })

export const sum = operation('+')
export const difference = operation('-')
export const product = operation('×')
export const quotient = operation('÷')

export const operate = (operator: Operator, ...terms: readonly Part[]) => operation(operator)(...terms)

export const fraction = (above: Part, under: Part): Maths => ({
  is: 'fraction',
  over: part(above),
  under: part(under),
})

/** A whole number and a fraction; only one of them where the other is 0. */
export function mixed(whole: number, above: number, under: number): Maths {
  if (above === 0) return num(whole)
  return whole === 0 ? fraction(above, under) : { is: 'mixed', whole, over: above, under }
}

/** @param value no finite decimal; 0 or more */
export const repeating = (value: Rational): Maths => ({ is: 'repeating', value })

export const power = (base: Part, exponent: Part): Maths => ({
  is: 'power',
  base: part(base),
  exponent: part(exponent),
})

export const variable = (name: string): Maths => ({ is: 'variable', name })

export const X = variable('x')
export const Y = variable('y')
export const PI = variable('π')
export const INFINITY = variable('∞')

export const multiple = (factor: Part, of: Part): Maths => ({
  is: 'multiple',
  factor: part(factor),
  of: part(of),
})

export const opposite = (of: Part): Maths => ({ is: 'opposite', of: part(of) })

export const root = (of: Part, index?: number): Maths => ({
  is: 'root',
  of: part(of),
  ...(index !== undefined && { index }),
})

/** @param name of a function, or its tree: sin², log₂ */
export const apply = (name: string | Maths, of: Part): Maths => ({
  is: 'apply',
  function: typeof name === 'string' ? variable(name) : name,
  of: part(of),
})

/** f(x) */
export const functionOf = (name: string, of: Part): Maths => apply(name, brackets(of))

export const subscript = (of: Part, below: Part): Maths => ({
  is: 'subscript',
  of: part(of),
  below: part(below),
})

export const degrees = (of: Part): Maths => ({ is: 'degrees', of: part(of) })

export const plusMinus = (left: Part, right: Part): Maths => operation('±')(left, right)

export const limit = (name: string, to: Part, of: Part, side?: '+' | '-'): Maths => ({
  is: 'limit',
  variable: name,
  to: part(to),
  of: part(of),
  ...(side && { side }),
})

export const integral = (of: Part, by = 'x'): Maths => ({ is: 'integral', of: part(of), by })

export const definiteIntegral = (from: Part, to: Part, of: Part, by = 'x'): Maths => ({
  is: 'integral',
  of: part(of),
  by,
  from: part(from),
  to: part(to),
})

export const absolute = (inside: Part): Maths => ({ is: 'absolute', inside: part(inside) })

export const ratio = (...terms: readonly Part[]): Maths => ({ is: 'ratio', terms: terms.map(part) })

export const brackets = (inside: Part): Maths => ({ is: 'brackets', inside: part(inside) })

export const relation = (left: Part, sign: Sign, right: Part): Maths => ({
  is: 'relation',
  sign,
  left: part(left),
  right: part(right),
})

export const equation = (left: Part, right: Part) => relation(left, '=', right)

export const sign = (of: Sign): Maths => ({ is: 'sign', sign: of })

export const matrix = (rows: readonly (readonly Part[])[]): Maths => ({
  is: 'matrix',
  rows: rows.map((row) => row.map(part)),
})

export const list = (items: readonly Part[]): Maths => ({ is: 'list', items: items.map(part) })

/** A value as schools write it: a fraction in lowest terms, or a whole number. */
export const asFraction = (value: Rational): Maths =>
  value.d === 1 ? num(value) : fraction(value.n, value.d)

/** A value of 0 or more with its wholes in front: 7/4 as 1 3/4. */
export function asMixed(value: Rational): Maths {
  const whole = Math.floor(value.n / value.d)
  return mixed(whole, value.n - whole * value.d, value.d)
}

/** The exact value of a number or an operation; null where something is missing or there is nothing to calculate. */
export function exactValue(maths: Maths): Rational | null {
  switch (maths.is) {
    case 'number':
    case 'repeating':
      return maths.value
    case 'mixed':
      return plus(rational(maths.whole), rational(maths.over, maths.under))
    case 'brackets':
      return exactValue(maths.inside)
    case 'multiple':
      return exactOperation('×', [exactValue(maths.factor), exactValue(maths.of)])
    case 'opposite':
      return exactOperation('-', [rational(0), exactValue(maths.of)])
    case 'absolute': {
      const inside = exactValue(maths.inside)
      return inside && { n: Math.abs(inside.n), d: inside.d }
    }
    case 'ratio':
      return exactOperation('÷', maths.terms.map(exactValue))
    case 'fraction': {
      const [above, under] = [exactValue(maths.over), exactValue(maths.under)]
      return above && under && under.n !== 0 ? over(above, under) : null
    }
    case 'power': {
      const [base, exponent] = [exactValue(maths.base), exactValue(maths.exponent)]
      if (!base || exponent?.d !== 1 || exponent.n < 0) return null
      return Array.from({ length: exponent.n }, () => base).reduce(times, rational(1))
    }
    case 'root': {
      const inside = exactValue(maths.of)
      return inside && exactRoot(inside, maths.index ?? 2)
    }
    case 'operation':
      return exactOperation(maths.operator, maths.terms.map(exactValue))
    default:
      return null
  }
}

const CALCULATE = { '+': plus, '-': minus, '×': times, '÷': over } as const

function exactOperation(operator: Operator, terms: readonly (Rational | null)[]): Rational | null {
  // Two values at once.
  if (operator === '±') return null
  const [first, ...others] = terms
  return others.reduce<Rational | null>((left, right) => {
    if (!left || !right || (operator === '÷' && right.n === 0)) return null
    return CALCULATE[operator](left, right)
  }, first ?? null)
}

/** The real root where it is rational. */
function exactRoot({ n, d }: Rational, index: number): Rational | null {
  if (n < 0 && index % 2 === 0) return null
  const [above, under] = [n, d].map((value) => Math.sign(value) * Math.round(Math.abs(value) ** (1 / index)))
  if (above === undefined || under === undefined || above ** index !== n || under ** index !== d) return null
  return rational(above, under)
}

const HOLDS: Readonly<Record<Exclude<Sign, '≈'>, (difference: number) => boolean>> = {
  '=': (n) => n === 0,
  '≠': (n) => n !== 0,
  '<': (n) => n < 0,
  '>': (n) => n > 0,
  '≤': (n) => n <= 0,
  '≥': (n) => n >= 0,
}

/** Whether a relation is true; null for what is none or has a gap. */
export function isTrue(maths: Maths): boolean | null {
  if (maths.is !== 'relation' || maths.sign === '≈') return null
  const left = exactValue(maths.left)
  const right = left && exactValue(maths.right)
  if (!left || !right) return null
  return HOLDS[maths.sign](minus(left, right).n)
}

/** The same tree with a value where something was missing, and for x. */
export function filled(maths: Maths, gap: Maths): Maths {
  const fill = (inner: Maths) => filled(inner, gap)
  switch (maths.is) {
    case 'blank':
      return gap
    case 'variable':
      return maths.name === 'x' ? gap : maths
    case 'brackets':
    case 'absolute':
      return { ...maths, inside: fill(maths.inside) }
    case 'multiple':
      return { ...maths, factor: fill(maths.factor), of: fill(maths.of) }
    case 'opposite':
    case 'root':
    case 'degrees':
    case 'apply':
      return { ...maths, of: fill(maths.of) }
    case 'fraction':
      return { ...maths, over: fill(maths.over), under: fill(maths.under) }
    case 'power':
      return { ...maths, base: fill(maths.base), exponent: fill(maths.exponent) }
    case 'operation':
    case 'ratio':
      return { ...maths, terms: maths.terms.map(fill) }
    case 'relation':
      return { ...maths, left: fill(maths.left), right: fill(maths.right) }
    case 'list':
      return { ...maths, items: maths.items.map(fill) }
    default:
      return maths
  }
}

/** f(x) */
export const F_OF_X = functionOf('f', X)
