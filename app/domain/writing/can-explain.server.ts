import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { type TutorRight, tutorOf } from './internal/tutor-of.ts'

/** Whether a model explains solutions to somebody: pages that cannot keep the offer do not make it. */
export const canExplain = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: [], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { userId, right }: { userId: string; right: TutorRight },
): Promise<boolean> {
  return (await tutorOf(ctx, userId, right)) !== null && !(await isLimited(ctx, userId))
}
