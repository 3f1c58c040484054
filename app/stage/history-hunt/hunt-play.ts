import type { HistoryHuntMove } from '#engine/games/history-hunt/moves.ts'
import type { HistoryHuntRefusal } from '#engine/games/history-hunt/rules.ts'
import type { HistoryHuntEvent, HistoryHuntState } from '#engine/games/history-hunt/state.ts'
import type { HuntWords } from '#engine/games/history-hunt/words.ts'
import type { ArPlay, ArSceneProps } from '../ar/ar-game.ts'
import type { Playing } from '../game.ts'

export type HuntPlay = ArPlay<
  HistoryHuntState,
  HistoryHuntMove,
  HistoryHuntEvent,
  HistoryHuntRefusal,
  HuntWords
>

export type HuntSceneProps = ArSceneProps<
  HistoryHuntState,
  HistoryHuntMove,
  HistoryHuntEvent,
  HistoryHuntRefusal,
  HuntWords
>

export type HuntPlaying = Playing<HistoryHuntState, HistoryHuntMove, HistoryHuntEvent, HistoryHuntRefusal>
