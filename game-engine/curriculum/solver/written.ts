// Polynomials over several letters and roots, as notation: 4x² + 12xy - 5√3.
import { type Atom, asNumber, type Polynomial, type Term } from '../algebra/polynomial.ts'
import { type Maths, multiple, num, PI, root, variable } from '../notation.ts'
import { powerOf, sumOf } from '../terms.ts'
import { Unsolved } from './solution.ts'
import { exactly } from './univariate.ts'

/** @throws Unsolved functions where a function or a letter in an exponent is in it */
export function writtenPolynomial(of: Polynomial): Maths {
  return sumOf(inOrder(of).map((term) => [exactly(term.coefficient), writtenPowers(term)] as const))
}

/** Higher powers first, then by the alphabet; roots and i behind numbers. */
export function inOrder(of: Polynomial): Term[] {
  const degree = ({ powers }: Term) =>
    powers.reduce((sum, [atom, exponent]) => sum + (isLetter(atom) ? exponent : 0), 0)
  const sign = (a: Term, b: Term) =>
    degree(a) === 0 && a.powers.length + b.powers.length > 0 ? Number(b.coefficient.s - a.coefficient.s) : 0
  const name = ({ powers }: Term) =>
    powers.map(([atom, exponent]) => `${atom.name}${99 - exponent}`).join(' ')
  return [...of.values()].sort((a, b) => degree(b) - degree(a) || sign(a, b) || (name(a) < name(b) ? -1 : 1))
}

const isLetter = ({ root: of, name }: Atom) => of === undefined && name !== 'π'

/** The letters and roots of a term without its number; null for a number alone. */
export function writtenPowers({ powers }: Pick<Term, 'powers'>): Maths | null {
  const plain = powers.filter(([{ root: of, name }]) => !of || name === 'i')
  const under = powers.flatMap(([{ root: of, name }]) => {
    const inside = name !== 'i' && of?.index === 2 ? asNumber(of.of) : null
    return inside ? [inside] : []
  })
  // √2·√3 as √6.
  if (under.length > 1) {
    const others = powers.filter(([{ root: of }]) => of?.index !== 2 || !asNumber(of.of))
    const joined = root(num(exactly(under.reduce((all, one) => all.mul(one)))))
    const rest = writtenPowers({ powers: others })
    return rest ? multiple(joined, rest) : joined
  }
  const roots = powers.filter(([{ root: of, name }]) => of && name !== 'i')
  return [...roots, ...plain].reduce<Maths | null>((left, [atom, exponent]) => {
    const one = powerOf(writtenAtom(atom), exponent)
    return left === null ? one : multiple(left, one)
  }, null)
}

function writtenAtom({ name, root: of }: Atom): Maths {
  if (name === 'i') return variable('i')
  if (of) return root(writtenPolynomial(of.of), of.index === 2 ? undefined : of.index)
  if (name === 'π') return PI
  if (!/^\p{L}$/u.test(name)) throw new Unsolved('functions')
  return variable(name)
}
