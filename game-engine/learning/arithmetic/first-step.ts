// How a question is worked out, as the hints show it: the way to go about it, and its first step, "47 + 40 = 87, then − 4".
// Never the whole way.

import type { Band } from '#engine/core/bands.ts'
import type { Question } from './question.ts'

type Sign = '+' | '-' | '×' | '÷'

/** left operator right = result; then the result, joined by `rest` to what is left to do, gives the answer. */
export interface FirstStep {
  readonly left: number
  readonly operator: Sign
  readonly right: number
  readonly result: number
  readonly rest: Remainder
}

/** "− 4", or "+ 47 × 2" where something is still to be worked out. */
export interface Remainder {
  readonly sign: Sign
  readonly left: number
  readonly operator?: '×' | '÷'
  readonly right?: number
}

/**
 * How a question is gone about, the same from the first hint to the last. With a step to work out first:
 * - to-ten, by-fives: a sum by way of ten, or of five and five; count-on, cross-out: one by one
 * - carry, ones, tens-first: ones and tens apart; up-to-ten: a difference by way of ten
 * - rows: rows of a product doubled, or one more; tens: the tens of a factor; share: what is known of a quotient
 * - formula: what high school writes down
 * Without one, where each step would say the answer or nothing:
 * - next, before: the number after, or before; place-value: tens and ones read as a number; two-hands: 5 + 5; nothing-left,
 *   one-row, double, whole-tens, itself, shared-by-one; root: between the squares of two tens
 */
export type Way =
  | { readonly name: SteppedWay; readonly step: FirstStep }
  | { readonly name: PlainWay; readonly step: null }

export type SteppedWay =
  | 'to-ten'
  | 'by-fives'
  | 'count-on'
  | 'cross-out'
  | 'carry'
  | 'ones'
  | 'tens-first'
  | 'up-to-ten'
  | 'rows'
  | 'tens'
  | 'share'
  | 'formula'

export type PlainWay =
  | 'next'
  | 'before'
  | 'place-value'
  | 'two-hands'
  | 'nothing-left'
  | 'one-row'
  | 'double'
  | 'whole-tens'
  | 'itself'
  | 'shared-by-one'
  | 'count-up'
  | 'root'

export function wayOf(question: Question, band: Band): Way {
  const { left, operator, right, beyond } = question
  const isHigh = (beyond ?? band) === 'high'
  switch (operator) {
    case '+':
      return isHigh ? formula(addByTens(left, right)) : sum(left, right)
    case '-':
      if (left === right) return plain('nothing-left')
      return isHigh ? takeInHigh(left, right) : difference(left, right)
    case '×':
      return product(left, right, isHigh)
    case '÷':
      if (right === 1) return plain('shared-by-one')
      return question.answer === 1 ? plain('itself') : by('share', shareByTens(question.answer, right))
    case '²':
      return left === 10 ? plain('whole-tens') : formula(squareByTens(left))
    case '√':
      return plain('root')
    case '^':
      // 2⁵ begins with 2 × 2, then × 8.
      return formula(times(left, left, { sign: '×', left: left ** (right - 2) }))
  }
}

function by(name: SteppedWay, step: FirstStep): Way {
  return { name, step }
}

function formula(step: FirstStep): Way {
  return by('formula', step)
}

function plain(name: PlainWay): Way {
  return { name, step: null }
}

function add(left: number, right: number, rest: Remainder): FirstStep {
  return { left, operator: '+', right, result: left + right, rest }
}

function take(left: number, right: number, rest: Remainder): FirstStep {
  return { left, operator: '-', right, result: left - right, rest }
}

function times(left: number, right: number, rest: Remainder): FirstStep {
  return { left, operator: '×', right, result: left * right, rest }
}

/** Of numbers up to 20. */
function sum(left: number, right: number): Way {
  const large = Math.max(left, right)
  const small = Math.min(left, right)
  const [ones, otherOnes] = [left % 10, right % 10]
  const tens = left - ones + right - otherOnes
  if (small === 1 && ones + otherOnes <= 10 && large % 10 !== 0) return plain('next')
  // 20 + 5 is read, not worked out.
  if ((ones === 0 && right < 10) || (otherOnes === 0 && left < 10)) return plain('place-value')
  if (tens === 0) return sumOfOnes(large, small)
  if (ones > 0 && otherOnes > 0) {
    const first = add(ones, otherOnes, { sign: '+', left: tens })
    return by(ones + otherOnes >= 10 ? 'carry' : 'ones', first)
  }
  if (ones + otherOnes > 0) {
    return by('tens-first', add(left - ones, right - otherOnes, { sign: '+', left: ones + otherOnes }))
  }
  return by('tens-first', add(left / 10, right / 10, { sign: '×', left: 10 }))
}

/** 8 + 7 goes by way of ten, 6 + 4 by fives, 5 + 5 by two hands: a pair that makes ten is never taken apart by one. */
function sumOfOnes(large: number, small: number): Way {
  const toTen = 10 - large
  if (toTen < small) return by('to-ten', add(large, toTen, { sign: '+', left: small - toTen }))
  if (large === 5 && small === 5) return plain('two-hands')
  if (toTen === small) return by('by-fives', add(small, large - 5, { sign: '+', left: 5 }))
  return by('count-on', add(large, small - 1, { sign: '+', left: 1 }))
}

/** 47 + 36 begins with 47 + 40, 47 + 32 with 47 + 30. */
function addByTens(left: number, right: number): FirstStep {
  const ones = right % 10
  const tens = right - ones
  if (ones >= 5) return add(left, tens + 10, { sign: '-', left: 10 - ones })
  if (ones > 0) return add(left, tens, { sign: '+', left: ones })
  if (left % 10 > 0) return add(left - (left % 10), right, { sign: '+', left: left % 10 })
  return add(left / 10, right / 10, { sign: '×', left: 10 })
}

function takeInHigh(left: number, right: number): Way {
  // 27 − 20 is read, not worked out; 10 − 7 has no tens to take.
  if (left - (left % 10) === right && left !== right) return plain('place-value')
  return left <= 10 ? plain('count-up') : formula(takeByTens(left, right))
}

/** 59 − 28 begins with 59 − 30, unless nothing or less would be left. */
function takeByTens(left: number, right: number): FirstStep {
  const ones = right % 10
  const tens = right - ones
  if (ones >= 5 && tens + 10 < left) return take(left, tens + 10, { sign: '+', left: 10 - ones })
  if (ones > 0) return take(left, tens, { sign: '-', left: ones })
  if (left % 10 > 0) return take(left - (left % 10), right, { sign: '+', left: left % 10 })
  return take(left / 10, right / 10, { sign: '×', left: 10 })
}

/** Of numbers up to 20 that are not the same. */
function difference(left: number, right: number): Way {
  const ones = left % 10
  if (right === 1) return plain('before')
  if (left <= 10) return by('cross-out', take(left, right - 1, { sign: '-', left: 1 }))
  if (right % 10 === 0 || right === ones) return plain('place-value')
  // Nothing is borrowed: 18 − 3 begins with 8 − 3.
  if (right < ones) return by('ones', take(ones, right, { sign: '+', left: left - ones }))
  // 17 − 8: from 8 it is 2 to ten.
  if (right < 10) return by('up-to-ten', take(10, right, { sign: '+', left: left - 10 }))
  return by('tens-first', take(left, 10, { sign: '-', left: right - 10 }))
}

function product(left: number, right: number, isHigh: boolean): Way {
  const large = Math.max(left, right)
  const rows = Math.min(left, right)
  if (rows === 1) return plain('one-row')
  if (large === 10 || rows === 10) return plain('whole-tens')
  if (isHigh) return formula(timesByTens(left, right, true))
  if (large > 10) return by('tens', timesByTens(left, right, false))
  if (rows === 2) {
    if (large <= 5) return plain('double')
    return by('rows', times(5, 2, { sign: '+', left: large - 5, operator: '×', right: 2 }))
  }
  return by('rows', timesByRows(large, rows))
}

/** 14 × 7 begins with 7 × 10, 47 × 12 with 47 × 10, 47 × 6 with 40 × 6; `long` takes the second apart where it can. */
function timesByTens(left: number, right: number, long: boolean): FirstStep {
  if (right % 10 === 0) return times(left, right / 10, { sign: '×', left: 10 })
  if (left % 10 === 0) return times(left / 10, right, { sign: '×', left: 10 })
  if (left > 10 && left < 20 && !(long && right > 10)) {
    return times(right, 10, { sign: '+', left: right, operator: '×', right: left - 10 })
  }
  if (right > 10) {
    const ones = right % 10
    return times(left, right - ones, { sign: '+', left, operator: '×', right: ones })
  }
  const ones = left % 10
  return times(left - ones, right, { sign: '+', left: ones, operator: '×', right })
}

/** 8 × 6 is 8 × 3 doubled, 8 × 7 one row more than 8 × 6. */
function timesByRows(large: number, rows: number): FirstStep {
  if (rows % 2 === 0) return times(large, rows / 2, { sign: '×', left: 2 })
  return times(large, rows - 1, { sign: '+', left: large })
}

/** 91 ÷ 7 begins with 70 ÷ 7, 56 ÷ 7 with 35 ÷ 7, 28 ÷ 7 with 14 ÷ 7. */
function shareByTens(quotient: number, divisor: number): FirstStep {
  const known = [10, 5, 2].find((rows) => rows < quotient) ?? 1
  const left = (quotient - known) * divisor
  return {
    left: known * divisor,
    operator: '÷',
    right: divisor,
    result: known,
    rest: { sign: '+', left, operator: '÷', right: divisor },
  }
}

/** 38² begins with 38 × 40, 23² with 23 × 20. */
function squareByTens(base: number): FirstStep {
  const ones = base % 10
  if (ones === 0) return times(base / 10, base / 10, { sign: '×', left: 100 })
  return ones >= 5
    ? times(base, base - ones + 10, { sign: '-', left: base, operator: '×', right: 10 - ones })
    : times(base, base - ones, { sign: '+', left: base, operator: '×', right: ones })
}
