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
