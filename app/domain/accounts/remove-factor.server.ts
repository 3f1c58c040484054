import { and, eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import type { NoticeKind } from '#app/platform/message.ts'
import { verb } from '#app/platform/verb.ts'
import { factors, sessions } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { closeEndedSockets } from './close-ended-sockets.server.ts'
import { amrWithout } from './internal/amr-sql.ts'
import { auditEntry } from './internal/audit.ts'
import { findFactor } from './internal/factor-rows.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

/**
 * Removes one's own factor. A verified one takes a session that passed a second factor (aal2); sessions that rose by this
 * factor fall back to aal1.
 */
export const removeFactor = verb(
  {
    actor: 'pending',
    owner: ({ account }) => account.id,
    fresh: true,
    budgets: ['change'],
    notice: noticeOfVerified,
  },
  run,
  accountGateRefusal,
)

function noticeOfVerified({ account }: SignedIn, factorId: string): NoticeKind | null {
  return account.factors.find(({ id }) => id === factorId)?.status === 'verified' ? 'factor_removed' : null
}

async function run(
  ctx: AppContext,
  { account, session }: SignedIn,
  factorId: string,
): Promise<AccountResult<{ id: string }>> {
  const found = await findFactor(ctx, account.id, factorId)
  if (!found.ok) return found
  const { status, type } = found.value
  if (status === 'verified' && session.aal !== 'aal2')
    return accountRefusal('insufficient_aal', {
      status: 422,
      message: 'AAL2 required to unenroll verified factor',
    })
  const [removed] = await ctx.db.batch([
    ctx.db
      .delete(factors)
      // As it was judged: someone may have verified it meanwhile.
      .where(and(eq(factors.id, factorId), eq(factors.status, status)))
      .returning({ id: factors.id }),
    ctx.db
      .update(sessions)
      .set({ aal: 'aal1', factorId: null, amr: amrWithout(type === 'totp' ? 'totp' : 'mfa/phone') })
      .where(and(eq(sessions.userId, account.id), eq(sessions.factorId, factorId))),
    auditEntry(ctx, account.id, 'factor_removed', session.id),
  ])
  closeEndedSockets(ctx, account.id)
  return removed[0] ? { ok: true, value: removed[0] } : accountRefusal('mfa_factor_not_found')
}
