// Players for tests, golden logs and benches: they play whole rounds through a session, as a screen would.

import type { RoundOptions } from '#engine/core/game-rules.ts'
import { type RandomState, seedRandom, withDice } from '#engine/core/random.ts'
import { createSession } from '#engine/core/session.ts'
import type { MathMasterMove } from './moves.ts'
import { mathMasterRules } from './rules.ts'
import type { MathMasterState } from './state.ts'

/** What a player does with one problem: think so long, then choose; or, with no option, let the time run out. */
export interface Turn {
  readonly thinkMs: number
  readonly option: number | null
}

export type Player = (state: MathMasterState) => Turn

export interface PlayedRound {
  readonly state: MathMasterState
  readonly moves: MathMasterMove[]
}

export function rightOption({ problem }: MathMasterState): number {
  return problem.options.indexOf(problem.answer)
}

export function wrongOption(state: MathMasterState): number {
  return (rightOption(state) + 1) % state.problem.options.length
}

/** Answers everything rightly after so many milliseconds. */
export function perfectPlayer(thinkMs: number): Player {
  return (state) => ({ thinkMs, option: rightOption(state) })
}

/** Answers at random within 25 seconds, so sometimes too late, and in a timed round gives up on every tenth problem. */
export function guessingPlayer(seed: number): Player {
  let random: RandomState = seedRandom(seed)
  return (state) => {
    const [turn, after] = withDice(random, (dice) => {
      const givesUp = state.timed && dice.int(1, 10) === 1
      const option = dice.int(0, state.problem.options.length - 1)
      return { thinkMs: dice.int(0, 25_000), option: givesUp ? null : option }
    })
    random = after
    return turn
  }
}

/**
 * Plays a round to its end, the clock arriving in frames of `frameMs`.
 * @throws when the round is not over after `maxProblems`: a player who never wins, or rules that never end
 */
export function playRound(
  options: RoundOptions,
  player: Player,
  { frameMs = 250, maxProblems = 5_000 } = {},
): PlayedRound {
  const session = createSession(mathMasterRules, options)
  const pass = (ms: number) => {
    for (let left = ms; left > 0 && session.getState().phase !== 'over'; left -= frameMs) {
      session.dispatch({ type: 'tick', ms: Math.min(frameMs, left) })
    }
  }
  for (let problems = 0; session.getState().phase !== 'over'; problems++) {
    if (problems === maxProblems) throw new Error(`not over after ${maxProblems} problems`)
    const { thinkMs, option } = player(session.getState())
    const timeLeft = session.getState().remainingMs
    if (option === null || (options.timed && thinkMs >= timeLeft)) {
      pass(timeLeft)
    } else {
      const lastFrame = thinkMs % frameMs
      pass(thinkMs - lastFrame)
      session.dispatch({ type: 'answer', ms: lastFrame, option })
    }
    pass(session.getState().feedbackMs)
  }
  return { state: session.getState(), moves: session.log() as MathMasterMove[] }
}
