import { lt } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { contactMessages } from './contact.schema.ts'
import { CONTACT_KEPT_DAYS } from './contact-limits.ts'

const DAY_MS = 86_400_000

/** Deletes messages past their keeping time; answers how many. Safe to run at any time. */
export const forgetOldContacts = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const { meta } = await ctx.db
    .delete(contactMessages)
    .where(lt(contactMessages.createdAt, ctx.now() - CONTACT_KEPT_DAYS * DAY_MS))
  return meta.changes
}
