import { isGuardianOf } from '#app/domain/guardians/is-guardian-of.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type HomeworkQuestion, latestQuestions } from './read-homework.server.ts'

/** What a child asked lately, newest first, for a grown-up who looks after it. */
export const readChildHomework = verb(
  {
    actor: 'guardian',
    owner: ({ guardianId }) => guardianId,
    child: ({ childId }) => childId,
    looksAfter: isGuardianOf,
    budgets: [],
    notice: null,
  },
  run,
)

function run(
  ctx: AppContext,
  { childId }: { guardianId: string; childId: string },
): Promise<HomeworkQuestion[]> {
  return latestQuestions(ctx, childId)
}
