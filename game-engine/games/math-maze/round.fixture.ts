import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import type { Direction } from './maze.ts'
import type { MathMazeMove } from './moves.ts'
import { mathMazeRules } from './rules.ts'
import { rightOption, towardsGoal, wrongOption } from './scripted-players.ts'
import type { MathMazeEvent } from './state.ts'

/** A round with shorthands; every shorthand returns the events it caused, or the code of its refusal. */
export function newRound(options: Partial<RoundOptions> = {}) {
  const session = createSession(mathMazeRules, roundOptions({ seed: 12, ...options }))
  const dispatch = (move: MathMazeMove): readonly MathMazeEvent[] | string => {
    const result = session.dispatch(move)
    return result.ok ? result.value.events : result.code
  }
  const round = {
    state: session.getState,
    tick: (ms: number) => dispatch({ type: 'tick', ms }),
    step: (direction: Direction, ms = 0) => dispatch({ type: 'step', ms, direction }),
    answer: (option: number, ms = 0) => dispatch({ type: 'answer', ms, option }),
    answerRight: (ms = 0) => dispatch({ type: 'answer', ms, option: rightOption(session.getState()) }),
    answerWrong: (ms = 0) => dispatch({ type: 'answer', ms, option: wrongOption(session.getState()) }),
    hint: (ms = 0) => dispatch({ type: 'hint', ms }),
    close: (ms = 0) => dispatch({ type: 'close', ms }),
    /** Walks towards the goal until a problem opens. */
    walkToProblem() {
      for (let steps = 0; steps < 500; steps++) {
        if (round.state().phase === 'asking') return round
        round.step(towardsGoal(round.state()))
      }
      throw new Error('no problem on the way')
    },
    /** Solves what stands in the way, to the goal. */
    finishLevel(): readonly MathMazeEvent[] | string {
      const { level } = round.state()
      for (;;) {
        if (round.state().phase === 'asking') round.answerRight()
        if (round.state().phase === 'feedback') round.tick(1_500)
        const events = round.step(towardsGoal(round.state()))
        if (round.state().level > level || round.state().phase === 'over') return events
      }
    },
  }
  return round
}

/** A round in whose first maze the way leads through a problem. */
export function roundWithProblem(options: Partial<RoundOptions> = {}) {
  return newRound({ band: 'high', ...options }).walkToProblem()
}
