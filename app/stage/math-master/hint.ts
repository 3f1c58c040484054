// What Glim says while you think: a way to go about it, never the answer.
import { m } from '#app/i18n/generated/messages.js'
import type { Band } from '#engine/core/bands.ts'
import type { Question } from '#engine/games/math-master/question.ts'

/** High school gets its hints as formulas, which need no translation. */
export function hintFor(question: Question, band: Band): string {
  const { left, operator, right } = question
  if (operator === '²') return squareByTens(left)
  if (band === 'high') return byTens(left, operator, right)
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
function byTens(left: number, operator: '+' | '-' | '×' | '÷', right: number): string {
  const sign = operator === '-' ? '−' : operator
  const ones = right % 10
  const tens = right - ones
  if (ones === 0 || tens === 0) return `${left} ${sign} ${right}`
  if (operator === '×') return `${left} × ${tens} + ${left} × ${ones}`
  const [over, under] = operator === '+' ? ['−', '+'] : ['+', '−']
  return ones >= 5
    ? `${left} ${sign} ${tens + 10} ${over} ${10 - ones}`
    : `${left} ${sign} ${tens} ${under} ${ones}`
}
