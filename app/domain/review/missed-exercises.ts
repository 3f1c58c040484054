// What a round has missed, as exercises that can be asked again in practice.
import type { Band } from '#engine/core/bands.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'
import { GAME_SUM_GENERATORS, gameSum } from '#engine/curriculum/mathematics/game-sums/generators.ts'
import { fingerprint } from '#engine/curriculum/practice/ask.ts'
import type { ReviewedExercise } from '#engine/curriculum/practice/review-outcome.ts'
import { readQuestion } from '#engine/learning/arithmetic/question.ts'
import { quizExercises } from './quiz-exercises.ts'

const ARITHMETIC_GAMES: readonly string[] = ['mathMaster', 'mathMaze']

/** @param missed of a round, as its rules name it; what no exercise asks is left out */
export function missedExercises(gameId: string, band: Band, missed: readonly string[]): ReviewedExercise[] {
  if (!ARITHMETIC_GAMES.includes(gameId)) return quizExercises(gameId, band, missed)
  return [...new Set(missed)].flatMap((text) => {
    const question = readQuestion(text)
    const ref = question && gameSum(question, band)
    if (!ref) return []
    const made = makeExercise(GAME_SUM_GENERATORS, ref)
    return made.ok ? [{ ...ref, print: fingerprint(made.value) }] : []
  })
}
