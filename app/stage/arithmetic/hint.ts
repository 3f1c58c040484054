// What Glim says while you think, step by step: a way to go about it, its first step begun, that step worked. Never the
// answer.
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Band } from '#engine/core/bands.ts'
import { type FirstStep, firstStepOf, type Remainder } from '#engine/learning/arithmetic/first-step.ts'
import type { Question } from '#engine/learning/arithmetic/question.ts'

/** @param hints steps shown, 0 to 3; before the first there is only a friendly word */
export function hintFor(question: Question, band: Band, hints: number, locale: string): string {
  if (hints === 0) return m.math_hint_none()
  if (hints === 1) return strategyFor(question, band, locale)
  const number = numberFormat(locale)
  const { left, operator, right, result, rest } = firstStepOf(question, band)
  const step = `${number.format(left)} ${signOf(operator)} ${number.format(right)}`
  if (hints === 2) return `${step} = ?`
  return m.math_hint_worked({ step, result: number.format(result), rest: restOf(rest, number) })
}

/** High school gets its ways as formulas, which need no translation. */
function strategyFor(question: Question, band: Band, locale: string): string {
  const { left, operator, right } = question
  if (operator === '²') return squareByTens(left)
  if (band === 'high') return formulaOf(firstStepOf(question, band), numberFormat(locale))
  switch (operator) {
    case '+':
      if (band === 'elementary') return m.math_hint_count()
      return (left % 10) + (right % 10) >= 10 ? m.math_hint_carry() : m.math_hint_ones()
    case '-':
      return band === 'elementary' ? m.math_hint_cross({ right }) : m.math_hint_up({ left, right })
    case '×':
      return left > 10 && left < 20
        ? m.math_hint_tens({ right, ones: left - 10 })
        : m.math_hint_rows({ left: Math.max(left, right), right: Math.min(left, right) })
    case '÷':
      return m.math_hint_share({ left, right })
  }
}

/** 38² becomes (40 − 2)², 23² becomes (20 + 3)². */
function squareByTens(base: number): string {
  const ones = base % 10
  if (ones === 0) return `${base} × ${base}`
  return ones >= 5 ? `(${base - ones + 10} − ${10 - ones})²` : `(${base - ones} + ${ones})²`
}

/** 47 + 36 becomes 47 + 40 − 4; 47 × 12 becomes 47 × 10 + 47 × 2. */
function formulaOf({ left, operator, right, rest }: FirstStep, number: Intl.NumberFormat): string {
  const step = `${number.format(left)} ${signOf(operator)} ${number.format(right)}`
  const needsBrackets = rest.sign === '×' && operator !== '×'
  return `${needsBrackets ? `(${step})` : step} ${restOf(rest, number)}`
}

function restOf({ sign, left, operator, right }: Remainder, number: Intl.NumberFormat): string {
  const more = operator === undefined || right === undefined ? '' : ` ${operator} ${number.format(right)}`
  return `${signOf(sign)} ${number.format(left)}${more}`
}

/** A real minus sign: a hyphen is too short, and left out by many screen readers. */
function signOf(operator: string): string {
  return operator === '-' ? '−' : operator
}
