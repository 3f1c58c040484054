// Whether typed algebra is what a question asks for: equal in value first, then in the form that is asked.
//
// How to use it: a generator says `expression(right, mistakes, form)` of `inArea` (area.ts); `right` and the mistakes are
// notation (notation.ts), as they are to be shown. checkAnswer does the rest, on the page and on the server.
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { ExpressionForm } from '../exercise.ts'
import type { Maths } from '../notation.ts'
import { isInForm } from './expression-form.ts'
import { difference, type NormalForm, normalForm, numberOf } from './normal-form.ts'
import { approximate, isZero, multiply, proportion, Uncountable } from './polynomial.ts'
import { type Reading, type ReadingRefusal, readExpression } from './read-expression.ts'

/**
 * - division_by_zero, not_real, too_large: it has no value, or none that is calculated with
 * - no_relation: an equation or inequality is asked for
 * - relation: an expression is asked for, no equation
 */
export type ExpressionRefusal = ReadingRefusal | Uncountable['code'] | 'no_relation' | 'relation'

export type ExpressionVerdict =
  | { readonly is: 'equal' }
  /** Equal, but not as the question asks; `exact`: a decimal near a value with π or roots. */
  | { readonly is: 'other-form'; readonly wanted: ExpressionForm | 'exact' }
  | { readonly is: 'different'; readonly given: Maths }

/**
 * @param input as typed; untrusted
 * @param right an expression, equation or inequality
 */
export function checkExpression(
  input: unknown,
  right: Maths,
  form: ExpressionForm,
  reading: Reading,
): Result<ExpressionVerdict, ExpressionRefusal> {
  const read = readExpression(input, reading)
  if (!read.ok) return refuse(read.code)
  const given = read.value
  if (right.is === 'relation' && given.is !== 'relation') return refuse('no_relation')
  if (right.is !== 'relation' && given.is === 'relation') return refuse('relation')
  try {
    if (!saysTheSame(given, right)) {
      return ok(isNear(given, right) ? { is: 'other-form', wanted: 'exact' } : { is: 'different', given })
    }
    return ok(isInForm(given, form, right) ? { is: 'equal' } : { is: 'other-form', wanted: form })
  } catch (error) {
    if (error instanceof Uncountable) return refuse(error.code)
    throw error
  }
}

/**
 * Equal expressions; equations and inequalities that say the same, as each is the other times a number: 2y = 6x is y = 3x,
 * and -x > 2 is x < -2.
 * @throws Uncountable as normalForm does
 */
export function saysTheSame(a: Maths, b: Maths): boolean {
  if (a.is !== 'relation' || b.is !== 'relation') {
    return a.is !== 'relation' && b.is !== 'relation' && isZero(difference(formOf(a), formOf(b)).over)
  }
  const [left, right] = [formOf(a), formOf(b)]
  if (a.sign === '=' || b.sign === '=') {
    return a.sign === b.sign && proportion(left.over, right.over) !== null
  }
  // Both as "this is less than 0", which only a positive factor keeps.
  const factor = proportion(multiply(left.over, right.under), multiply(right.over, left.under))
  const isStrict = (sign: string) => sign === '<' || sign === '>'
  if (isStrict(a.sign) !== isStrict(b.sign) || factor === null) return false
  const isTurned = '<≤'.includes(a.sign) !== '<≤'.includes(b.sign)
  return factor.s < 0n === isTurned
}

const FORMS = new WeakMap<Maths, NormalForm>()

/** The normal form, of a relation that of its left side minus its right one; a mistake is compared several times. */
function formOf(maths: Maths): NormalForm {
  const known = FORMS.get(maths)
  if (known) return known
  const form =
    maths.is === 'relation' ? difference(normalForm(maths.left), normalForm(maths.right)) : normalForm(maths)
  FORMS.set(maths, form)
  return form
}

const NEAR = 0.005

/** A plain number within half a percent of a value that none can write. */
function isNear(given: Maths, right: Maths): boolean {
  if (right.is === 'relation') return false
  const [typed, wanted] = [normalForm(given), normalForm(right)]
  if (numberOf(wanted) || !numberOf(typed)) return false
  const [near, value] = [nearly(typed), nearly(wanted)]
  return near !== null && value !== null && Math.abs(near - value) <= NEAR * Math.abs(value)
}

function nearly({ over, under }: NormalForm): number | null {
  const [above, below] = [approximate(over), approximate(under)]
  return above === null || below === null ? null : above / below
}
