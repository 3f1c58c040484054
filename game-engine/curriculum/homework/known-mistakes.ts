// Mistakes that a wrong value gives away: each is worked out from the question, and named only where the value is exactly its own.
import type Fraction from 'fraction.js'
import { normalForm, numberOf } from '../algebra/normal-form.ts'
import type { Maths } from '../notation.ts'
import type { Solution } from '../solver/solution.ts'
import { unbracketed } from '../solver/tree.ts'

/**
 * - straight-across: numerators and denominators added or subtracted by themselves
 * - left-to-right: from left to right, whatever the signs are
 * - other-operation: added for subtracted, multiplied for divided, or the other way around
 * - turned-around: divided or subtracted the other way around
 * - sign: the right number with the other sign
 * - percent-as-number: 15 for 15 percent
 */
export type Mistake =
  | 'straight-across'
  | 'left-to-right'
  | 'other-operation'
  | 'turned-around'
  | 'sign'
  | 'percent-as-number'

/** null: none that we know. The question's value itself is never one. */
export function mistakeIn({ given, answer }: Solution, typed: Maths): Mistake | null {
  const value = numberOf(normalForm(typed))
  const right = answer.is === 'value' || answer.is === 'percent' ? numberOf(normalForm(answer.value)) : null
  if (!value || !right) return null
  const [asked] = given
  const found = asked === undefined ? [] : mistakesOf(unbracketed(asked))
  const named = found.find(([, wrong]) => wrong?.equals(value))
  if (named) return named[0]
  if (value.n !== 0n && value.equals(right.neg())) return 'sign'
  return asked === undefined && value.equals(right.mul(100)) ? 'percent-as-number' : null
}

function mistakesOf(asked: Maths): (readonly [Mistake, Fraction | null])[] {
  const across = straightAcross(asked)
  const pair = pairOf(asked)
  const others: (readonly [Mistake, Fraction | null])[] = []
  if (pair) {
    const { a, b, sign } = pair
    const isAdditive = sign === '+' || sign === '-'
    if (sign === '-') others.push(['turned-around', b.sub(a)])
    if (sign === '÷' && a.n !== 0n) others.push(['turned-around', b.div(a)])
    if (isAdditive) others.push(['other-operation', sign === '+' ? a.sub(b) : a.add(b)])
    if (!isAdditive)
      others.push(['other-operation', sign === '×' ? (b.n === 0n ? null : a.div(b)) : a.mul(b)])
    others.push(['other-operation', isAdditive ? a.mul(b) : a.add(b)])
  }
  return [['straight-across', across], ['left-to-right', leftToRight(asked)], ...others]
}

const numeric = (maths: Maths): Fraction | null => numberOf(normalForm(maths))

function pairOf(asked: Maths): { a: Fraction; b: Fraction; sign: '+' | '-' | '×' | '÷' } | null {
  const [first, second, more] =
    asked.is === 'operation' ? asked.terms : asked.is === 'fraction' ? [asked.over, asked.under] : []
  if (!first || !second || more) return null
  const [a, b] = [numeric(first), numeric(second)]
  const sign = asked.is === 'operation' ? asked.operator : '÷'
  return a && b && sign !== '±' ? { a, b, sign } : null
}

/** a/b ± c/d as (a ± c)/(b ± d), with b for a whole number's 1. */
function straightAcross(asked: Maths): Fraction | null {
  if (asked.is !== 'operation' || asked.terms.length !== 2 || !['+', '-'].includes(asked.operator))
    return null
  const [first, second] = asked.terms.map((term) => {
    const part = unbracketed(term)
    if (part.is !== 'fraction') return null
    const [over, under] = [numeric(part.over), numeric(part.under)]
    return over && under ? { over, under } : null
  })
  if (!first || !second) return null
  const over = asked.operator === '+' ? first.over.add(second.over) : first.over.sub(second.over)
  // Denominators are added by most who do it, whatever the sign.
  const under = asked.operator === '+' ? first.under.add(second.under) : first.under.sub(second.under)
  return under.n === 0n ? null : over.div(under)
}

/** A sum with a product in it, worked out in the order it is read. */
function leftToRight(asked: Maths): Fraction | null {
  const flat = flatten(asked)
  const [[, first] = ['', null], ...others] = flat
  if (flat.length < 3 || !first) return null
  let value: Fraction = first
  for (const [sign, number] of others) {
    if (sign === '÷' && number.n === 0n) return null
    value =
      sign === '+'
        ? value.add(number)
        : sign === '-'
          ? value.sub(number)
          : sign === '×'
            ? value.mul(number)
            : value.div(number)
  }
  return value
}

/** Numbers of a calculation without brackets, each with the sign in front. */
function flatten(asked: Maths, sign = '+'): (readonly [string, Fraction])[] {
  const parts =
    asked.is === 'operation'
      ? asked.terms.flatMap((term, at) => flatten(term, at === 0 ? sign : asked.operator))
      : asked.is === 'fraction' && [asked.over, asked.under].every((part) => part.is === 'number')
        ? [...flatten(asked.over, sign), ...flatten(asked.under, '÷')]
        : []
  if (parts.length > 0) return parts
  const value = numeric(asked)
  return value ? [[sign, value] as const] : []
}
