import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { findPending, pendingDropped } from './internal/pending-sign-ups.ts'
import { findLink, WRONG_LINK } from './internal/sent-codes.ts'
import type { MailLink } from './mail-link.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'

/**
 * Forgets the sign-up a link belongs to: whoever reads the mail did not make it. Proves nothing, and leaves other attempts at
 * the address alone.
 */
export const dropSignUp = verb(
  { actor: 'holder', budgets: ['verify'], notice: null },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  { token, type }: Pick<MailLink, 'token' | 'type'>,
): Promise<AccountResult<null>> {
  const found = await findLink(ctx, token, type)
  const pending = found && (await findPending(ctx, found.ownerId))
  if (!pending) return WRONG_LINK
  await runBatch(ctx.db, pendingDropped(ctx, pending.id))
  return { ok: true, value: null }
}
