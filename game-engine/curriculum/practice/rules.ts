// The rules of practice: a question with three hints and two tries, its worked solution, the next one. Nothing counts down.
import { MAX_ROUND_MS, type MoveRules, type Step } from '#engine/core/game-rules.ts'
import { seedRandom } from '#engine/core/random.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { RUSHED_MS } from '#engine/learning/learner.ts'
import { checkAnswer } from '../check-answer.ts'
import type { Generators } from '../generator.ts'
import { ask, exerciseOf } from './ask.ts'
import { type Given, type PracticeMove, parseMove } from './moves.ts'
import type { PracticeOptions } from './options.ts'
import { arrival, nextPath } from './path.ts'
import { afterQuestion, type Closing, isMastered, NEW_SKILL } from './skill-state.ts'
import type { PracticeEvent, PracticeState, Reason, Stop } from './state.ts'

/** Raised whenever the same options and moves could lead to another state than before. */
export const PRACTICE_VERSION = 3
export const MAX_HINTS = 3
/** After so many wrong answers the solution is shown. */
export const MAX_MISSES = 2
/** A session that ends by time ends here at the latest. */
export const MAX_QUESTIONS = 60

/**
 * - not_asking, not_closed: the move belongs to the other phase
 * - unreadable: nothing that can be judged was given
 * - other_form: the right value, not written as the question asks; it is no miss
 * - no_more_hints: all three are on show
 * - nothing_done: no question is closed yet
 */
export type PracticeRefusal =
  | 'not_asking'
  | 'not_closed'
  | 'unreadable'
  | 'other_form'
  | 'no_more_hints'
  | 'nothing_done'

export type PracticeRules = MoveRules<
  PracticeState,
  PracticeMove,
  PracticeEvent,
  PracticeRefusal,
  PracticeOptions
>

type Applied = Result<Step<PracticeState, PracticeEvent>, PracticeRefusal>

/** @param generators of every skill of the sessions to come; a missing one throws */
export function createPracticeRules(generators: Generators): PracticeRules {
  function start(options: PracticeOptions): PracticeState {
    const skills = Object.fromEntries(Object.entries(options.skills).map(([id, { state }]) => [id, state]))
    const path: PracticeState['path'] = [arrival(options.focus)]
    const before = { options, random: seedRandom(options.seed), skills, path, due: options.due }
    return {
      phase: 'asking',
      ...before,
      ...ask(generators, { ...before, asked: [], results: [] }),
      ...FRESH,
      results: [],
      playedMs: 0,
      rushed: 0,
    }
  }

  function apply(from: PracticeState, move: PracticeMove): Applied {
    const state = passTime(from, move.ms)
    if (move.type === 'tick') return ok({ state, events: [] })
    if (move.type === 'stop') return stop(state)
    if (move.type === 'next') return state.phase === 'closed' ? goOn(state) : refuse('not_closed')
    if (state.phase !== 'asking') return refuse('not_asking')
    if (move.type === 'answer') return answer(state, move.given)
    if (move.type === 'show') return ok(close(state, 'shown'))
    if (state.hints === MAX_HINTS) return refuse('no_more_hints')
    const hints = state.hints + 1
    const hinted = state.hinted || state.misses.length === 0
    return ok({ state: { ...state, hints, hinted }, events: [{ type: 'hint', hints }] })
  }

  function answer(state: PracticeState, given: Given): Applied {
    const exercise = exerciseOf(generators, state.question)
    const verdict = checkAnswer(exercise.answer, given, state.options.language)
    switch (verdict.is) {
      case 'unreadable':
        return refuse('unreadable')
      case 'other-form':
        return refuse('other_form')
      case 'right':
        return ok(close(state, state.misses.length === 0 ? 'right' : 'fixed'))
      case 'wrong': {
        const misses = [...state.misses, given]
        const missed = noted({ ...state, misses }, verdict.mistake?.misconception)
        if (misses.length >= MAX_MISSES) return ok(close(missed, 'shown', [{ type: 'wrong' }]))
        return ok({ state: missed, events: [{ type: 'wrong' }] })
      }
    }
  }

  function goOn(state: PracticeState): Applied {
    if (hasEnded(state)) return over(state)
    const events: PracticeEvent[] = []
    const path = nextPath(state, events)
    events.push({ type: 'next' })
    const moved = { ...state, path }
    return ok({ state: { ...moved, phase: 'asking', ...ask(generators, moved), ...FRESH }, events })
  }

  return {
    id: 'practice',
    version: PRACTICE_VERSION,
    start,
    parseMove,
    apply,
    isOver: ({ phase }) => phase === 'over',
  }
}

const FRESH = { hints: 0, misses: [], hinted: false, thinkMs: 0 } as const

function close(
  state: PracticeState,
  closing: Closing,
  before: readonly PracticeEvent[] = [],
): Step<PracticeState, PracticeEvent> {
  const { hinted, question } = state
  const { skill, difficulty, seed, reason } = question
  const was = state.skills[skill] ?? NEW_SKILL
  // The same exercise again tells what is remembered of it, not how well the skill is known.
  const is = reason === 'review' ? was : afterQuestion(was, { difficulty, closing, hinted })
  const rushed = state.rushed + (closing === 'right' && state.thinkMs < RUSHED_MS ? 1 : 0)
  return {
    state: {
      ...state,
      phase: 'closed',
      rushed,
      skills: { ...state.skills, [skill]: is },
      results: [...state.results, { skill, difficulty, seed, reason, closing, hinted, rating: was.rating }],
      path: isApart(reason)
        ? state.path
        : withLast(state.path, (stop) => afterClosing(stop, closing, hinted)),
    },
    events: [
      ...before,
      { type: closing === 'shown' ? 'shown' : 'right' },
      ...(!isMastered(was) && isMastered(is) ? [{ type: 'mastered' as const, skill }] : []),
    ],
  }
}

function afterClosing(stop: Stop, closing: Closing, hinted: boolean): Stop {
  const isRight = closing === 'right'
  return {
    ...stop,
    asked: stop.asked + 1,
    rightInARow: isRight && !hinted ? stop.rightInARow + 1 : 0,
    missesInARow: isRight ? 0 : stop.missesInARow + 1,
  }
}

/** Off the path between the focus and what it stands on. */
function isApart(reason: Reason): boolean {
  return reason === 'due' || reason === 'review'
}

/** Remembers what a wrong answer told of, unless the question is off the path. */
function noted(state: PracticeState, misconception: string | undefined): PracticeState {
  if (misconception === undefined || isApart(state.question.reason)) return state
  return {
    ...state,
    path: withLast(state.path, (stop) => ({
      ...stop,
      misconceptions: {
        ...stop.misconceptions,
        [misconception]: (stop.misconceptions[misconception] ?? 0) + 1,
      },
    })),
  }
}

function withLast(path: PracticeState['path'], change: (stop: Stop) => Stop): PracticeState['path'] {
  const [first, ...later] = path
  const last = later.pop()
  return last ? [first, ...later, change(last)] : [change(first)]
}

function stop(state: PracticeState): Applied {
  return state.results.length > 0 ? over(state) : refuse('nothing_done')
}

function over(state: PracticeState): Applied {
  return ok({ state: { ...state, phase: 'over' }, events: [{ type: 'over' }] })
}

function hasEnded({ options: { end }, results, playedMs }: PracticeState): boolean {
  if (results.length >= MAX_QUESTIONS) return true
  return 'questions' in end ? results.length >= end.questions : playedMs >= end.minutes * 60_000
}

function passTime(state: PracticeState, ms: number): PracticeState {
  if (ms === 0) return state
  const playedMs = Math.min(MAX_ROUND_MS, state.playedMs + ms)
  const thinkMs = state.phase === 'asking' ? state.thinkMs + ms : state.thinkMs
  return { ...state, playedMs, thinkMs }
}
