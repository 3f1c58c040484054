import { lte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { accessCodes } from './access-codes.schema.ts'
import { CODE_LIFETIME } from './code-limits.ts'

/** After their end, in milliseconds: a month in which a teacher's export still has them. */
const KEEP_ENDED_CODES_MS = 30 * 24 * 60 * 60_000

/**
 * Deletes codes that ended long ago; answers how many. Whoever entered one keeps what it held. Safe to run any number of times.
 */
export const forgetOldAccessCodes = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const { meta } = await ctx.db
    .delete(accessCodes)
    .where(lte(accessCodes.createdAt, ctx.now() - CODE_LIFETIME - KEEP_ENDED_CODES_MS))
  return meta.changes
}
