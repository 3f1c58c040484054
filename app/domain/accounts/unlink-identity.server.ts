import { and, eq, notExists, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { identities, users } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { awaitsSecondFactor } from './acting-user.ts'
import { auditEntry } from './internal/audit.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

/** Takes a way to sign in away from an account; the last one stays. Without an email or phone the password goes, too. */
export const unlinkIdentity = verb(
  {
    actor: 'user',
    owner: ({ account }) => account.id,
    fresh: true,
    budgets: ['change'],
    notice: 'identity_unlinked',
  },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, signedIn: SignedIn, identityId: string): Promise<AccountResult<null>> {
  const { account, session } = signedIn
  if (awaitsSecondFactor(signedIn)) return accountRefusal('insufficient_aal')
  const identity = account.identities.find(({ id }) => id === identityId)
  if (!identity) return accountRefusal('identity_not_found')
  if (account.identities.length < 2) return accountRefusal('single_identity_not_deletable')
  const { db } = ctx
  const ours = eq(identities.userId, account.id)
  const withPassword = db
    .select({ id: identities.id })
    .from(identities)
    .where(and(ours, sql`${identities.provider} in ('email', 'phone')`))
  const [gone] = await db.batch([
    // Counted by the database itself: two calls at once must not leave none.
    db
      .delete(identities)
      .where(
        and(
          ours,
          eq(identities.id, identityId),
          sql`(select count(*) from identities where user_id = ${account.id}) > 1`,
        ),
      )
      .returning({ id: identities.id }),
    db
      .update(users)
      .set({ passwordHash: null, updatedAt: ctx.now() })
      .where(and(eq(users.id, account.id), notExists(withPassword))),
  ])
  if (gone.length === 0) return accountRefusal('single_identity_not_deletable')
  await auditEntry(ctx, account.id, 'identity_unlinked', session.id)
  return { ok: true, value: null }
}
