// A relation that may go on: a = b = c.
import type { Maths } from '../notation.ts'

export type Relation = Extract<Maths, { is: 'relation' }>

export function partsOfChain(of: Relation): Maths[] {
  return of.left.is === 'relation' ? [...partsOfChain(of.left), of.right] : [of.left, of.right]
}
