// What a code that was right does.
import { and, eq, sql } from 'drizzle-orm'
import { isUniqueViolation } from '#app/db/is-unique-violation.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { identities, oneTimeCodes, users } from '../accounts.schema.ts'
import { type AccountRefusal, type AccountResult, accountRefusal } from '../refusals.ts'
import { auditEntry } from './audit.ts'
import { agreement, stillToAgree } from './email-change.ts'
import { isBanned } from './is-banned.ts'
import { type MadeAccount, makeAccount } from './make-account.ts'
import { ownerMail, ownerNotice } from './owner-mail.ts'
import { findPending, pendingsEnded } from './pending-sign-ups.ts'
import { type SentCode, takeCode } from './sent-codes.ts'

/** `half`: the first of the two addresses of an email change agreed. */
export type Applied = { kind: 'done'; made: MadeAccount | null } | { kind: 'half' }

const DONE: AccountResult<Applied> = { ok: true, value: { kind: 'done', made: null } }

/**
 * Uses up a code that was right: makes the account of a pending sign-up, or does to an account what the code was sent for.
 * `gone` is the answer when it is worth nothing any more; `said` is makeAccount's.
 */
export async function applyCode(
  ctx: AppContext,
  code: SentCode,
  { gone, said }: { gone: AccountRefusal; said: 'all' | 'nothing' },
): Promise<AccountResult<Applied>> {
  const pending = await findPending(ctx, code.ownerId)
  if (pending) {
    const made = await makeAccount(ctx, pending, said)
    return made ? { ok: true, value: { kind: 'done', made } } : gone
  }
  const [user] = await ctx.db.select().from(users).where(eq(users.id, code.ownerId))
  if (!user || !(await takeCode(ctx, code))) return gone
  if (isBanned(ctx, user)) return accountRefusal('user_banned', { status: 403 })
  switch (code.kind) {
    case 'confirmation':
    case 'recovery':
    case 'phone_confirmation':
      return DONE
    case 'phone_change':
      return changed(ctx, code, 'phone')
    case 'email_change_new':
    case 'email_change_current':
      return changeEmail(ctx, code)
    case 'reauthentication':
      return gone
  }
}

/** The identity of one's own address, with what is known of it now. */
function verifiedIdentity(
  ctx: AppContext,
  userId: string,
  provider: 'email' | 'phone',
  proof: Record<string, unknown>,
) {
  return ctx.db
    .update(identities)
    .set({
      data: sql`json_patch(${identities.data}, ${JSON.stringify(proof)})`,
      ...(provider === 'email' && { email: String(proof['email']) }),
      updatedAt: ctx.now(),
    })
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
}

/** With a current address both have to agree, in any order. */
async function changeEmail(ctx: AppContext, code: SentCode): Promise<AccountResult<Applied>> {
  const { bit, of } = agreement(code)
  const [user] = await ctx.db
    .update(users)
    .set({ emailChangeConfirmations: sql`${users.emailChangeConfirmations} | ${bit}` })
    .where(of)
    .returning()
  if (!user?.newEmail) return accountRefusal('otp_expired')
  const missing = stillToAgree(user)
  if (missing.new || missing.current) return { ok: true, value: { kind: 'half' } }
  return changed(ctx, code, 'email')
}

async function changed(
  ctx: AppContext,
  { ownerId: userId, address }: SentCode,
  what: 'email' | 'phone',
): Promise<AccountResult<Applied>> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  const value = what === 'email' ? user?.newEmail : user?.newPhone
  // A code for a number proves no other one that was asked for meanwhile.
  if (!user || !value || (what === 'phone' && value !== address)) return accountRefusal('otp_expired')
  const now = ctx.now()
  const row = { id: ctx.newId(), userId, provider: what, subject: userId, createdAt: now, updatedAt: now }
  const proof =
    what === 'email'
      ? { sub: userId, email: value, email_verified: true }
      : { sub: userId, phone: value, phone_verified: true }
  // The address that is given up learns of it: it may not have been its owner who moved on.
  const notice =
    what === 'email'
      ? await ownerMail(ctx, user, { kind: 'email_changed', params: { newEmail: value } })
      : await ownerNotice(ctx, user, 'phone_changed')
  try {
    await runBatch(ctx.db, [
      ...notice,
      ctx.db
        .update(users)
        .set(
          what === 'email'
            ? {
                email: value,
                emailConfirmedAt: now,
                newEmail: null,
                emailChangeSentAt: null,
                emailChangeConfirmations: 0,
                updatedAt: now,
              }
            : { phone: value, phoneConfirmedAt: now, newPhone: null, updatedAt: now },
        )
        .where(eq(users.id, userId)),
      ctx.db
        .insert(identities)
        .values({ ...row, data: proof, email: what === 'email' ? value : null })
        .onConflictDoNothing({ target: [identities.provider, identities.subject] }),
      verifiedIdentity(ctx, userId, what, proof),
      // Whoever reads the old address signs in with nothing that was sent there.
      ctx.db.delete(oneTimeCodes).where(eq(oneTimeCodes.ownerId, userId)),
      ...pendingsEnded(ctx, { channel: what === 'email' ? 'email' : 'sms', value }),
      auditEntry(ctx, userId, what === 'email' ? 'email_changed' : 'phone_changed'),
    ])
  } catch (error) {
    // The address was taken by another account in the meantime.
    if (isUniqueViolation(error)) return accountRefusal(what === 'email' ? 'email_exists' : 'phone_exists')
    throw error
  }
  if (notice.length > 0) ctx.waitUntil(deliverMessages(ctx))
  return DONE
}
