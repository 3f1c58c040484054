import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import type { PracticeOptions } from '#engine/curriculum/practice/options.ts'
import { planPractice } from '#engine/curriculum/practice/plan.ts'
import { courseOf } from './courses.ts'
import { openSession } from './internal/open-session.ts'
import type { OpenPractice } from './practice.types.ts'
import { readSkills } from './read-skills.server.ts'

/** What the player chooses. */
export interface StartPracticeInput extends Pick<PracticeOptions, 'language' | 'end'> {
  playerId: string
  skill: string
  /** The browser's key of this one attempt; the same key answers with the same session. */
  attemptId: string
}

/** unknown_skill: there is none of this name, or it has no exercises yet, or none in this language */
export type StartPracticeRefusal = 'unknown_skill' | 'too_many_requests'

/**
 * Opens a practice session with a seed of the server's own choice, and freezes everything else it depends on: the skills
 * of the course that may come up, what is known of the learner in them, which of them are due. A repeated call with the same attempt
 * changes nothing and answers with the session already open.
 */
export const startPractice = verb(
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
  { playerId, skill, language, end, attemptId }: StartPracticeInput,
): Promise<Result<OpenPractice, StartPracticeRefusal>> {
  const course = courseOf(skill, language)
  if (!course) return refuse('unknown_skill')
  const skills = new Map(course.skills.map((one) => [one.id, one]))
  const { generators } = course
  const plan = planPractice({ skills, generators, ...(await readSkills(ctx, playerId)), focus: skill })
  if (!plan) return refuse('unknown_skill')
  const options = { seed: ctx.newSeed(), language, end, ...plan }
  return ok(await openSession(ctx, { playerId, attemptId, options }))
}
