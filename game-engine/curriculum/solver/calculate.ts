// Arithmetic with exact numbers, one operation after the other: every line is the whole expression as it then stands.
import Fraction from 'fraction.js'
import { Uncountable } from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { brackets, fraction, type Maths, num, opposite, power, product, root } from '../notation.ts'
import type { Filler } from '../sentence.ts'
import { exactRoot, Irrational } from './exact-root.ts'
import { signedTerms, sumWritten } from './signed-terms.ts'
import { step } from './solution.ts'
import { isDecimalQuotient, terminates } from './terminating-decimal.ts'
import { asBase, has, unbracketed } from './tree.ts'
import { exactly, shown } from './univariate.ts'

const MAX_EXPONENT = 40n

/**
 * The value of an expression without letters.
 * @throws Irrational for roots that stay; Uncountable for what has no value or is too large
 */
export function calculate(maths: Maths, steps: Step[]): Fraction {
  const isDecimal = !has(
    maths,
    (part) =>
      (part.is === 'fraction' && !isDecimalQuotient(part)) || part.is === 'mixed' || part.is === 'repeating',
  )
  return new Calculation(steps, isDecimal).value(maths, (now) => now)
}

/** What the whole looks like with this in its place. */
type Put = (part: Maths) => Maths

class Calculation {
  private readonly steps: Step[]
  private readonly isDecimal: boolean

  constructor(steps: Step[], isDecimal: boolean) {
    this.steps = steps
    this.isDecimal = isDecimal
  }

  private say(name: string, work: Maths, fillers?: Readonly<Record<string, Filler>>) {
    this.steps.push(step(name, fillers, work))
  }

  /** A decimal where all are, or a fraction in lowest terms. */
  private show(value: Fraction): Maths {
    return this.isDecimal && terminates(value) ? num(exactly(value)) : shown(value)
  }

  /** In brackets behind a sign, where it is below 0. */
  private behind(value: Fraction): Maths {
    const maths = this.show(value)
    return value.s < 0n ? brackets(maths) : maths
  }

  value(maths: Maths, put: Put): Fraction {
    switch (maths.is) {
      case 'number': {
        const value = new Fraction(maths.value.n, maths.value.d)
        if (!this.isDecimal && value.d > 1n)
          this.say('decimal-to-fraction', put(shown(value)), { decimal: maths })
        return value
      }
      case 'repeating':
        return new Fraction(maths.value.n, maths.value.d)
      case 'mixed': {
        const value = new Fraction(maths.whole).add(new Fraction(maths.over, maths.under))
        this.say('mixed-to-fraction', put(shown(value)), { mixed: maths })
        return value
      }
      case 'brackets': {
        const isPlain = maths.inside.is === 'number'
        const inside = this.value(maths.inside, (part) => put(brackets(part)))
        // A negative number keeps them where another sign stands in front.
        if (!isPlain && this.steps.length > 0) this.replaceLast(put(this.behind(inside)))
        return inside
      }
      case 'opposite':
        return this.value(maths.of, (part) => put(opposite(part))).neg()
      case 'absolute': {
        const inside = this.value(maths.inside, (part) => put({ is: 'absolute', inside: part }))
        this.say('absolute-value', put(this.show(inside.abs())), { value: this.show(inside) })
        return inside.abs()
      }
      case 'multiple':
        return this.multiply([maths.factor, maths.of], put)
      case 'operation':
        if (maths.operator === '×') return this.multiply(maths.terms, put)
        if (maths.operator === '÷') return this.divide(maths.terms, put)
        return this.add(maths, put)
      case 'fraction':
        return this.divide([maths.over, maths.under], put)
      case 'power':
        return this.raise(maths.base, maths.exponent, put)
      case 'root':
        return this.root(maths, put)
      default:
        throw new Irrational(maths.is)
    }
  }

  private replaceLast(work: Maths) {
    const last = this.steps.pop()
    if (last) this.steps.push({ ...last, work })
  }

  /** Of several parts in a row, those before already calculated. */
  private each(parts: readonly Maths[], put: (parts: readonly Maths[]) => Maths): Fraction[] {
    const values: Fraction[] = []
    const now = [...parts]
    parts.forEach((part, index) => {
      const before = this.steps.length
      values.push(
        this.value(part, (inner) => {
          const there = [...now]
          there[index] = inner
          return put(there)
        }),
      )
      const value = values[index] ?? ZERO
      if (this.steps.length > before) now[index] = index === 0 ? this.show(value) : this.behind(value)
    })
    return values
  }

  private add(maths: Maths, put: Put): Fraction {
    const terms = signedTerms(maths)
    const values = this.each(
      terms.map(({ of }) => of),
      (parts) => put(sumWritten(parts.map((of, index) => ({ of, isMinus: terms[index]?.isMinus ?? false })))),
    ).map((value, index) => (terms[index]?.isMinus ? value.neg() : value))
    const total = values.reduce((all, value) => all.add(value), ZERO)
    if (!this.isDecimal && values.some(({ d }) => d > 1n)) {
      const below = values.reduce((all, { d }) => all.lcm(new Fraction(d)), new Fraction(1))
      const parts = values.map((value) => ({
        of: fraction(num(exactly(value.abs().mul(below))), num(exactly(below))) as Maths,
        isMinus: value.s < 0n,
      }))
      if (values.some(({ d }) => d !== below.n)) {
        this.say('common-denominator', put(sumWritten(parts)), { below: shown(below) })
      }
      const above = total.mul(below)
      this.say('add-numerators', put(unreduced(above, below)))
      if (total.d !== below.n)
        this.say('shorten', put(this.behind(total)), { by: shown(below.div(new Fraction(total.d))) })
    } else
      this.say(
        values.length > 2 ? 'left-to-right' : terms[1]?.isMinus ? 'subtract' : 'add',
        put(this.show(total)),
      )
    return total
  }

  private multiply(parts: readonly Maths[], put: Put): Fraction {
    const values = this.each(parts, (now) => put(product(...now)))
    return this.multiplied(values, put)
  }

  private multiplied(values: readonly Fraction[], put: Put): Fraction {
    const total = values.reduce((all, value) => all.mul(value), new Fraction(1))
    if (!this.isDecimal && values.some(({ d }) => d > 1n)) {
      const above = values.reduce((all, { s, n }) => all * s * n, 1n)
      const below = values.reduce((all, { d }) => all * d, 1n)
      this.say('multiply-fractions', put(unreduced(new Fraction(above), new Fraction(below))))
      if (below !== total.d)
        this.say('shorten', put(this.show(total)), { by: shown(new Fraction(below, total.d)) })
    } else this.say('multiply', put(this.show(total)))
    return total
  }

  private divide(parts: readonly Maths[], put: Put): Fraction {
    const values = this.each(parts, ([over = num(0), under = num(1)]) =>
      put(fraction(unbracketed(over), unbracketed(under))),
    )
    const [over = ZERO, ...others] = values
    return others.reduce((above, under) => {
      if (under.n === 0n) throw new Uncountable('division_by_zero')
      if (under.d === 1n && above.d === 1n) return this.divideWholes(above, under, put)
      if (this.isDecimal) {
        const quotient = above.div(under)
        this.say('divide', put(this.show(quotient)))
        return quotient
      }
      this.say('reciprocal', put(product(this.show(above), this.behind(under.inverse()))), {
        under: this.show(under),
      })
      return this.multiplied([above, under.inverse()], put)
    }, over)
  }

  private divideWholes(above: Fraction, under: Fraction, put: Put): Fraction {
    const quotient = above.div(under)
    if (quotient.d === 1n) this.say('divide', put(this.show(quotient)))
    else if (above.gcd(under).n > 1n)
      this.say('shorten', put(shown(quotient)), { by: shown(above.gcd(under)) })
    else if (under.s < 0n) this.say('sign-in-front', put(shown(quotient)))
    return quotient
  }

  private raise(base: Maths, exponent: Maths, put: Put): Fraction {
    const [value = ZERO, to = ZERO] = this.each([base, exponent], ([one = base, other = exponent]) =>
      put(power(asBase(one), unbracketed(other))),
    )
    if (to.n > MAX_EXPONENT || to.d > 4n) throw new Uncountable('too_large')
    if (to.s < 0n) {
      if (value.n === 0n) throw new Uncountable('division_by_zero')
      this.say('negative-exponent', put(powered(value.inverse(), to.neg())))
      return this.rootAndPower(value.inverse(), to.neg(), put)
    }
    return this.rootAndPower(value, to, put)
  }

  private rootAndPower(value: Fraction, to: Fraction, put: Put): Fraction {
    let base = value
    if (to.d > 1n) {
      base = exactRoot(value, Number(to.d))
      this.say('exponent-as-root', put(powered(base, new Fraction(to.n))), { index: num(Number(to.d)) })
    }
    const result = base.pow(new Fraction(to.n)) ?? ZERO
    if (to.n === 0n) this.say('power-of-zero', put(num(1)))
    else if (to.n !== 1n) this.say('power', put(this.show(result)))
    return result
  }

  private root(maths: Extract<Maths, { is: 'root' }>, put: Put): Fraction {
    const index = maths.index ?? 2
    const inside = this.value(maths.of, (part) => put(root(part, maths.index)))
    const value = exactRoot(inside, index)
    const squared = power(this.behind(value), index)
    this.say('root', put(this.show(value)), { power: squared, inside: this.show(inside) })
    return value
  }
}

const ZERO = new Fraction(0)

const powered = (base: Fraction, to: Fraction): Maths => {
  const of = shown(base)
  return to.equals(1) ? of : power(base.d > 1n || base.s < 0n ? brackets(of) : of, shown(to))
}

const unreduced = (above: Fraction, below: Fraction): Maths => {
  const size = fraction(num(exactly(above.abs())), num(exactly(below)))
  return below.equals(1) ? shown(above) : above.s < 0n ? opposite(size) : size
}
