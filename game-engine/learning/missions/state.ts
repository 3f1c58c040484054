// The state of a round of missions and the events on its way: plain readonly JSON, the random generator included.
import type { GameState } from '#engine/core/game-rules.ts'
import type { Language } from '#engine/core/languages.ts'
import type { RandomState } from '#engine/core/random.ts'
import type { Learner } from '#engine/learning/learner.ts'

export interface MissionState<Bench, Mistake> extends GameState {
  /**
   * working: the mission is played. feedback: it is done, for a moment. reading: the reason why is shown until "Next".
   */
  readonly phase: 'working' | 'feedback' | 'reading' | 'over'
  readonly language: Language
  readonly random: RandomState
  readonly lastLevel: number
  readonly learner: Learner
  /** Missions of this round, the present one last. */
  readonly used: readonly string[]
  /** The present mission's id. */
  readonly mission: string
  /** What the mission has laid out, as it is now. */
  readonly bench: Bench
  /** What was wrong with the last move on the bench; null where nothing was. */
  readonly mistake: Mistake | null
  /** Mistakes in this mission. */
  readonly misses: number
  /** Steps of help shown, 0 to 3. After two mistakes in a row the first comes unasked. */
  readonly hints: number
  /** Time spent on the mission so far. */
  readonly thinkMs: number
  /** Left of the feedback; 0 in the other phases. */
  readonly feedbackMs: number
}

export type MissionEvent<ToolMove, Mistake> =
  /** The bench was changed by this move. */
  | { readonly type: 'changed'; readonly move: ToolMove }
  | { readonly type: 'wrong'; readonly mistake: Mistake }
  /** The mission is done. */
  | { readonly type: 'right'; readonly points: number }
  | { readonly type: 'hint'; readonly hints: number }
  /** The reason why is shown. */
  | { readonly type: 'told' }
  /** A star was earned; `stars` are now held. */
  | { readonly type: 'star'; readonly stars: number }
  /** A new level begins; leaving the last one gives its star alone. */
  | { readonly type: 'level-up'; readonly level: number }
  /** Another mission is laid out. */
  | { readonly type: 'next' }
  | { readonly type: 'over' }
