// Help with one question as bounded moves: the learner's own step first, then hints that each give more away, then the whole
// solution. Pure: the same question and moves make the same conversation, whatever device plays them.
import type { Language } from '#engine/core/languages.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { Maths } from '../notation.ts'
import { checkStep } from './check-step.ts'
import { compareGuess } from './compare-guess.ts'
import type { Fact } from './find-nearest.ts'
import type { MathsQuestion, Recognised, StoryQuestion } from './recognise.ts'
import type { StepVerdict } from './step-verdict.ts'

export type Answerable =
  | MathsQuestion
  | StoryQuestion
  | Extract<Recognised, { is: 'writing' }>
  | { readonly is: 'fact'; readonly fact: Fact }

/** Rungs before the whole solution: a nudge, where to look, the next step. */
export const HINTS = 3
/** Of a conversation, so that it ends. */
export const MOST_MOVES = 60
/** Characters of a step. */
export const LONGEST_STEP = 240

export type HomeworkMove =
  | { readonly type: 'step'; readonly text: string }
  | { readonly type: 'hint' }
  | { readonly type: 'solution' }

export type Turn =
  | { readonly is: 'step'; readonly text: string; readonly verdict: StepVerdict | { readonly is: 'kept' } }
  /** 1 to HINTS. */
  | { readonly is: 'hint'; readonly rung: number }

export interface Conversation {
  readonly question: Answerable
  readonly language: Language
  readonly turns: readonly Turn[]
  /** Hints asked for. */
  readonly hints: number
  /** Steps that could be read, right or wrong. */
  readonly tries: number
  /** The line the next step starts from: the question, or the last step that was right. */
  readonly line: Maths | null
  /** How the whole solution came to be shown; null: it is not yet. */
  readonly end: 'got-there' | 'shown' | null
}

/**
 * - over: the whole solution is shown
 * - first_try: a step or the hints come before the whole solution
 * - no_more_hints: the whole solution is what is left
 * - empty, too_long: no step
 * - too_many_moves
 */
export type HomeworkRefusal = 'over' | 'first_try' | 'no_more_hints' | 'empty' | 'too_long' | 'too_many_moves'

export function begin(question: Answerable, language: Language): Conversation {
  const given = question.is === 'maths' ? question.solution.given : []
  return {
    question,
    language,
    turns: [],
    hints: 0,
    tries: 0,
    line: given.length === 1 ? (given[0] ?? null) : null,
    end: null,
  }
}

/** Whether the whole solution may be asked for. */
export const mayOpen = ({ tries, hints }: Conversation) => tries > 0 || hints >= HINTS

export function move(state: Conversation, made: HomeworkMove): Result<Conversation, HomeworkRefusal> {
  if (state.end !== null) return refuse('over')
  if (state.turns.length >= MOST_MOVES && made.type !== 'solution') return refuse('too_many_moves')
  switch (made.type) {
    case 'hint': {
      if (state.hints >= HINTS) return refuse('no_more_hints')
      const hints = state.hints + 1
      return ok({ ...state, hints, turns: [...state.turns, { is: 'hint', rung: hints }] })
    }
    case 'solution':
      return mayOpen(state) ? ok({ ...state, end: 'shown' }) : refuse('first_try')
    case 'step':
      return takeStep(state, made.text.trim())
  }
}

function takeStep(state: Conversation, text: string): Result<Conversation, HomeworkRefusal> {
  if (text === '') return refuse('empty')
  if (text.length > LONGEST_STEP) return refuse('too_long')
  const { question, language, line } = state
  const verdict = verdictOf(question, line, text, language)
  return ok({
    ...state,
    turns: [...state.turns, { is: 'step', text, verdict }],
    tries: state.tries + (verdict.is === 'unread' ? 0 : 1),
    line: verdict.is === 'right' || verdict.is === 'done' ? verdict.now : line,
    end: verdict.is === 'solved' ? 'got-there' : null,
  })
}

function verdictOf(question: Answerable, line: Maths | null, text: string, language: Language) {
  switch (question.is) {
    case 'writing':
      return { is: 'kept' } as const
    case 'fact':
      return compareGuess(question.fact, text, language)
    default:
      return checkStep(question.solution, line, text, language)
  }
}

/** The conversation that a list of moves makes; null: it is none. */
export function replay(
  question: Answerable,
  language: Language,
  moves: readonly HomeworkMove[],
): Conversation | null {
  let state = begin(question, language)
  for (const made of moves) {
    const next = move(state, made)
    if (!next.ok) return null
    state = next.value
  }
  return state
}
