// The form of an expression, seen on its tree: expanded, factored, simplified, solved for a letter.
import type { ExpressionForm } from '../exercise.ts'
import type { Maths } from '../notation.ts'
import { type NormalForm, normalForm, numberOf, primesOf } from './normal-form.ts'
import { asNumber, contentOf, proportion } from './polynomial.ts'

/** @param right what the question asks for, in the form that is asked: a product has to have as many factors */
export function isInForm(maths: Maths, form: ExpressionForm, right: Maths): boolean {
  if (maths.is === 'relation') {
    return form === 'solved'
      ? isSolved(maths)
      : [maths.left, maths.right].every((side) => isInForm(side, form, right))
  }
  switch (form) {
    case 'any':
    case 'solved':
      return true
    case 'simplified':
      return isSimplified(maths) && isReduced(maths, right)
    case 'expanded':
      return isSimplified(maths) && termsOf(maths).every((term) => !factorsOf(term).some(isSum))
    case 'factored':
      return (
        isFactored(maths) &&
        factorsOf(maths).filter(hasLetters).length >= factorsOf(right).filter(hasLetters).length
      )
  }
}

/** No factor with letters is left to cancel: the denominator is that of the answer. */
function isReduced(maths: Maths, right: Maths): boolean {
  if (right.is !== 'fraction' || maths.is === 'relation') return true
  return proportion(normalForm(maths).under, normalForm(right).under) !== null
}

/** One letter alone on a side, and not on the other. */
function isSolved({ left, right }: Extract<Maths, { is: 'relation' }>): boolean {
  const [alone, other] = left.is === 'variable' ? [left, right] : [right, left]
  return alone.is === 'variable' && !JSON.stringify(other).includes(`"name":"${alone.name}"`)
}

/** A product whose sums have no common factor left. */
function isFactored(maths: Maths): boolean {
  const factors = factorsOf(maths)
  if (factors.length < 2) return false
  return factors.filter(isSum).every((factor) => {
    const { over, under } = normalForm(factor)
    const content = contentOf(over)
    const [first, ...others] = [...over.values()].map(({ powers }) => powers.map(([{ name }]) => name))
    const common = (first ?? []).some((name) => others.every((names) => names.includes(name)))
    return asNumber(under) !== null && content.n === 1n && content.d === 1n && !common
  })
}

/** The factors of a product as it is written; a square is two. */
export function factorsOf(maths: Maths): Maths[] {
  switch (maths.is) {
    case 'brackets':
      return factorsOf(maths.inside)
    case 'opposite':
      return factorsOf(maths.of)
    case 'multiple':
      return [...factorsOf(maths.factor), ...factorsOf(maths.of)]
    case 'operation':
      return maths.operator === '×' ? maths.terms.flatMap(factorsOf) : [maths]
    case 'power': {
      const exponent = maths.exponent.is === 'number' ? maths.exponent.value : null
      const times = exponent?.d === 1 && exponent.n > 0 && exponent.n < 20 ? exponent.n : 1
      return isSum(bare(maths.base)) ? Array.from({ length: times }, () => bare(maths.base)) : [maths]
    }
    case 'fraction':
      return isNumber(maths.under) ? [...factorsOf(maths.over), maths.under] : [maths]
    default:
      return [maths]
  }
}

const bare = (maths: Maths): Maths => (maths.is === 'brackets' ? bare(maths.inside) : maths)
const isSum = (maths: Maths): boolean => maths.is === 'operation' && '+-'.includes(maths.operator)
const isNumber = (maths: Maths) => bare(maths).is === 'number'
const hasLetters = (maths: Maths) => /"variable","name":"[^π]/.test(JSON.stringify(maths))

function termsOf(maths: Maths): Maths[] {
  if (maths.is !== 'operation' || !isSum(maths)) return [maths]
  return maths.terms.flatMap(termsOf)
}

function isSimplified(maths: Maths): boolean {
  const inner = Object.values(maths)
    .flat()
    .filter((value): value is Maths => typeof value === 'object' && value !== null && 'is' in value)
  return inner.every(isSimplified) && isSimplest(maths)
}

/** Nothing left to do at this place of the tree. */
function isSimplest(maths: Maths): boolean {
  switch (maths.is) {
    case 'operation':
      if (isSum(maths)) {
        const terms = termsOf(maths).map((term) => likeness(normalForm(term)))
        return !terms.includes('') && new Set(terms).size === terms.length
      }
      return maths.operator === '×' && isPlainProduct(factorsOf(maths))
    case 'multiple':
      return isPlainProduct(factorsOf(maths))
    case 'fraction': {
      const [above, below] = [normalForm(maths.over), normalForm(maths.under)]
      const [over, under] = [contentOf(above.over), contentOf(below.over)]
      const isWhole = [over, under].every((content) => content.d === 1n)
      return (
        isWhole &&
        over.gcd(under).n === 1n &&
        (under.n !== 1n) === (numberOf(below) !== null) &&
        !JSON.stringify(maths.under).includes('"root"')
      )
    }
    case 'power':
      return (
        numberOf(normalForm(maths)) === null &&
        !(maths.exponent.is === 'number' && [0, 1].includes(maths.exponent.value.n))
      )
    case 'root': {
      const inside = numberOf(normalForm(maths.of))
      return (
        !inside ||
        (inside.d === 1n &&
          inside.n > 1n &&
          primesOf(inside.n).every(([, count]) => count < (maths.index ?? 2)))
      )
    }
    case 'mixed':
    case 'absolute':
      return numberOf(normalForm(maths)) === null
    default:
      return true
  }
}

/** One number at the most, no letter and no kind of root twice. */
function isPlainProduct(factors: readonly Maths[]): boolean {
  const kinds = factors.map((factor) => {
    const of = bare(factor)
    if (of.is === 'power') return JSON.stringify(bare(of.base))
    if (of.is === 'root') return `root ${of.index ?? 2}`
    return of.is === 'fraction' || of.is === 'mixed'
      ? 'number'
      : of.is === 'number'
        ? 'number'
        : JSON.stringify(of)
  })
  const isIdle = factors.some(
    (factor) => factor.is === 'number' && factor.value.d === 1 && [0, 1].includes(Math.abs(factor.value.n)),
  )
  return new Set(kinds).size === kinds.length && !isIdle
}

/** The letters and roots of a term, whatever its number; nothing for 0. */
function likeness({ over, under }: NormalForm): string {
  return over.size === 0 ? '' : `${[...over.keys()].sort().join(' + ')} / ${[...under.keys()].join(' + ')}!`
}
