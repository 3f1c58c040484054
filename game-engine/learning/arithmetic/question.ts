// What an arithmetic problem is made of; problems.ts draws them, options.ts adds the four options.

import type { Operator } from './constants.ts'

interface Operation {
  readonly left: number
  readonly answer: number
}

/** A question by its parts; a square has one operand: 38² is left 38, right null. */
export type Question =
  | (Operation & { readonly operator: Exclude<Operator, '²'>; readonly right: number })
  | (Operation & { readonly operator: '²'; readonly right: null })

export type MathProblem = Question & {
  /** Four different whole numbers of zero or more, the answer once among them. */
  readonly options: readonly number[]
}

/** The question in figures, for logs and tests and as a base for screens: "7 × 8", "38²". */
export function questionText(question: Question): string {
  if (question.operator === '²') return `${question.left}²`
  return `${question.left} ${question.operator} ${question.right}`
}

/** What `questionText` has written, without its answer; null for anything else. */
export function readQuestion(text: string): Pick<Question, 'left' | 'operator' | 'right'> | null {
  const { left, operator, right } =
    /^(?<left>\d+)(?:²| (?<operator>[-+×÷]) (?<right>\d+))$/.exec(text)?.groups ?? {}
  if (left === undefined) return null
  if (right === undefined) return { left: Number(left), operator: '²', right: null }
  return { left: Number(left), operator: operator as '+' | '-' | '×' | '÷', right: Number(right) }
}
