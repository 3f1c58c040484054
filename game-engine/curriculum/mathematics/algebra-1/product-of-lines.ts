import { type Maths, multiple } from '../../notation.ts'
import { inBrackets } from '../../terms.ts'

/** (ax + b)(cx + d) */
export const times = (a: number, b: number, c: number, d: number): Maths =>
  multiple(inBrackets(a, b), inBrackets(c, d))
