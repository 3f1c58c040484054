// Where a long formula may go on in the next line: browsers break MathML nowhere.
import type { Maths, Operator, Sign } from '#engine/curriculum/notation.ts'

/** A stretch that stays on one line: "x² + 2 =" or "+ 3x". */
export interface Piece {
  /** The sign it begins with. */
  readonly operator?: Operator
  readonly of: Maths
  /** The sign it ends with; `,` in a list. */
  readonly end?: Sign | ','
}

/** Before a plus or a minus that no bracket holds, after a relation, after an entry of a list: in this order they are the formula. */
export function mathsPieces(of: Maths): readonly Piece[] {
  switch (of.is) {
    case 'relation':
      return [...ending(mathsPieces(of.left), of.sign), ...mathsPieces(of.right)]
    case 'operation': {
      const { operator, terms } = of
      const [first, ...rest] = terms
      if (!first || operator === '×' || operator === '÷') return [{ of }]
      return [...mathsPieces(first), ...rest.map((term) => ({ operator, of: term }))]
    }
    case 'list':
      return of.items.flatMap((item, index) =>
        index < of.items.length - 1 ? ending(mathsPieces(item), ',') : mathsPieces(item),
      )
    default:
      return [{ of }]
  }
}

function ending(pieces: readonly Piece[], end: Sign | ','): readonly Piece[] {
  return pieces.map((piece, index) => (index === pieces.length - 1 ? { ...piece, end } : piece))
}
