import { equation, type Maths, power, X } from '../../notation.ts'
import { inBrackets, sumOf } from '../../terms.ts'
import { answerIs } from '../sentences.ts'
import { say } from './area.ts'

export const bothRoots = (low: Maths, high: Maths) =>
  answerIs(say('both-solutions', { low: equation(X, low), high: equation(X, high) }))
export const ROOTS = ['smaller', 'larger'] as const

export const squareWith = (a: number, h: number, k: number): Maths =>
  sumOf([
    [a, power(inBrackets(1, h), 2)],
    [k, null],
  ])
