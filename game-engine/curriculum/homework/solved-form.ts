// Whether a line is as short as the end of a solution: nothing is left to work out.
import type { Maths } from '../notation.ts'
import type { Relation } from './relation-chain.ts'

export const isSolvedForm = ({ left, right }: Relation, letter: string) =>
  [
    [left, right],
    [right, left],
  ].some(([one, other]) => one?.is === 'variable' && one.name === letter && other && isPlain(other))

/** A number as it is written at the end. */
export const isPlain = (maths: Maths): boolean =>
  maths.is === 'number' ||
  maths.is === 'apply' ||
  maths.is === 'degrees' ||
  (maths.is === 'variable' && (maths.name === 'π' || maths.name === 'e')) ||
  (maths.is === 'multiple' && isPlain(maths.factor) && isPlain(maths.of)) ||
  (maths.is === 'power' && maths.base.is === 'variable' && isPlain(maths.exponent)) ||
  maths.is === 'mixed' ||
  (maths.is === 'opposite' && isPlain(maths.of)) ||
  (maths.is === 'fraction' && isPlain(maths.over) && isPlain(maths.under))
