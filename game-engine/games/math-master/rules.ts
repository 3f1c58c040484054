// Math Master (spec 001, sections 4 and 9): problems against a 20-second clock, a star for every level left behind.
// Time is spent phase by phase and what is left over runs on into the next, so ticks add up however they are cut.

import type { GameRules, RoundOptions, RoundScore, Step } from '#engine/core/game-rules.ts'
import { seedRandom } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { stopCounted } from '#engine/core/stop.ts'
import { HINT_STEPS } from '#engine/learning/arithmetic/constants.ts'
import { drawProblem } from '#engine/learning/arithmetic/problems.ts'
import { questionText } from '#engine/learning/arithmetic/question.ts'
import { questionRating } from '#engine/learning/arithmetic/question-rating.ts'
import { skillOf } from '#engine/learning/arithmetic/skill.ts'
import { afterClosing, countsOf, needsHelp, newLearner, practiceOf } from '#engine/learning/learner.ts'
import { FEEDBACK_MS, LEVEL_CAPS, QUESTION_MS } from './constants.ts'
import { type MathMasterMove, parseMove } from './moves.ts'
import { pointsAt, raisesLevel } from './scoring.ts'
import type { ClosedAnswer, MathMasterEvent, MathMasterState } from './state.ts'

/**
 * - not_asking: the answer, or the call for help, came when its problem was no longer, or not yet, being asked
 * - no_hint_left: every step of help is shown
 */
export type MathMasterRefusal = 'not_asking' | 'no_hint_left'

export const mathMasterRules: GameRules<MathMasterState, MathMasterMove, MathMasterEvent, MathMasterRefusal> =
  {
    id: 'mathMaster',
    version: 3,
    start: (options) => startRound(options, LEVEL_CAPS[options.band]),
    parseMove,
    apply,
    isOver: (state) => state.phase === 'over',
    stop: stopCounted,
    score,
    practice: ({ learner }) => practiceOf(learner),
    contentMissed: ({ state: { problem }, events }) =>
      problem && events.some(({ type }) => type === 'wrong') ? questionText(problem) : null,
    quickestMs: () => 0,
    lastLevel,
    mostStars: lastLevel,
  }

function lastLevel({ band, extraLevels }: Pick<RoundOptions, 'band' | 'extraLevels'>): number {
  return LEVEL_CAPS[band] + extraLevels
}

/** @param ownLevels of the band; problems of levels after them go beyond its ranges. Without it none do. */
export function startRound(options: RoundOptions, ownLevels?: number): MathMasterState {
  const { seed, band, timed, challenge } = options
  const level = 1
  const learner = newLearner(options)
  const place = { band, challenge, level, ...(ownLevels !== undefined && { ownLevels }) }
  const [problem, random] = drawProblem(seedRandom(seed), { ...place, learner }, null)
  return {
    phase: 'asking',
    ...place,
    timed,
    random,
    lastLevel: lastLevel(options),
    learner,
    score: 0,
    stars: 0,
    problem,
    hints: 0,
    thinkMs: 0,
    remainingMs: QUESTION_MS,
    feedbackMs: 0,
    lastAnswer: null,
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
    case 'hint':
      if (state.phase !== 'asking' || move.ms >= phaseMs(state)) return refuse('not_asking')
      if (state.hints === HINT_STEPS) return refuse('no_hint_left')
      return ok({ state: help(spend(state, move.ms), events), events })
  }
}

function score({ score, level, stars, learner }: MathMasterState): RoundScore {
  return { score, level, stars, ...countsOf(learner) }
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

/** Time that passes within a phase; gives back the same state where no time counts. */
function spend(state: MathMasterState, ms: number): MathMasterState {
  if (ms === 0 || state.phase === 'over') return state
  if (state.phase === 'feedback') return { ...state, feedbackMs: state.feedbackMs - ms }
  const thinkMs = state.thinkMs + ms
  return state.timed ? { ...state, thinkMs, remainingMs: state.remainingMs - ms } : { ...state, thinkMs }
}

function help(state: MathMasterState, events: MathMasterEvent[]): MathMasterState {
  const hints = state.hints + 1
  events.push({ type: 'hint', hints })
  return { ...state, hints }
}

function answer(state: MathMasterState, option: number, events: MathMasterEvent[]): MathMasterState {
  if (state.problem.options[option] !== state.problem.answer) {
    events.push({ type: 'wrong' })
    return showFeedback(state, { kind: 'wrong', chosen: option, points: 0 })
  }
  const points = pointsAt(state.level)
  events.push({ type: 'right', points })
  const credited = {
    ...showFeedback(state, { kind: 'right', chosen: option, points }),
    score: state.score + points,
  }
  return raisesLevel(state.score, credited.score, state.level) ? levelUp(credited, events) : credited
}

function levelUp(state: MathMasterState, events: MathMasterEvent[]): MathMasterState {
  const level = Math.min(state.level + 1, state.lastLevel)
  const stars = state.stars + 1
  if (level > state.level) events.push({ type: 'level-up', level })
  events.push({ type: 'star', stars })
  return { ...state, level, stars }
}

function timeOut(state: MathMasterState, events: MathMasterEvent[]): MathMasterState {
  events.push({ type: 'timeout' })
  const spent = { ...state, thinkMs: state.thinkMs + state.remainingMs, remainingMs: 0 }
  return showFeedback(spent, { kind: 'timeout', chosen: null, points: 0 })
}

function showFeedback(state: MathMasterState, lastAnswer: ClosedAnswer): MathMasterState {
  const learner = afterClosing(state.learner, {
    skill: skillOf(state.problem),
    item: questionRating(state.problem, state.band),
    kind: lastAnswer.kind,
    thinkMs: state.thinkMs,
    hinted: state.hints > 0,
  })
  return { ...state, phase: 'feedback', feedbackMs: FEEDBACK_MS, lastAnswer, learner }
}

function afterFeedback(state: MathMasterState, events: MathMasterEvent[]): MathMasterState {
  if (state.stars >= state.lastLevel) {
    events.push({ type: 'over' })
    return { ...state, phase: 'over', feedbackMs: 0 }
  }
  events.push({ type: 'next' })
  const [problem, random] = drawProblem(state.random, state, state.problem)
  return {
    ...state,
    phase: 'asking',
    random,
    problem,
    hints: needsHelp(state.learner) ? HINT_STEPS : 0,
    thinkMs: 0,
    remainingMs: QUESTION_MS,
    feedbackMs: 0,
    lastAnswer: null,
  }
}
