// Denominators without roots of numbers and without i.
import type { NormalForm } from '../algebra/normal-form.ts'
import {
  type Atom,
  add,
  asNumber,
  multiply,
  negative,
  atom as ofAtom,
  type Polynomial,
  type Term,
} from '../algebra/polynomial.ts'
import type { Step } from '../exercise.ts'
import { brackets, equation, fraction, type Maths, multiple, num, product, root } from '../notation.ts'
import { squareRoot } from './roots.ts'
import { step } from './solution.ts'
import { everyPart } from './tree.ts'
import { writtenPolynomial } from './written.ts'

const MAX_ROUNDS = 4

/** Multiplied by the conjugate until no root of a number, and no i, stands below. */
export function rationalizeDenominator(form: NormalForm, maths: Maths, steps: Step[]): NormalForm {
  for (const part of everyPart(maths)) {
    if (part.is !== 'root' || part.of.is !== 'number' || part.of.value.d !== 1 || (part.index ?? 2) !== 2)
      continue
    const { whole, under } = squareRoot(BigInt(part.of.value.n))
    if (whole > 1n && under > 1n) {
      const square = Number(whole) ** 2
      steps.push(
        step(
          'square-out-of-root',
          undefined,
          equation(
            product(root(num(square)), root(num(Number(under)))),
            multiple(num(Number(whole)), root(num(Number(under)))),
          ),
        ),
      )
    }
  }
  let { over, under } = form
  for (let round = 0; round < MAX_ROUNDS && !asNumber(under); round++) {
    const found = [...under.values()]
      .flatMap(({ powers }) => powers)
      .find(([atom]) => atom.root && (atom.value !== undefined || atom.name === 'i'))
    if (found?.[0].root?.index !== 2) break
    const conjugate = withOpposite(under, found[0])
    steps.push(
      step(
        under.size === 1 ? 'root-below' : 'conjugate',
        undefined,
        fraction(
          product(bracketed(over), bracketed(conjugate)),
          product(bracketed(under), bracketed(conjugate)),
        ),
      ),
    )
    ;[over, under] = [multiply(over, conjugate), multiply(under, conjugate)]
  }
  return { over, under }
}

const bracketed = (of: Polynomial): Maths =>
  of.size > 1 ? brackets(writtenPolynomial(of)) : writtenPolynomial(of)

/** a - b√c for a + b√c; √c alone for b√c. */
function withOpposite(of: Polynomial, alone: Atom): Polynomial {
  if (of.size === 1) return ofAtom(alone)
  let result: Polynomial = new Map()
  for (const [key, term] of of) {
    const one: Polynomial = new Map<string, Term>([[key, term]])
    const isIt = term.powers.some(([atom]) => atom.name === alone.name)
    result = add(result, isIt ? negative(one) : one)
  }
  return result
}
