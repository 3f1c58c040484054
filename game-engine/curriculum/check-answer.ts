// Whether an answer is right, and if not, which mistake it tells of. Values are compared, never texts.
import type { Language } from '#engine/core/languages.ts'
import { checkExpression, type ExpressionRefusal, saysTheSame } from './algebra/check-expression.ts'
import { compareText } from './compare-text.ts'
import { type Rational, same } from './exact.ts'
import type { Answer, ExpressionAnswer, ExpressionForm, NumberAnswer, NumberRule, Wrong } from './exercise.ts'
import { type NumberRefusal, type ReadNumber, readNumber } from './read-number.ts'

export type Verdict =
  | { readonly is: 'right' }
  /** `mistake` where the answer is one that a known misconception leads to. */
  | { readonly is: 'wrong'; readonly mistake?: Wrong<unknown> }
  /** The right value in a form that the question does not ask for. */
  | { readonly is: 'other-form'; readonly wanted: NumberRule | ExpressionForm | 'exact' | 'accents' }
  /** Nothing that can be judged; it does not count as a try. */
  | { readonly is: 'unreadable'; readonly code: NumberRefusal | ExpressionRefusal | 'malformed' }

/** Spanish is Latin American here, with a decimal point; French writes a comma. */
export const DECIMAL_SIGN: Readonly<Record<Language, '.' | ','>> = { en: '.', es: '.', fr: ',', zh: '.' }

const RIGHT: Verdict = { is: 'right' }
const MALFORMED: Verdict = { is: 'unreadable', code: 'malformed' }

/**
 * @param given untrusted: typed text for a number, a list of texts for several, an index for a choice, indices for a
 * selection, an order or a matching, two whole numbers for a point; typed text for an expression or a gap
 */
export function checkAnswer(answer: Answer, given: unknown, language: Language): Verdict {
  switch (answer.kind) {
    case 'number':
      return checkNumber(answer, readNumber(given, DECIMAL_SIGN[language]))
    case 'numbers':
      return checkNumbers(answer, given, language)
    case 'expression':
      return checkTyped(answer, given, language)
    case 'matching': {
      const { items, options, right } = answer
      const isList = Array.isArray(given) && given.length === items.length
      if (!isList || !given.every((option) => isIndex(option, options.length))) return MALFORMED
      const missed = right.findIndex((option, item) => given[item] !== option)
      if (missed === -1) return RIGHT
      return wrong(answer.wrong, ([item, option]) => item === missed && option === given[missed])
    }
    case 'choice':
      if (!isIndex(given, answer.options.length)) return MALFORMED
      return given === answer.right ? RIGHT : wrong(answer.wrong, (value) => value === given)
    case 'multi-select': {
      if (!areIndices(given, answer.options.length)) return MALFORMED
      const misjudged = answer.options.findIndex(
        (_, option) => answer.right.includes(option) !== given.includes(option),
      )
      return misjudged === -1 ? RIGHT : wrong(answer.wrong, (value) => value === misjudged)
    }
    case 'ordering':
      if (!areIndices(given, answer.items.length) || given.length !== answer.items.length) return MALFORMED
      return checkOrder(answer, given)
    case 'text': {
      if (typeof given !== 'string') return MALFORMED
      const verdict = compareText(answer, given, language)
      if (verdict.is === 'empty') return { is: 'unreadable', code: 'empty' }
      return verdict.is === 'accents' ? { is: 'other-form', wanted: 'accents' } : verdict
    }
    case 'point': {
      if (!Array.isArray(given) || given.length !== 2 || !given.every(Number.isSafeInteger)) return MALFORMED
      return equalLists(given, answer.right)
        ? RIGHT
        : wrong(answer.wrong, (value) => equalLists(value, given))
    }
  }
}

function checkOrder(
  { right, also = [], needs, wrong: known }: Extract<Answer, { kind: 'ordering' }>,
  given: readonly number[],
): Verdict {
  if (!needs) {
    const isRight = [right, ...also].some((order) => equalLists(given, order))
    return isRight ? RIGHT : wrong(known, (value) => equalLists(value, given))
  }
  const early = tooEarly(given, needs)
  return early === undefined ? RIGHT : wrong(known, (value) => tooEarly(value, needs) === early)
}

/** The first item that comes before one it needs. */
function tooEarly(order: readonly number[], needs: readonly (readonly number[])[]): number | undefined {
  return order.find((item, place) => needs[item]?.some((needed) => order.indexOf(needed) > place))
}

function checkNumber(answer: NumberAnswer, read: ReturnType<typeof readNumber>): Verdict {
  if (!read.ok) return { is: 'unreadable', code: read.code }
  if (same(read.value.value, answer.right)) {
    return fits(read.value, answer.rule) ? RIGHT : { is: 'other-form', wanted: answer.rule }
  }
  return wrong(answer.wrong, (value) => same(value, read.value.value))
}

function checkNumbers(
  answer: Extract<Answer, { kind: 'numbers' }>,
  given: unknown,
  language: Language,
): Verdict {
  if (!Array.isArray(given) || given.length !== answer.right.length) return MALFORMED
  const values: Rational[] = []
  for (const text of given as unknown[]) {
    const read = readNumber(text, DECIMAL_SIGN[language])
    if (!read.ok) return { is: 'unreadable', code: read.code }
    values.push(read.value.value)
  }
  const isGiven = (list: readonly Rational[]) => list.every((value, index) => isSame(value, values[index]))
  return isGiven(answer.right) ? RIGHT : wrong(answer.wrong, isGiven)
}

function checkTyped(answer: ExpressionAnswer, given: unknown, language: Language): Verdict {
  const { right, form, letters } = answer
  const checked = checkExpression(given, right, form, { letters, decimalSign: DECIMAL_SIGN[language] })
  if (!checked.ok) return { is: 'unreadable', code: checked.code }
  const verdict = checked.value
  if (verdict.is === 'equal') return RIGHT
  return verdict.is === 'other-form'
    ? verdict
    : wrong(answer.wrong, (value) => saysTheSame(value, verdict.given))
}

/** Whether a right value is written as the rule asks. */
function fits({ form, value, typed }: ReadNumber, rule: NumberRule): boolean {
  if (typeof rule === 'object') return form === 'fraction' && typed?.under === rule.denominator
  switch (rule) {
    case 'any':
      return true
    case 'whole':
      return form === 'whole'
    case 'decimal':
      return form === 'decimal' || form === 'whole'
    case 'mixed':
      return form === 'whole' || (form === 'mixed' && typed !== undefined && typed.over < typed.under)
    case 'lowest-terms':
      return form === 'whole' || (typed !== undefined && typed.under === value.d && typed.under > 1)
  }
}

function wrong<Value>(known: readonly Wrong<Value>[], isGiven: (value: Value) => boolean): Verdict {
  const mistake = known.find(({ value }) => isGiven(value))
  return mistake ? { is: 'wrong', mistake } : { is: 'wrong' }
}

const isSame = (a: Rational, b: Rational | undefined) => b !== undefined && same(a, b)

function isIndex(input: unknown, length: number): input is number {
  return Number.isInteger(input) && Number(input) >= 0 && Number(input) < length
}

function areIndices(input: unknown, length: number): input is number[] {
  if (!Array.isArray(input) || input.length > length || new Set(input).size !== input.length) return false
  return input.every((index) => isIndex(index, length))
}

function equalLists(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
