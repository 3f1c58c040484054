import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './consent.schema.ts'
import { unsealGuardianEmail } from './guardian-email.ts'
import { isSameMailbox } from './same-mailbox.ts'

/** Whether this address ends in the mailbox that said yes for this child, or was asked to; of no matter once it is of age. */
export async function isGuardiansAddress(
  ctx: AppContext,
  childId: string,
  address: string,
): Promise<boolean> {
  const [row] = await ctx.db.select().from(consents).where(eq(consents.childId, childId))
  const sealed = row?.guardianAddress ?? row?.pending ?? null
  if (!row || sealed === null || ctx.now() >= row.ofAgeOn) return false
  return isSameMailbox(await unsealGuardianEmail(ctx, sealed), address)
}
