import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { sessions, users } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { amrWith } from './internal/amr-sql.ts'
import { limitProofs } from './internal/limits.ts'
import { checkPasswordHash } from './internal/password-hash.ts'
import { refuseNonce } from './internal/refuse-nonce.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

/** The account's password, or the six digits `reauthenticate` sent. */
export type ProofGiven = { password: string } | { nonce: string }

/**
 * Proves again who is signed in, for what a sign-in from a while ago may not do alone. The session is fresh from then on:
 * its list of proofs (RFC 8176 `amr`) begins with this one.
 */
export const proveAgain = verb(
  { actor: 'user', owner: ({ account }) => account.id, budgets: ['token'], notice: null },
  run,
  accountGateRefusal,
)

async function run(ctx: AppContext, signedIn: SignedIn, given: ProofGiven): Promise<AccountResult<null>> {
  const { session } = signedIn
  const refusal =
    'password' in given
      ? await refusePassword(ctx, signedIn, given.password)
      : await refuseNonce(ctx, signedIn, given.nonce)
  if (refusal) return refusal
  const method = 'password' in given ? 'password' : 'otp'
  await ctx.db
    .update(sessions)
    .set({ amr: amrWith(method, ctx.now()) })
    .where(eq(sessions.id, session.id))
  const actor = await ctx.identity.actor()
  if (actor.kind === 'user') ctx.identity.become({ ...actor, isFresh: true })
  return { ok: true, value: null }
}

async function refusePassword(ctx: AppContext, { account, session }: SignedIn, password: string) {
  const tooMany = await limitProofs(ctx, session.id)
  if (tooMany) return tooMany
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, account.id))
  const { matches } = await checkPasswordHash(password, user?.hash ?? null)
  return matches ? null : accountRefusal('invalid_credentials')
}
