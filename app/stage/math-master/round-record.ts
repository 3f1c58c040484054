// What happened question by question, as far as screens show it: the log of the last answers and the longest streak.
import type { Step } from '#engine/core/game-rules.ts'
import { QUESTION_MS } from '#engine/games/math-master/constants.ts'
import type { MathMasterEvent, MathMasterState } from '#engine/games/math-master/state.ts'
import type { MathProblem } from '#engine/learning/arithmetic/question.ts'

export interface AnswerRecord {
  readonly problem: MathProblem
  readonly kind: 'right' | 'wrong' | 'timeout'
  /** The number chosen; null when time ran out. */
  readonly chosen: number | null
  /** How long it took; null in untimed rounds, where nobody counts. */
  readonly ms: number | null
}

/** The answer a step closed a question with; null for all other steps. */
export function recordOf({ state, events }: Step<MathMasterState, MathMasterEvent>): AnswerRecord | null {
  const { lastAnswer, problem, timed, remainingMs } = state
  const closed = events.some(({ type }) => type === 'right' || type === 'wrong' || type === 'timeout')
  if (!closed || lastAnswer === null) return null
  return {
    problem,
    kind: lastAnswer.kind,
    chosen: lastAnswer.chosen === null ? null : (problem.options[lastAnswer.chosen] ?? null),
    ms: timed ? QUESTION_MS - remainingMs : null,
  }
}

/** The most right answers in a row. */
export function bestStreak(records: readonly AnswerRecord[]): number {
  let best = 0
  let current = 0
  for (const { kind } of records) {
    current = kind === 'right' ? current + 1 : 0
    best = Math.max(best, current)
  }
  return best
}
