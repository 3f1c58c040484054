import { lte } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { guardianLinks, linkCodes } from './guardians.schema.ts'
import { isOver } from './internal/links.ts'

/** Deletes codes nobody typed in, and links to those who are adults now. Answers how many. Safe at any time, any number of times. */
export const forgetOldLinks = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const [codes, links] = await ctx.db.batch([
    ctx.db.delete(linkCodes).where(lte(linkCodes.expiresAt, ctx.now())),
    ctx.db.delete(guardianLinks).where(isOver(ctx)),
  ])
  return codes.meta.changes + links.meta.changes
}
