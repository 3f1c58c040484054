// What Glim says while you think, step by step: a way to go about it, its first step begun, that step worked. Never the
// answer.
import { type NumberFormat, numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Band } from '#engine/core/bands.ts'
import {
  type FirstStep,
  type PlainWay,
  type Remainder,
  type SteppedWay,
  wayOf,
} from '#engine/learning/arithmetic/first-step.ts'
import type { Question } from '#engine/learning/arithmetic/question.ts'
import { spokenQuestion } from './figures.ts'

/** @param hints steps shown, 0 to 3; before the first there is only a friendly word */
export function hintFor(question: Question, band: Band, hints: number, locale: string): string {
  if (hints === 0) return m.math_hint_none()
  const number = numberFormat(locale)
  const way = wayOf(question, band)
  if (way.step === null) return plainHint(way.name, question, hints, number)
  if (hints === 1) return openingOf(way.name, way.step, question, number)
  const step = textOf(way.step, number)
  return hints === 2 ? `${step} = ?` : worked(way.step, number)
}

/** The whole of it, once it is answered: "8 + 7 = 15: 8 + 2 = 10, then + 5". */
export function solutionFor(question: Question, band: Band, locale: string): string {
  const number = numberFormat(locale)
  const solved = spokenQuestion(question, locale, number.format(question.answer))
  const { step } = wayOf(question, band)
  return step === null ? solved : m.math_solution({ solved, way: worked(step, number) })
}

/** High school gets its ways as formulas, which need no translation. */
function openingOf(
  name: SteppedWay,
  step: FirstStep,
  { left, right }: Question,
  number: NumberFormat,
): string {
  const [large, small] = [Math.max(left, right ?? 0), Math.min(left, right ?? 0)]
  switch (name) {
    case 'to-ten':
      return m.math_hint_to_ten({ large })
    case 'by-fives':
      return m.math_hint_by_fives({ large, more: large - 5 })
    case 'count-on':
      return m.math_hint_count_on({ large, small })
    case 'cross-out':
      return m.math_hint_cross({ right: right ?? 0 })
    case 'carry':
      return m.math_hint_carry()
    case 'ones':
      return m.math_hint_ones()
    case 'tens-first':
      return m.math_hint_tens_first()
    case 'up-to-ten':
      return m.math_hint_up({ left, right: right ?? 0 })
    case 'rows':
      return m.math_hint_rows({ left: large, right: small })
    case 'tens':
      return step.rest.right === undefined
        ? formulaOf(step, number)
        : m.math_hint_tens({ right: step.left, ones: step.rest.right })
    case 'share':
      return m.math_hint_share({ left, right: right ?? 0 })
    case 'formula':
      return formulaOf(step, number)
  }
}

/** Where each step would say the answer, the way itself is all there is to say; for some there is one sentence more. */
function plainHint(
  name: PlainWay,
  { left, operator, right, answer }: Question,
  hints: number,
  number: NumberFormat,
): string {
  const [large, small] = [Math.max(left, right ?? 0), Math.min(left, right ?? 0)]
  const counted = (...numbers: number[]) => [...numbers.map((value) => number.format(value)), '?'].join(', ')
  switch (name) {
    case 'next':
      return hints === 1 ? m.math_hint_next() : counted(large - 1, large)
    case 'before':
      return hints === 1 ? m.math_hint_before() : counted(left + 1, left)
    case 'place-value': {
      if (hints === 1) return m.math_hint_place_value()
      const ones = operator === '-' ? left % 10 : small
      const tens = (operator === '-' ? left - ones : large) / 10
      const both = m.math_hint_tens_ones({ tens, ones })
      return operator === '-' ? `${both} − ${number.format(right ?? 0)}` : both
    }
    case 'two-hands':
      return m.math_hint_two_hands()
    case 'nothing-left':
      return m.math_hint_nothing_left()
    case 'one-row':
      return m.math_hint_rows({ left: large, right: 1 })
    case 'double':
      return m.math_hint_double({ number: large })
    case 'whole-tens':
      return m.math_hint_whole_tens({ tens: left === 10 ? (right ?? 10) : left })
    case 'itself':
      return m.math_hint_share({ left, right: right ?? 0 })
    case 'shared-by-one':
      return m.math_hint_by_one()
    case 'count-up':
      return m.math_hint_up({ left, right: right ?? 0 })
    case 'root': {
      if (hints === 1) return m.math_hint_root({ square: number.format(left) })
      const ones = answer % 10
      // Two numbers between two tens have squares that end alike, but for those that end in 0 and 5.
      if (hints === 3 && ones % 5 !== 0)
        return m.math_hint_root_ending({
          ones: left % 10,
          first: Math.min(ones, 10 - ones),
          second: Math.max(ones, 10 - ones),
        })
      const below = answer - (ones === 0 ? 10 : ones)
      const above = below + (ones === 0 ? 20 : 10)
      return [below, above].map((tens) => `${tens} × ${tens} = ${number.format(tens * tens)}`).join('; ')
    }
  }
}

function textOf({ left, operator, right }: FirstStep, number: NumberFormat): string {
  return `${number.format(left)} ${signOf(operator)} ${number.format(right)}`
}

function worked(step: FirstStep, number: NumberFormat): string {
  return m.math_hint_worked({
    step: textOf(step, number),
    result: number.format(step.result),
    rest: restOf(step.rest, number),
  })
}

/** 47 + 36 becomes 47 + 40 − 4; 47 × 12 becomes 47 × 10 + 47 × 2. */
function formulaOf(first: FirstStep, number: NumberFormat): string {
  const { operator, rest } = first
  const step = textOf(first, number)
  const needsBrackets = rest.sign === '×' && operator !== '×'
  return `${needsBrackets ? `(${step})` : step} ${restOf(rest, number)}`
}

function restOf({ sign, left, operator, right }: Remainder, number: NumberFormat): string {
  const more = operator === undefined || right === undefined ? '' : ` ${operator} ${number.format(right)}`
  return `${signOf(sign)} ${number.format(left)}${more}`
}

/** A real minus sign: a hyphen is too short, and left out by many screen readers. */
function signOf(operator: string): string {
  return operator === '-' ? '−' : operator
}
