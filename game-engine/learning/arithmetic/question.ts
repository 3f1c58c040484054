// What an arithmetic problem is made of; problems.ts draws them, options.ts adds the four options.

import type { Band } from '#engine/core/bands.ts'
import type { Operator } from './constants.ts'

interface Operation {
  readonly left: number
  readonly answer: number
  /** Of a question beyond its round's band: the band whose ranges, hints and picture it has (beyond.ts). */
  readonly beyond?: Band
}

type OfOne = '²' | '√'

/** A question by its parts; squares and roots have one operand: 38² is left 38, right null; √144 is left 144; 2^5 left 2, right 5. */
export type Question =
  | (Operation & { readonly operator: Exclude<Operator, OfOne>; readonly right: number })
  | (Operation & { readonly operator: OfOne; readonly right: null })

export type MathProblem = Question & {
  /** Four different whole numbers of zero or more, the answer once among them. */
  readonly options: readonly number[]
}

/** The question in figures, for logs and tests: "7 × 8", "38²", "√144", "2 ^ 5". */
export function questionText({ left, operator, right }: Question): string {
  if (operator === '²') return `${left}²`
  if (operator === '√') return `√${left}`
  return `${left} ${operator} ${right}`
}

/** What `questionText` has written, without its answer; null for anything else. */
export function readQuestion(text: string): Pick<Question, 'left' | 'operator' | 'right'> | null {
  const ofOne = /^(?<root>√?)(?<left>\d+)(?<square>²?)$/.exec(text)?.groups
  if (ofOne) {
    if ((ofOne['root'] === '') === (ofOne['square'] === '')) return null
    return { left: Number(ofOne['left']), operator: ofOne['root'] === '' ? '²' : '√', right: null }
  }
  const { left, operator, right } =
    /^(?<left>\d+) (?<operator>[-+×÷^]) (?<right>\d+)$/.exec(text)?.groups ?? {}
  if (left === undefined || right === undefined) return null
  return { left: Number(left), operator: operator as Exclude<Operator, OfOne>, right: Number(right) }
}
