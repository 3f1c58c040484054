import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import type { Language } from '#engine/core/languages.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { REVIEW_FOCUS } from '#engine/curriculum/practice/options.ts'
import { NEW_SKILL } from '#engine/curriculum/practice/skill-state.ts'
import { openSession } from './internal/open-session.ts'
import type { OpenPractice } from './practice.types.ts'
import { readReview } from './read-review.server.ts'

/** So many questions a session. */
export const REVIEW_QUESTIONS = 10

export interface StartReviewInput {
  playerId: string
  language: Language
  /** The browser's key of this one attempt; the same key answers with the same session. */
  attemptId: string
}

export type StartReviewRefusal = 'nothing_missed' | 'too_many_requests'

/** Opens a session of what the player has missed: the very questions, not others of their skills. */
export const startReview = verb(
  {
    actor: 'player',
    owner: ({ playerId }) => playerId,
    budgets: ['start_round', 'start_round_network'],
    notice: null,
  },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { playerId, language, attemptId }: StartReviewInput,
): Promise<Result<OpenPractice, StartReviewRefusal>> {
  const missed = await readReview(ctx, { playerId, language })
  const review = missed.slice(0, REVIEW_QUESTIONS).map(({ print: _, ...exercise }) => exercise)
  if (review.length === 0) return refuse('nothing_missed')
  const planned = review.map(({ skill, version }) => {
    return [skill, { state: NEW_SKILL, version, prerequisites: [] }] as const
  })
  const options = {
    seed: ctx.newSeed(),
    language,
    end: { questions: review.length },
    focus: REVIEW_FOCUS,
    skills: Object.fromEntries(planned),
    due: [],
    review,
  }
  return ok(await openSession(ctx, { playerId, attemptId, options }))
}
