// All numbers that anything of plain data shows.
import { type Rational, rational } from '../exact.ts'
import { exactValue, type Maths } from '../notation.ts'
import type { Filler } from '../sentence.ts'

export function numbersIn(data: unknown): Rational[] {
  if (typeof data === 'number') return Number.isSafeInteger(data) ? [rational(data)] : []
  if (typeof data !== 'object' || data === null) return []
  if (isMaths(data)) {
    const value = exactValue(data)
    return [...(value ? [value] : []), ...Object.values(data).flatMap(numbersIn)]
  }
  if ('n' in data && 'd' in data) return [data as Rational]
  return Object.values(data as Readonly<Record<string, Filler>>).flatMap(numbersIn)
}

export const isMaths = (data: object): data is Maths => 'is' in data

/** The numbers that can be read there, without those that have to be worked out: 8 and 5, but not 13, in 8 + 5. */
export function numbersWritten(data: unknown): Rational[] {
  if (typeof data === 'number') return Number.isSafeInteger(data) ? [rational(data)] : []
  if (typeof data !== 'object' || data === null) return []
  if ('n' in data && 'd' in data) return [data as Rational]
  const value = isMaths(data) && isWritten(data) ? exactValue(data) : null
  return [...(value ? [value] : []), ...Object.values(data).flatMap(numbersWritten)]
}

/** One number as it stands: 3, -3, 3/4, 1 3/4. */
function isWritten(maths: Maths): boolean {
  if (maths.is === 'fraction') return maths.over.is === 'number' && maths.under.is === 'number'
  if (maths.is === 'opposite') return maths.of.is === 'number' || maths.of.is === 'fraction'
  return maths.is === 'number' || maths.is === 'mixed' || maths.is === 'repeating'
}
