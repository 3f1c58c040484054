// A generator makes the exercises of one skill out of dice. It is pure: the same seed gives the same exercise for good, and
// whoever changes what a seed gives raises the version.
import { type Dice, seedRandom, withDice } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import {
  DIFFICULTIES,
  type Draft,
  type Exercise,
  type ExerciseDifficulty,
  type ExerciseRef,
} from './exercise.ts'

export interface Generator {
  readonly version: number
  /** Exercises there are in all, where they are written and so are few. */
  readonly size?: number
  draw(dice: Dice, difficulty: ExerciseDifficulty): Draft
}

/** Generators by skill id. */
export type Generators = Readonly<Record<string, Generator>>

/**
 * The exercise of a reference, also of an untrusted one.
 * - unknown_skill: no such skill has a generator
 * - old_version: its generator has changed since; the exercise cannot be made again
 * - malformed: difficulty or seed is none
 */
export function makeExercise(
  generators: Generators,
  { skill, version, difficulty, seed }: ExerciseRef,
): Result<Exercise, 'unknown_skill' | 'old_version' | 'malformed'> {
  const generator = Object.hasOwn(generators, skill) ? generators[skill] : undefined
  if (!generator) return refuse('unknown_skill')
  if (version !== generator.version) return refuse('old_version')
  if (!DIFFICULTIES.includes(difficulty) || !Number.isInteger(seed) || seed < 0 || seed > 0xffff_ffff) {
    return refuse('malformed')
  }
  const [draft] = withDice(seedRandom(seed), (dice) => generator.draw(dice, difficulty))
  return ok({ skill, version, difficulty, seed, ...draft })
}
