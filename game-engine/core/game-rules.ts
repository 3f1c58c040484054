// What a game is to everyone outside it: pure rules over plain data, with seed and clock as inputs.
// Screens, sessions and the server's replay know games only through this contract.

import type { Band } from './bands.ts'
import type { Language } from './languages.ts'
import type { Result } from './result.ts'

/** Longest round there is, and so the longest single move; bounds the work a forged log can ask for. */
export const MAX_ROUND_MS = 86_400_000

/** How hard the player wants it; 'even' aims at the success rate that teaches most. */
export const CHALLENGES = ['easier', 'even', 'harder'] as const

export type Challenge = (typeof CHALLENGES)[number]

/** Everything a round depends on besides its moves. Fixed by the server when the round is opened. Plain JSON. */
export interface RoundOptions {
  /** uint32, issued by the server for one round. */
  readonly seed: number
  readonly band: Band
  /** False switches question countdowns off (an accessibility setting); nothing else changes. */
  readonly timed: boolean
  /** What the round's words are in. Only games whose questions are words depend on it. */
  readonly language: Language
  readonly challenge: Challenge
  /** What the player was rated at the round's opening, by skill (learning/learner.ts); skills never practised are absent. */
  readonly ratings: Readonly<Record<string, number>>
  /** Levels after the band's last one, from game-level packs: 10 each. */
  readonly extraLevels: number
  /**
   * Questions the player had answered at the round's opening, by skill. Rounds opened before this was told have none: their
   * ratings move as they did then.
   */
  readonly practised?: Readonly<Record<string, number>>
  /**
   * Content the player has met in rounds of this game and band (and, of words, language), by id, last met last. Rounds opened
   * before this was told have none, and draw as they did then.
   */
  readonly met?: readonly string[]
}

/** What every game's state shows, whatever else it holds. */
export interface GameState {
  /** 'over' ends every round; the others are the game's own. */
  readonly phase: string
  readonly band: Band
  /** From 1 to the round's last level; stays the last one when the round is over. */
  readonly level: number
  readonly score: number
  readonly stars: number
}

export interface RoundScore {
  readonly score: number
  readonly level: number
  readonly stars: number
  /** Questions answered rightly. */
  readonly right: number
  /** Answers given, right or wrong; questions that ran out of time are not among them. */
  readonly answered: number
  /** Questions that were closed by an answer or by time; as many as `right` in a perfect round. */
  readonly asked: number
  /** The most right answers in a row. */
  readonly bestStreak: number
}

/** How one skill fared in a round. */
export interface SkillPractice {
  /** After the round; a whole number on the Elo scale. */
  readonly rating: number
  readonly seen: number
  readonly right: number
}

export interface RoundPractice {
  /** By skill, those practised in this round. */
  readonly skills: Readonly<Record<string, SkillPractice>>
  /** Right answers given sooner than a person can read the question and decide. */
  readonly rushed: number
}

/** Every move says how many whole milliseconds have passed since the move before it (0 to MAX_ROUND_MS). */
export interface GameMove {
  readonly type: string
  readonly ms: number
}

/** Time passing, and nothing else; every game takes it. */
export interface TickMove extends GameMove {
  readonly type: 'tick'
}

/** "Finish now": the round is over as it stands, and what was done counts. */
export interface StopMove extends GameMove {
  readonly type: 'stop'
}

/** An answer to a written item, given without help: it says something of the item's difficulty. */
export interface ItemAnswer {
  readonly item: string
  /** As the item's writer has it, 1 the easiest. */
  readonly difficulty: number
  readonly right: boolean
  /** The chance that it would be right, in thousandths, by the player's rating when it was asked. */
  readonly expected: number
}

/**
 * Rules that moves are played by, of a game or of a practice session: what a session needs to play them and a replay to
 * play them again. Options, state, moves and events are plain readonly JSON. All functions are pure: the same options and
 * moves give the same states in every browser and on the server.
 */
export interface MoveRules<State, Move extends GameMove, Event, Refusal extends string, Options> {
  readonly id: string
  /** Raised whenever the same options and moves could lead to another state than before. */
  readonly version: number
  start(options: Options): State
  /** Strict: refuses unknown keys, missing keys, fractions and numbers out of range. */
  parseMove(input: unknown): Result<Move, 'malformed_move'>
  /**
   * Lets `move.ms` pass, then plays the move. Ticks are additive: tick(a) then tick(b) equals tick(a + b) in
   * state and events. After a refusal nothing has happened, and no time has passed.
   */
  apply(state: State, move: Move): Result<Step<State, Event>, Refusal>
  isOver(state: State): boolean
  /**
   * The state once its player stops before the end; null while nothing has been done that could count. Rules without it are
   * played to their end.
   */
  stop?(state: State): State | null
}

/** The rules of one game. */
export interface GameRules<State, Move extends GameMove, Event, Refusal extends string>
  extends MoveRules<State, Move, Event, Refusal, RoundOptions> {
  score(state: State): RoundScore
  /**
   * Whether a round that is over was ended before its last level, by a move of the game's own. Without it only "Finish now" does
   * that.
   */
  endedEarly?(state: State): boolean
  /** What the round says about the player's skills. */
  practice(state: State): RoundPractice
  /** Ids of the content the round has shown, in that order, once for each time. Games that make up their questions have none. */
  contentMet?(state: State): readonly string[]
  /** The id of the content that this step answered wrongly; null when it did not. */
  contentMissed?(step: Step<State, Event>): string | null
  /** What the step from this state says of an item; null where it says nothing. Games that make up their questions have none. */
  itemAnswered?(before: State, step: Step<State, Event>): ItemAnswer | null
  /**
   * Milliseconds no person's hands could play what led to this state in less; 0 where `rushed` answers say enough. A bound,
   * not a guess: it may be far below what people need.
   */
  quickestMs(state: State): number
  /** The last level of a round with these options, extra levels counted in. */
  lastLevel(options: Pick<RoundOptions, 'band' | 'extraLevels' | 'language'>): number
  /** Stars a whole round with these options gives. */
  mostStars(options: Pick<RoundOptions, 'band' | 'extraLevels' | 'language'>): number
}

export interface Step<State, Event> {
  readonly state: State
  /** What happened on the way, in order: for animation, sound and announcements. */
  readonly events: readonly Event[]
}

/** Rules whose inner types the caller need not know, for instance to replay a posted log. */
export type AnyRules = GameRules<unknown, GameMove, unknown, string>
