// The state of a History Hunt round and the events on its way: plain readonly JSON, the random generator included.
import type { GameState } from '#engine/core/game-rules.ts'
import type { RandomState } from '#engine/core/random.ts'
import type { Learner } from '#engine/learning/learner.ts'
import type { Side } from './artefact.ts'
import type { ArtefactId } from './artefacts.ts'
import type { MissionTask } from './mission.ts'

/** Where an artefact lies, seen by a player who looks straight ahead when the mission opens. Whole numbers. */
export interface Spot {
  /** Degrees clockwise from straight ahead, -180 to 180. */
  readonly angle: number
  /** Along the floor. */
  readonly distanceCm: number
  /** Of what it stands on, above the floor. */
  readonly heightCm: number
  /** Degrees it is turned clockwise, seen from above, from showing its front; 0 to 359. */
  readonly turn: number
}

/** One artefact of the mission, and what the player has done with it. */
export interface Find {
  readonly artefact: ArtefactId
  readonly spot: Spot
  /** Sides with a clue that were looked at, in that order. */
  readonly seen: readonly Side[]
  readonly done: readonly MissionTask[]
  /** Tasks in which a mistake was made with it. */
  readonly missed: readonly MissionTask[]
  /** Spans, by their place in SPANS, and changes, by theirs in `changes`, that are known to be wrong. */
  readonly ruledOut: { readonly spans: readonly number[]; readonly changes: readonly number[] }
}

/** Why an answer was wrong. Years are always at least 1. */
export type Mistake =
  | {
      readonly kind: 'too-early' | 'too-late'
      readonly artefact: ArtefactId
      readonly years: number
      /** What does come from the time that was chosen; null where the collection has nothing. */
      readonly confusedWith: ArtefactId | null
    }
  /** It was laid on the wrong side of the other one. */
  | { readonly kind: 'older-than' | 'newer-than'; readonly artefact: ArtefactId; readonly other: ArtefactId }
  /** The change chosen began with the other one. */
  | { readonly kind: 'other-change'; readonly artefact: ArtefactId; readonly other: ArtefactId }

/** What the last move brought to light, to be read until the next one. */
export type News =
  | { readonly kind: 'clue'; readonly artefact: ArtefactId; readonly side: Side }
  | { readonly kind: 'hint' }
  | { readonly kind: 'right'; readonly task: MissionTask; readonly artefact: ArtefactId }
  | { readonly kind: 'wrong'; readonly mistake: Mistake }

export interface HistoryHuntState extends GameState {
  /** 'choosing' a mission, 'hunting' in one. */
  readonly phase: 'choosing' | 'hunting' | 'over'
  readonly random: RandomState
  readonly lastLevel: number
  readonly learner: Learner
  /** Missions finished in this round, by their place in it, from 0. */
  readonly finished: readonly number[]
  /** Place of the mission that is open; null while choosing and when the round is over. */
  readonly mission: number | null
  /** The artefacts of the mission, in no telling order; empty while no mission is open. */
  readonly finds: readonly Find[]
  /** Those laid on the timeline, oldest first. */
  readonly timeline: readonly ArtefactId[]
  /** The artefacts whose changes can be chosen, one of them not of this mission; empty where nothing is matched. */
  readonly changes: readonly ArtefactId[]
  /** Steps of help shown in this mission, 0 to 3. */
  readonly hints: number
  /** Since the last answer. */
  readonly thinkMs: number
  /** Null while no mission is open, and before the first move in one. */
  readonly news: News | null
  /** Sides turned to and answers given in the whole round: what hands have done. */
  readonly handled: number
}

export type HistoryHuntEvent =
  | { readonly type: 'opened'; readonly mission: number }
  | { readonly type: 'clue'; readonly artefact: ArtefactId; readonly side: Side }
  | { readonly type: 'hint'; readonly hints: number }
  | {
      readonly type: 'right'
      readonly task: MissionTask
      readonly artefact: ArtefactId
      readonly points: number
    }
  /** The first artefact lies on the timeline: nothing to be right about. */
  | { readonly type: 'laid'; readonly artefact: ArtefactId }
  | { readonly type: 'wrong'; readonly task: MissionTask; readonly mistake: Mistake }
  | { readonly type: 'mission-done'; readonly mission: number }
  /** A star was earned; `stars` are now held. */
  | { readonly type: 'star'; readonly stars: number }
  | { readonly type: 'level-up'; readonly level: number }
  | { readonly type: 'over' }
