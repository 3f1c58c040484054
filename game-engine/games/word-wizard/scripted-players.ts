// Players for tests, golden logs and benches.
import { seedRandom, withDice } from '#engine/core/random.ts'
import type { Player } from '#engine/learning/missions/scripted-players.ts'
import { MAX_CELLS } from './constants.ts'
import type { WordWizardMove } from './moves.ts'
import type { WordWizardState } from './rules.ts'
import { canStepTo, nextStep } from './walk.ts'

type WordWizardPlayer = Player<WordWizardState, WordWizardMove>

/** Spells every word at once, a step after so many milliseconds. */
export function perfectPlayer(ms: number): WordWizardPlayer {
  return ({ bench }) => ({ ...nextStep(bench), ms })
}

/** Wanders about, runs into walls, asks for help, and every third time goes the right way. */
export function wanderingPlayer(seed: number): WordWizardPlayer {
  let random = seedRandom(seed)
  return (state) => {
    const [move, after] = withDice(random, (dice): WordWizardMove => {
      const ms = dice.int(0, 4_000)
      if (dice.int(1, 3) === 1) return perfectPlayer(ms)(state)
      return dice.pick<WordWizardMove>([
        { type: 'hint', ms },
        { type: 'next', ms },
        { type: 'step', ms, to: dice.int(0, MAX_CELLS - 1) },
        { type: 'step', ms, to: dice.pick(canStepTo(state.bench)) },
      ])
    })
    random = after
    return move
  }
}
