import { desc, eq } from 'drizzle-orm'
import { isGuardianOf } from '#app/domain/guardians/is-guardian-of.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import type { Concern } from './concern.ts'
import { writings } from './writing.schema.ts'

export interface ChildWriting {
  id: string
  prompt: string
  /** null: the built-in tutor answered, or nobody. */
  answer: string | null
  concern: Concern | null
  createdAt: number
}

const MOST_SHOWN = 20

/** What a child had written lately, newest first, for a grown-up who looks after it. */
export const readChildWritings = verb(
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

function run(ctx: AppContext, { childId }: { guardianId: string; childId: string }): Promise<ChildWriting[]> {
  return ctx.db
    .select({
      id: writings.id,
      prompt: writings.prompt,
      answer: writings.answer,
      concern: writings.concern,
      createdAt: writings.createdAt,
    })
    .from(writings)
    .where(eq(writings.userId, childId))
    .orderBy(desc(writings.createdAt))
    .limit(MOST_SHOWN)
}
