import { lt } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { writings } from './writing.schema.ts'

/** Long enough for a grown-up to look at it. */
const KEEP_WRITINGS_MS = 30 * 24 * 60 * 60_000

/** Deletes texts past their keeping time; answers how many rows. Safe to run any number of times. */
export const forgetOldWritings = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const { meta } = await ctx.db.delete(writings).where(lt(writings.createdAt, ctx.now() - KEEP_WRITINGS_MS))
  return meta.changes
}
