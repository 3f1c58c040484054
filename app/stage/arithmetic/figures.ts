// Questions and numbers as people read them: digits by locale, and a minus sign that screen readers say.
import { numberFormat } from '#app/i18n/formats.ts'
import type { Question } from '#engine/learning/arithmetic/question.ts'

const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹']

/** One place on squared paper: a figure, a sign, or the gap the answer goes into. */
export interface Figure {
  readonly text: string
  readonly kind: 'digit' | 'sign' | 'unknown'
}

/** "13 × 7 = ?" place by place; words of the equation are kept apart. */
export function figuresOf(question: Question, locale: string): Figure[][] {
  const number = numberFormat(locale)
  const digits = (value: number) => [...number.format(value)].map((text): Figure => ({ text, kind: 'digit' }))
  const sign = (text: string): Figure => ({ text, kind: 'sign' })
  const asked = askedFigures(question, digits, sign)
  return [...asked, [sign('=')], [{ text: '?', kind: 'unknown' }]]
}

function askedFigures(
  { left, operator, right }: Question,
  digits: (value: number) => Figure[],
  sign: (text: string) => Figure,
): Figure[][] {
  switch (operator) {
    case '²':
      return [[...digits(left), sign('²')]]
    case '√':
      return [[sign('√'), ...digits(left)]]
    case '^':
      return [[...digits(left), ...[...String(right)].map((digit) => sign(RAISED[Number(digit)] ?? digit))]]
    default:
      return [digits(left), [sign(operator)], digits(right)]
  }
}

/** The question as text, with a real minus sign: a hyphen is left out by many screen readers. */
export function spokenQuestion(question: Question, locale: string, answer = '?'): string {
  return figuresOf(question, locale)
    .map((word) => word.map(({ text, kind }) => (kind === 'unknown' ? answer : text)).join(''))
    .join(' ')
    .replace(' - ', ' − ')
}
