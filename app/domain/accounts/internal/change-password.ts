import { and, eq, ne } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { flowStates, oneTimeCodes, sessions, users } from '../accounts.schema.ts'
import type { SignedIn } from '../accounts.types.ts'
import { accountRefusal } from '../refusals.ts'
import { auditEntry } from './audit.ts'
import type { Change } from './change.ts'
import { limitProofs } from './limits.ts'
import { ownerMail, passwordResetLink } from './owner-mail.ts'
import { checkPasswordHash, hashPassword } from './password-hash.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { refuseNonce } from './refuse-nonce.ts'

interface NewPassword {
  password: string
  nonce?: string | undefined
  currentPassword?: string | undefined
}

/** Sets a new password, ends every other session, takes back every code still out and every link to a provider that was begun, and tells the owner by mail. */
export async function changePassword(
  ctx: AppContext,
  signedIn: SignedIn,
  { password, nonce, currentPassword }: NewPassword,
): Promise<Change> {
  const { account, session } = signedIn
  const weak = await refuseWeakPassword(ctx, password)
  if (weak) return weak
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, account.id))
  if (currentPassword !== undefined) {
    const tooMany = await limitProofs(ctx, session.id)
    if (tooMany) return tooMany
    const { matches } = await checkPasswordHash(currentPassword, user?.hash ?? null)
    if (!matches) return accountRefusal('invalid_credentials')
  }
  const wrongNonce = nonce === undefined ? null : await refuseNonce(ctx, signedIn, nonce)
  if (wrongNonce) return wrongNonce
  if (user?.hash && (await checkPasswordHash(password, user.hash)).matches)
    return accountRefusal('same_password')
  const passwordHash = await hashPassword(password)
  const statements: Statement[] = [
    ctx.db.update(users).set({ passwordHash, updatedAt: ctx.now() }).where(eq(users.id, account.id)),
    ctx.db.delete(oneTimeCodes).where(eq(oneTimeCodes.ownerId, account.id)),
    ctx.db.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.id, session.id))),
    ctx.db.delete(flowStates).where(eq(flowStates.userId, account.id)),
    auditEntry(ctx, account.id, 'password_changed', session.id),
    ...(await ownerMail(ctx, account, {
      kind: 'password_changed',
      params: { link: passwordResetLink(ctx) },
    })),
  ]
  return { ok: true, value: { statements, sends: true } }
}
