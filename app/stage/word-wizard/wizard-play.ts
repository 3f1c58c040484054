import type { WordWizardMove } from '#engine/games/word-wizard/moves.ts'
import type { WordWizardState } from '#engine/games/word-wizard/rules.ts'
import type { StepMove, StepRefusal, WrongEnd } from '#engine/games/word-wizard/walk.ts'
import type { WordWizardWords } from '#engine/games/word-wizard/words/mission-words.ts'
import type { MissionRefusal } from '#engine/learning/missions/rules.ts'
import type { MissionEvent } from '#engine/learning/missions/state.ts'
import type { ArPlay, ArSceneProps } from '../ar/ar-game.ts'
import type { Playing } from '../game.ts'

export type WordWizardEvent = MissionEvent<StepMove, WrongEnd>
export type WordWizardRefusal = StepRefusal | MissionRefusal

export type WizardPlay = ArPlay<
  WordWizardState,
  WordWizardMove,
  WordWizardEvent,
  WordWizardRefusal,
  WordWizardWords
>

export type WizardPlaying = Playing<WordWizardState, WordWizardMove, WordWizardEvent, WordWizardRefusal>

export type WizardSceneProps = ArSceneProps<
  WordWizardState,
  WordWizardMove,
  WordWizardEvent,
  WordWizardRefusal,
  WordWizardWords
>

/** Whether the piece can be moved now. */
export function isWalking({ isPlaying, state }: Pick<WizardPlay, 'isPlaying' | 'state'>): boolean {
  return isPlaying && state.phase === 'working'
}

export function stepTo({ act }: Pick<WizardPlay, 'act'>, to: number): void {
  act((ms) => ({ type: 'step', ms, to }))
}
