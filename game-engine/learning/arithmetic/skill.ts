import type { Operator } from './constants.ts'
import type { Question } from './question.ts'

const SKILLS: Readonly<Record<Operator, string>> = {
  '+': 'math.add',
  '-': 'math.subtract',
  '×': 'math.multiply',
  '÷': 'math.divide',
  '²': 'math.square',
  '√': 'math.root',
  '^': 'math.power',
}

/** What a question practises: the name its rating is kept under, the same in every game. */
export function skillOf({ operator }: Pick<Question, 'operator'>): string {
  return SKILLS[operator]
}
