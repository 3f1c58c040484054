import type { RoundOptions } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import type { MathMasterMove } from './moves.ts'
import { mathMasterRules } from './rules.ts'
import { rightOption, wrongOption } from './scripted-players.ts'
import type { MathMasterEvent, MathMasterState } from './state.ts'

/** A round with shorthands; every shorthand returns the events it caused, or the code of its refusal. */
export function newRound(options: Partial<RoundOptions> = {}) {
  const session = createSession(mathMasterRules, roundOptions({ seed: 12, ...options }))
  const dispatch = (move: MathMasterMove): readonly MathMasterEvent[] | string => {
    const result = session.dispatch(move)
    return result.ok ? result.value.events : result.code
  }
  return {
    state: session.getState,
    tick: (ms: number) => dispatch({ type: 'tick', ms }),
    answer: (option: number, ms = 0) => dispatch({ type: 'answer', ms, option }),
    answerRight: (ms = 0) => dispatch({ type: 'answer', ms, option: rightOption(session.getState()) }),
    hint: (ms = 0) => dispatch({ type: 'hint', ms }),
    answerWrong: (ms = 0) => dispatch({ type: 'answer', ms, option: wrongOption(session.getState()) }),
    /** So many right answers, each with its feedback. */
    win(times: number) {
      for (let won = 0; won < times; won++) {
        this.answerRight()
        this.tick(1_500)
      }
    },
  }
}

export function standing({ level, score, stars, learner: { right, answered } }: MathMasterState) {
  return { level, score, stars, right, answered }
}
