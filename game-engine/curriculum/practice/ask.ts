// Draws the next question: its skill from the path and what is due, its difficulty from the rating, its exercise anew.
import { type Dice, MAX_SEED, withDice } from '#engine/core/random.ts'
import type { Exercise, ExerciseRef } from '../exercise.ts'
import { type Generators, makeExercise } from '../generator.ts'
import { difficultyFor, NEW_SKILL } from './skill-state.ts'
import type { PracticeQuestion, PracticeState, Reason } from './state.ts'

/** One question in so many looks back at an older skill, while some are due. */
export const DUE_EVERY = 4
/** Seeds tried for an exercise that was not asked yet. */
const SEEDS_TRIED = 12

type Asked = Pick<PracticeState, 'random' | 'question' | 'asked' | 'due'>

export function ask(
  generators: Generators,
  state: Pick<PracticeState, 'options' | 'random' | 'skills' | 'path' | 'due' | 'asked' | 'results'>,
): Asked {
  const { options, path, skills, asked, results } = state
  const [skill, reason, due] = choose(state)
  const version = options.skills[skill]?.version ?? 0
  const difficulty = difficultyFor(skills[skill] ?? NEW_SKILL)
  const draw = (dice: Dice): [PracticeQuestion, number] => {
    let drawn: [PracticeQuestion, number] | undefined
    for (let tried = 0; tried < SEEDS_TRIED; tried++) {
      const ref = { skill, version, difficulty, seed: dice.int(0, MAX_SEED) }
      const print = fingerprint(exerciseOf(generators, ref))
      drawn ??= [{ ...ref, reason }, print]
      if (!asked.includes(print)) return [{ ...ref, reason }, print]
    }
    if (!drawn) throw new Error('no exercise was drawn')
    return drawn
  }
  const [[question, print], random] = withDice(state.random, draw)
  return { random, question, due, asked: [...asked, print] }

  function choose({ due }: Pick<PracticeState, 'due'>): [string, Reason, readonly string[]] {
    const here = path.at(-1) ?? path[0]
    const [older, ...rest] = due
    const isTurn = results.length % DUE_EVERY === DUE_EVERY - 1
    if (older !== undefined && isTurn && path.length === 1) return [older, 'due', rest]
    return [here.skill, path.length === 1 ? 'focus' : 'prerequisite', due]
  }
}

/** @throws Error when it cannot be made: canReplay (options.ts) was not asked */
export function exerciseOf(generators: Generators, ref: ExerciseRef): Exercise {
  const made = makeExercise(generators, {
    skill: ref.skill,
    version: ref.version,
    difficulty: ref.difficulty,
    seed: ref.seed,
  })
  if (!made.ok) throw new Error(`${ref.skill}: ${made.code}`)
  return made.value
}

/** FNV-1a over what is asked, 32 bits: options whatever their order, as some questions differ in nothing else. */
function fingerprint({ question, drawing, answer }: Exercise): number {
  const shown = 'items' in answer ? answer.items : 'options' in answer ? answer.options : null
  const asked = shown ? shown.map((one) => JSON.stringify(one)).sort() : answer.right
  let hash = 0x811c_9dc5
  for (const character of JSON.stringify([question, drawing ?? null, asked])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x0100_0193)
  }
  return hash >>> 0
}
