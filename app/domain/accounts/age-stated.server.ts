import { eq, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { isBelowAge } from '#app/domain/consent/age-of-consent.ts'
import { ageStatements, type StatedAge } from '#app/domain/consent/age-statements.server.ts'
import { readAge } from '#app/domain/consent/read-age.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { users } from './accounts.schema.ts'
import { pendingChangesDropped } from './internal/pending-changes-dropped.ts'

/** What our own sign-up form asks of everybody. */
const ASKED = ['display_name', 'grade_level', 'language', 'country', 'role']

/**
 * The statements that note what an account says of its age. One that is a child's by it keeps of what it said of itself before
 * (clients of the API may send anything) only what our own form would have asked, and finishes no change it had begun.
 */
export async function ageStated(ctx: AppContext, stated: StatedAge): Promise<Statement[]> {
  const { userId, country, age } = stated
  const statements = await ageStatements(ctx, stated)
  if (!isBelowAge(country, age) || (await readAge(ctx, userId)) !== null) return statements
  const kept = sql`(select json_group_object(key, value) from json_each(${users.metadata})
    where type in ('text', 'null') and key in (select value from json_each(${JSON.stringify(ASKED)})))`
  return [
    ...statements,
    ctx.db.update(users).set({ metadata: kept }).where(eq(users.id, userId)),
    ...pendingChangesDropped(ctx, userId),
  ]
}
