// Draws the next question: its skill from the path and what is due, its difficulty from the rating, its exercise anew.
import { type Dice, MAX_SEED, withDice } from '#engine/core/random.ts'
import { DIFFICULTIES, type Exercise, type ExerciseDifficulty, type ExerciseRef } from '../exercise.ts'
import { type Generators, makeExercise } from '../generator.ts'
import { difficultyFor, NEW_SKILL } from './skill-state.ts'
import type { PracticeQuestion, PracticeState, Reason } from './state.ts'

/** One question in so many looks back at an older skill, while some are due. */
export const DUE_EVERY = 4
/** Seeds tried at a difficulty for an exercise that was not asked yet: enough to meet each of the few items of a written skill. */
const SEEDS_TRIED = 40

type Asked = Pick<PracticeState, 'random' | 'question' | 'asked' | 'due'>

export function ask(
  generators: Generators,
  state: Pick<PracticeState, 'options' | 'random' | 'skills' | 'path' | 'due' | 'asked' | 'results'>,
): Asked {
  const { options, path, skills, asked, results } = state
  const again = options.review?.[results.length]
  if (again) {
    const print = fingerprint(exerciseOf(generators, again))
    const { random, due } = state
    return { random, due, question: { ...again, reason: 'review' }, asked: [...asked, print] }
  }
  const [skill, reason, due] = choose(state)
  const { version = 0, met = [] } = options.skills[skill] ?? {}
  const wanted = difficultyFor(skills[skill] ?? NEW_SKILL)
  const draw = (dice: Dice): [PracticeQuestion, number] => {
    // What was asked in this session comes again only where nothing else is left, of any difficulty; what was asked in earlier ones,
    // where nothing else of the difficulty is. Then what was asked longest ago.
    const before = [...met, ...asked]
    let longestAgo: { at: number; drawn: [PracticeQuestion, number] } | undefined
    for (const near of nearestFirst(wanted)) {
      for (let tried = 0; tried < SEEDS_TRIED; tried++) {
        const ref = { skill, version, difficulty: near, seed: dice.int(0, MAX_SEED) }
        const print = fingerprint(exerciseOf(generators, ref))
        const at = before.lastIndexOf(print)
        if (longestAgo === undefined || at < longestAgo.at)
          longestAgo = { at, drawn: [{ ...ref, reason }, print] }
        if (at === -1) return longestAgo.drawn
      }
      if (longestAgo && longestAgo.at < met.length) return longestAgo.drawn
    }
    if (!longestAgo) throw new Error('no exercise was drawn')
    return longestAgo.drawn
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

function nearestFirst(wanted: ExerciseDifficulty): ExerciseDifficulty[] {
  return [...DIFFICULTIES].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
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

/** Which exercise it is, whatever its seed. FNV-1a over what is asked, 32 bits: options whatever their order, as some questions differ in nothing else. */
export function fingerprint({ question, drawing, answer }: Exercise): number {
  const shown = 'items' in answer ? answer.items : 'options' in answer ? answer.options : null
  const asked = shown ? shown.map((one) => JSON.stringify(one)).sort() : answer.right
  let hash = 0x811c_9dc5
  for (const character of JSON.stringify([question, drawing ?? null, asked])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x0100_0193)
  }
  return hash >>> 0
}
