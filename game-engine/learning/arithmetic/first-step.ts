// The first step of working a question out, as the hints show it: "47 + 40 = 87, then − 4". Never the whole way.

import type { Band } from '#engine/core/bands.ts'
import type { Operator } from './constants.ts'
import type { Question } from './question.ts'

type Sign = Exclude<Operator, '²'>

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

export function firstStepOf(question: Question, band: Band): FirstStep {
  const { left, operator, right } = question
  switch (operator) {
    case '+':
      if (band === 'high') return addByTens(left, right)
      return band === 'middle' ? addOnesFirst(left, right) : countOn(left, right)
    case '-':
      if (band === 'high') return takeByTens(left, right)
      return right < 10 && left > 10 ? countUpToTen(left, right) : takeAllButOne(left, right)
    case '×':
      return band === 'high' || Math.max(left, right) > 10
        ? timesByTens(left, right, band === 'high')
        : timesByRows(Math.max(left, right), Math.min(left, right))
    case '÷':
      return shareByTens(question.answer, right)
    case '²':
      return squareByTens(left)
  }
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

/** 8 + 7 goes by way of ten; 4 + 3 stops one before the answer. */
function countOn(left: number, right: number): FirstStep {
  const large = Math.max(left, right)
  const small = Math.min(left, right)
  const toTen = 10 - large
  if (toTen > 0 && toTen < small) return add(large, toTen, { sign: '+', left: small - toTen })
  return add(large, small - 1, { sign: '+', left: 1 })
}

/** 17 + 8 begins with 7 + 8, 14 + 10 with 10 + 10. */
function addOnesFirst(left: number, right: number): FirstStep {
  const ones = [left % 10, right % 10] as const
  const tens = [left - ones[0], right - ones[1]] as const
  if (ones[0] > 0 && ones[1] > 0 && tens[0] + tens[1] > 0) {
    return add(ones[0], ones[1], { sign: '+', left: tens[0] + tens[1] })
  }
  if (tens[0] === 0 || tens[1] === 0) return countOn(left, right)
  if (ones[0] + ones[1] > 0) return add(tens[0], tens[1], { sign: '+', left: ones[0] + ones[1] })
  return add(left / 10, right / 10, { sign: '×', left: 10 })
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

/** 59 − 28 begins with 59 − 30, unless that would go below nothing. */
function takeByTens(left: number, right: number): FirstStep {
  const ones = right % 10
  const tens = right - ones
  if (ones >= 5 && tens + 10 <= left) return take(left, tens + 10, { sign: '+', left: 10 - ones })
  if (ones > 0) return take(left, tens, { sign: '-', left: ones })
  if (left % 10 > 0) return take(left - (left % 10), right, { sign: '+', left: left % 10 })
  return take(left / 10, right / 10, { sign: '×', left: 10 })
}

/** 17 − 8: from 8 it is 2 to ten. */
function countUpToTen(left: number, right: number): FirstStep {
  return take(10, right, { sign: '+', left: left - 10 })
}

/** 9 − 4 stops one before the answer; 17 − 12 takes the ten first. */
function takeAllButOne(left: number, right: number): FirstStep {
  if (right > 10) return take(left, 10, { sign: '-', left: right - 10 })
  return take(left, right - 1, { sign: '-', left: 1 })
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

/** 91 ÷ 7 begins with 70 ÷ 7, 56 ÷ 7 with 35 ÷ 7, 28 ÷ 7 with 7 ÷ 7. */
function shareByTens(quotient: number, divisor: number): FirstStep {
  const known = [10, 5, 1].find((rows) => rows < quotient) ?? 0
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
