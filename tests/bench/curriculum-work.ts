// What the curriculum benchmark does once: in Node and in a Worker the same.
import { checkAnswer } from '#engine/curriculum/check-answer.ts'
import type { Answer, Exercise, ExerciseDifficulty } from '#engine/curriculum/exercise.ts'
import { makeExercise } from '#engine/curriculum/generator.ts'
import { MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'

export interface WorkOrder {
  skill: string
  difficulty: ExerciseDifficulty
  /** An exercise made, the same exercise copied as JSON, an answer judged. */
  work: 'make' | 'copy' | 'check'
  times: number
}

/** Makes or judges the exercise of a seed; answers with a number that depends on it, so that nothing is left out. */
export function curriculumWork({
  skill,
  difficulty,
  work,
}: Omit<WorkOrder, 'times'>): (seed: number) => number {
  const make = (seed: number): Exercise => {
    const version = MATH_GENERATORS[skill as keyof typeof MATH_GENERATORS].version
    const made = makeExercise(MATH_GENERATORS, { skill, version, difficulty, seed })
    if (!made.ok) throw new Error(`${skill}: ${made.code}`)
    return made.value
  }
  if (work === 'make') return (seed) => make(seed).hints.length
  const exercise = make(1)
  if (work === 'copy') return () => JSON.parse(JSON.stringify(exercise)).hints.length
  const given = answerTo(exercise.answer)
  return () => checkAnswer(exercise.answer, given, 'en').is.length
}

/** Something to judge: a number is typed, an index is chosen; never mind whether it is right. */
function answerTo(answer: Answer): unknown {
  switch (answer.kind) {
    case 'number':
      return '-12 3/4'
    case 'numbers':
      return answer.right.map(() => '0.75')
    case 'expression':
      return '2(x + 3)^2 - 4x/5 + 1'
    case 'point':
      return [1, -2]
    case 'ordering':
      return answer.items.map((_, index) => index)
    case 'matching':
      return answer.items.map(() => 0)
    case 'multi-select':
      return [0]
    case 'text':
      return 'because'
    default:
      return 0
  }
}
