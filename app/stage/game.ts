// What the frame around every game has to know of one: its rules, its words, its picture, and the screen it is played on.
import type { ComponentType } from 'react'
import type { ArtName } from '#app/ui/art/art.tsx'
import type { Band } from '#engine/core/bands.ts'
import type { GameMove, GameRules, GameState, RoundOptions, RoundScore } from '#engine/core/game-rules.ts'
import type { Session } from '#engine/core/session.ts'
import type { FrameSource } from './round-clock.ts'

/** A round on the table, as a game's own screen needs it. */
export interface Playing<State, Move extends GameMove, Event, Refusal extends string> {
  readonly session: Session<State, Move, Event, Refusal>
  readonly options: RoundOptions
  readonly paused: boolean
  /** Neither paused nor over. */
  readonly isPlaying: boolean
  setPaused(paused: boolean): void
  /**
   * Plays a move; the milliseconds since the last one are put in.
   * @returns false when the rules refuse it: nothing has happened then
   */
  play(move: (ms: number) => Move): boolean
  /** "Finish now": the round is over as it stands, unless nothing has been done yet. */
  stop(): void
}

export interface GameWords {
  title(): string
  blurb(band: Band): string
  /** On the start button. */
  start(): string
  /** Short facts about a round, for the start screen. */
  facts(round: { band: Band; timed: boolean; lastLevel: number }): readonly string[]
  /** How keys answer, told where there may be a keyboard. */
  keys?(): string
  /** What was done in a round that ended before its last level; where it says enough that it stopped at its level, left out. */
  stopped?(round: { score: RoundScore; lastLevel: number }): string
  /** How to play, step by step; games that need no telling leave it out. */
  howTo?(): HowTo
}

export interface HowTo {
  readonly title: string
  /** The first step where there may be a keyboard. */
  readonly keys?: string
  /** The same where there is none. */
  readonly touch?: string
  readonly steps: readonly string[]
}

export interface Game<State extends GameState, Move extends GameMove, Event, Refusal extends string> {
  readonly rules: GameRules<State, Move, Event, Refusal>
  readonly words: GameWords
  readonly art: ArtName
  /** Whether it counts down its questions, so that the timer can be switched off. */
  readonly hasTimer: boolean
  /** How often a round is told the time; with every frame unless given. */
  readonly frames?: FrameSource
  /** Further settings of this game alone. */
  readonly Settings?: ComponentType<{ band: Band | null }>
  readonly Play: ComponentType<{ playing: Playing<State, Move, Event, Refusal> }>
}
