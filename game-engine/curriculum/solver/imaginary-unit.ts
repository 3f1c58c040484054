// i in normal forms.
import Fraction from 'fraction.js'
import type { NormalForm } from '../algebra/normal-form.ts'
import { type Atom, add, constant, multiply, atom as ofAtom, type Polynomial } from '../algebra/polynomial.ts'

/** i² is -1. */
const IMAGINARY: Atom = { name: 'i', root: { index: 2, of: constant(new Fraction(-1)) } }

/** The same form with i as a number whose square is -1. */
export function withImaginaryUnit({ over, under }: NormalForm): NormalForm {
  return { over: withI(over), under: withI(under) }
}

function withI(of: Polynomial): Polynomial {
  let result: Polynomial = new Map()
  for (const { coefficient, powers } of of.values()) {
    let term = constant(coefficient)
    for (const [atom, exponent] of powers) {
      const one: Polynomial = ofAtom(atom.name === 'i' ? IMAGINARY : atom)
      for (let times_ = 0; times_ < exponent; times_++) term = multiply(term, one)
    }
    result = add(result, term)
  }
  return result
}
