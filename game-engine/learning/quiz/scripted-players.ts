// Players for tests, golden logs and benches: they play whole rounds of a quiz through a session, as a screen would.
import type { RoundOptions } from '#engine/core/game-rules.ts'
import { type RandomState, seedRandom, withDice } from '#engine/core/random.ts'
import { createSession } from '#engine/core/session.ts'
import { OPTION_COUNT, type QuizMove } from './moves.ts'
import type { QuizRules } from './rules.ts'
import { type QuizState, struckOut } from './state.ts'

/** What a player does with one question: think so long, ask for so many hints, choose, and read the fun fact so long. */
export interface Turn {
  readonly thinkMs: number
  readonly hints: number
  /** Chooses when all the hints asked for are on show. */
  option(state: QuizState): number
  readonly readMs: number
}

export type Player = (state: QuizState) => Turn

export interface PlayedRound {
  readonly state: QuizState
  readonly moves: QuizMove[]
  /** Every question as it was asked. */
  readonly questions: readonly QuizState[]
}

export function rightOption({ question }: Pick<QuizState, 'question'>): number {
  return question.order.indexOf(0)
}

/** A wrong option that no hint has struck out. */
export function wrongOption({ question }: Pick<QuizState, 'question'>): number {
  return question.order.indexOf(OPTION_COUNT - 1)
}

/** Answers everything rightly after so many milliseconds, and reads every fun fact for two seconds. */
export function perfectPlayer(thinkMs: number): Player {
  return () => ({ thinkMs, hints: 0, option: rightOption, readMs: 2_000 })
}

export function wrongPlayer(thinkMs: number): Player {
  return () => ({ thinkMs, hints: 0, option: wrongOption, readMs: 500 })
}

/** Asks for hints at random and guesses among what they leave. */
export function guessingPlayer(seed: number): Player {
  let random: RandomState = seedRandom(seed)
  return () => {
    const [turn, after] = withDice(random, (dice) => {
      const places = dice.shuffle([0, 1, 2, 3])
      return {
        thinkMs: dice.int(0, 25_000),
        hints: dice.int(0, 3),
        option: (state: QuizState) => places.find((place) => !struckOut(state).includes(place)) ?? 0,
        readMs: dice.int(0, 9_000),
      }
    })
    random = after
    return turn
  }
}

/**
 * Plays a round to its end, the clock arriving in frames of `frameMs`.
 * @throws when the round is not over after `maxQuestions`: rules that never end
 */
export function playRound(
  rules: QuizRules,
  options: RoundOptions,
  player: Player,
  { frameMs = 250, maxQuestions = 500 } = {},
): PlayedRound {
  const session = createSession(rules, options)
  const questions: QuizState[] = []
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= frameMs) {
      session.dispatch({ type: 'tick', ms: Math.min(frameMs, left) })
    }
  }
  while (session.getState().phase !== 'over') {
    if (questions.length === maxQuestions) throw new Error(`not over after ${maxQuestions} questions`)
    questions.push(session.getState())
    const { thinkMs, hints, option, readMs } = player(session.getState())
    pass(thinkMs)
    while (session.getState().hints < hints) session.dispatch({ type: 'hint', ms: 0 })
    session.dispatch({ type: 'answer', ms: 0, option: option(session.getState()) })
    pass(session.getState().revealMs)
    pass(readMs)
    session.dispatch({ type: 'next', ms: 0 })
  }
  return { state: session.getState(), moves: session.log() as QuizMove[], questions }
}
