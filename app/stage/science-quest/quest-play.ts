import type { Mission } from '#engine/games/science-quest/missions/mission.ts'
import type { ScienceQuestMove } from '#engine/games/science-quest/moves.ts'
import { type ScienceQuestRefusal, shownMove } from '#engine/games/science-quest/rules.ts'
import type { ScienceQuestEvent, ScienceQuestState } from '#engine/games/science-quest/state.ts'
import type { ToolMove } from '#engine/games/science-quest/tasks/bench.ts'
import type { ScienceQuestWords } from '#engine/games/science-quest/words/mission-words.ts'
import type { ArPlay, ArSceneProps } from '../ar/ar-game.ts'
import type { Playing } from '../game.ts'

export type QuestPlay = ArPlay<
  ScienceQuestState,
  ScienceQuestMove,
  ScienceQuestEvent,
  ScienceQuestRefusal,
  ScienceQuestWords
>

export type QuestPlaying = Playing<
  ScienceQuestState,
  ScienceQuestMove,
  ScienceQuestEvent,
  ScienceQuestRefusal
>

export type QuestSceneProps = ArSceneProps<
  ScienceQuestState,
  ScienceQuestMove,
  ScienceQuestEvent,
  ScienceQuestRefusal,
  ScienceQuestWords
>

/** What a part of the bench gets: the round, and the mission as the kind it is. */
export type With<Kind extends Mission, Play = QuestPlay> = Play & { readonly mission: Kind }

/** Whether things can be moved now. */
export function isWorking({ isPlaying, state }: Pick<QuestPlay, 'isPlaying' | 'state'>): boolean {
  return isPlaying && state.phase === 'working'
}

/** The move the third step of help shows; null while it shows none. */
export function shown<Type extends ToolMove['type']>(
  state: ScienceQuestState,
  type: Type,
): Extract<ToolMove, { type: Type }> | null {
  const move = shownMove(state)
  return move?.type === type ? (move as Extract<ToolMove, { type: Type }>) : null
}
