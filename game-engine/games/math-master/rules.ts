// Math Master (spec 001, sections 4 and 9): problems against a 20-second clock, a star for every level left behind.
// Time is spent phase by phase and what is left over runs on into the next, so ticks add up however they are cut.

import type { GameRules, RoundOptions, RoundScore, Step } from '#engine/core/game-rules.ts'
import { seedRandom } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { FEEDBACK_MS, LEVEL_CAPS, QUESTION_MS } from './constants.ts'
import { type MathMasterMove, parseMove } from './moves.ts'
import { drawProblem } from './problems.ts'
import { hasAllStars, pointsAt, raisesLevel } from './scoring.ts'
import type { ClosedAnswer, MathMasterEvent, MathMasterState } from './state.ts'

/** The answer came when its problem was no longer, or not yet, being asked. */
export type MathMasterRefusal = 'not_asking'

export const mathMasterRules: GameRules<MathMasterState, MathMasterMove, MathMasterEvent, MathMasterRefusal> =
  {
    id: 'mathMaster',
    version: 1,
    start,
    parseMove,
    apply,
    isOver: (state) => state.phase === 'over',
    score,
  }

function start({ seed, band, timed }: RoundOptions): MathMasterState {
  const level = 1
  const [problem, random] = drawProblem(seedRandom(seed), band, level, null)
  return {
    phase: 'asking',
    band,
    timed,
    random,
    level,
    score: 0,
    stars: 0,
    problem,
    remainingMs: QUESTION_MS,
    feedbackMs: 0,
    lastAnswer: null,
    right: 0,
    answered: 0,
  }
}

function apply(
  state: MathMasterState,
  move: MathMasterMove,
): Result<Step<MathMasterState, MathMasterEvent>, MathMasterRefusal> {
  const events: MathMasterEvent[] = []
  switch (move.type) {
    case 'tick':
      return ok({ state: passTime(state, move.ms, events), events })
    case 'answer':
      // An answer is for the problem that was on show when it was sent. If its own milliseconds end that problem's
      // time it comes too late, even where they reach as far as the next problem.
      if (state.phase !== 'asking' || move.ms >= phaseMs(state)) return refuse('not_asking')
      return ok({ state: answer(spend(state, move.ms), move.option, events), events })
  }
}

function score({ score, level, stars, right, answered }: MathMasterState): RoundScore {
  return { score, level, stars, right, answered }
}

function passTime(from: MathMasterState, ms: number, events: MathMasterEvent[]): MathMasterState {
  let state = from
  let left = ms
  while (left >= phaseMs(state)) {
    left -= phaseMs(state)
    state = state.phase === 'asking' ? timeOut(state, events) : afterFeedback(state, events)
  }
  return spend(state, left)
}

/** Milliseconds until the phase ends by itself. */
function phaseMs(state: MathMasterState): number {
  if (state.phase === 'feedback') return state.feedbackMs
  return state.phase === 'asking' && state.timed ? state.remainingMs : Number.POSITIVE_INFINITY
}

/** Time that passes within a phase; gives back the same state where no clock is running. */
function spend(state: MathMasterState, ms: number): MathMasterState {
  if (ms === 0 || phaseMs(state) === Number.POSITIVE_INFINITY) return state
  if (state.phase === 'feedback') return { ...state, feedbackMs: state.feedbackMs - ms }
  return { ...state, remainingMs: state.remainingMs - ms }
}

function answer(state: MathMasterState, option: number, events: MathMasterEvent[]): MathMasterState {
  const answered = state.answered + 1
  if (state.problem.options[option] !== state.problem.answer) {
    events.push({ type: 'wrong' })
    return { ...showFeedback(state, { kind: 'wrong', chosen: option, points: 0 }), answered }
  }
  const points = pointsAt(state.level)
  events.push({ type: 'right', points })
  const credited = {
    ...showFeedback(state, { kind: 'right', chosen: option, points }),
    score: state.score + points,
    right: state.right + 1,
    answered,
  }
  return raisesLevel(state.score, credited.score, state.level) ? levelUp(credited, events) : credited
}

function levelUp(state: MathMasterState, events: MathMasterEvent[]): MathMasterState {
  const level = Math.min(state.level + 1, LEVEL_CAPS[state.band])
  const stars = state.stars + 1
  if (level > state.level) events.push({ type: 'level-up', level })
  events.push({ type: 'star', stars })
  return { ...state, level, stars }
}

function timeOut(state: MathMasterState, events: MathMasterEvent[]): MathMasterState {
  events.push({ type: 'timeout' })
  return showFeedback({ ...state, remainingMs: 0 }, { kind: 'timeout', chosen: null, points: 0 })
}

function showFeedback(state: MathMasterState, lastAnswer: ClosedAnswer): MathMasterState {
  return { ...state, phase: 'feedback', feedbackMs: FEEDBACK_MS, lastAnswer }
}

function afterFeedback(state: MathMasterState, events: MathMasterEvent[]): MathMasterState {
  if (hasAllStars(state.band, state.stars)) {
    events.push({ type: 'over' })
    return { ...state, phase: 'over', feedbackMs: 0 }
  }
  events.push({ type: 'next' })
  const [problem, random] = drawProblem(state.random, state.band, state.level, state.problem)
  return {
    ...state,
    phase: 'asking',
    random,
    problem,
    remainingMs: QUESTION_MS,
    feedbackMs: 0,
    lastAnswer: null,
  }
}
