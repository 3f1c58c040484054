// Sums and differences as a row of terms with their signs.
import { type Maths, num, opposite } from '../notation.ts'

interface SignedTerm {
  readonly of: Maths
  readonly isMinus: boolean
}

/** a - b + c as its terms. */
export function signedTerms(maths: Maths): SignedTerm[] {
  if (maths.is !== 'operation' || (maths.operator !== '+' && maths.operator !== '-')) {
    return [{ of: maths, isMinus: false }]
  }
  const [first, ...rest] = maths.terms
  const isMinus = maths.operator === '-'
  return [...(first ? signedTerms(first) : []), ...rest.map((of) => ({ of, isMinus }))]
}

export function sumWritten([first, ...rest]: readonly SignedTerm[]): Maths {
  const head = first ? (first.isMinus ? opposite(first.of) : first.of) : num(0)
  return rest.reduce<Maths>(
    (left, { of, isMinus }) => ({ is: 'operation', operator: isMinus ? '-' : '+', terms: [left, of] }),
    head,
  )
}
