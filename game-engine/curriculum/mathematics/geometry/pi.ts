// Lengths, areas and volumes as multiples of π.
import type { Mistake } from '../../area.ts'
import type { Drawing } from '../../drawing.ts'
import type { Rational } from '../../exact.ts'
import type { Draft } from '../../exercise.ts'
import { type Maths, PI } from '../../notation.ts'
import type { Sentence } from '../../sentence.ts'
import { timesLetter } from '../linear.ts'
import { answerIs } from '../sentences.ts'
import { expression, hints, say } from './area.ts'

export const UNITS = say('units')

export const pi = (times: number | Rational): Maths => timesLetter(times, PI)

interface Round {
  readonly question: Sentence
  readonly drawing?: Drawing
  readonly right: Maths
  readonly mistakes: readonly Mistake<Maths>[]
  readonly unit: Sentence
  readonly hint: string
  readonly lines: Draft['solution']
}

export function roundDraft({ question, drawing, right, mistakes, unit, hint, lines }: Round): Draft {
  return {
    question,
    ...(drawing && { drawing }),
    answer: expression(right, mistakes, 'any', unit),
    hints: hints(hint),
    solution: [...lines, answerIs(right)],
  }
}
