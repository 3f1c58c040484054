// What a code that was right does to the account.
import { and, eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { isUniqueViolation } from '#app/db/is-unique-violation.ts'
import { runBatch } from '#app/db/run-batch.ts'
import { identities, users } from '../accounts.schema.ts'
import { type AccountResult, deny } from '../refusals.ts'
import { auditEntry } from './audit.ts'
import type { SentCode } from './consume-code.ts'

/** `half`: the first of the two addresses of an email change agreed. */
export type Applied = 'done' | 'half'

export async function applyCode(ctx: AppContext, code: SentCode): Promise<AccountResult<Applied>> {
  switch (code.kind) {
    case 'confirmation':
    case 'recovery':
      await confirmEmail(ctx, code)
      return { ok: true, value: 'done' }
    case 'phone_confirmation':
      await runBatch(ctx.db, [
        ctx.db
          .update(users)
          .set({
            phoneConfirmedAt: sql`coalesce(${users.phoneConfirmedAt}, ${ctx.now()})`,
            updatedAt: ctx.now(),
          })
          .where(eq(users.id, code.userId)),
        verifiedIdentity(ctx, code.userId, 'phone', { phone: code.address, phone_verified: true }),
      ])
      return { ok: true, value: 'done' }
    case 'phone_change':
      return changed(ctx, code, 'phone')
    case 'email_change_new':
    case 'email_change_current':
      return changeEmail(ctx, code)
    case 'reauthentication':
      return deny('otp_expired')
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

async function confirmEmail(ctx: AppContext, { userId, address }: SentCode): Promise<void> {
  await runBatch(ctx.db, [
    ctx.db
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${ctx.now()})`, updatedAt: ctx.now() })
      .where(eq(users.id, userId)),
    verifiedIdentity(ctx, userId, 'email', { email: address, email_verified: true }),
    auditEntry(ctx, userId, 'confirmed'),
  ])
}

/** With a confirmed current address both have to agree, in any order. */
async function changeEmail(ctx: AppContext, code: SentCode): Promise<AccountResult<Applied>> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, code.userId))
  if (!user?.newEmail) return deny('otp_expired')
  if (user.email !== null && user.emailConfirmedAt !== null && user.emailChangeConfirmations === 0) {
    const [first] = await ctx.db
      .update(users)
      .set({ emailChangeConfirmations: 1 })
      .where(and(eq(users.id, user.id), eq(users.emailChangeConfirmations, 0)))
      .returning({ id: users.id })
    if (first) return { ok: true, value: 'half' }
  }
  return changed(ctx, code, 'email')
}

async function changed(
  ctx: AppContext,
  { userId }: SentCode,
  what: 'email' | 'phone',
): Promise<AccountResult<Applied>> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
  const value = what === 'email' ? user?.newEmail : user?.newPhone
  if (!value) return deny('otp_expired')
  const now = ctx.now()
  const row = { id: ctx.newId(), userId, provider: what, subject: userId, createdAt: now, updatedAt: now }
  const proof =
    what === 'email'
      ? { sub: userId, email: value, email_verified: true }
      : { sub: userId, phone: value, phone_verified: true }
  try {
    await runBatch(ctx.db, [
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
      auditEntry(ctx, userId, what === 'email' ? 'email_changed' : 'phone_changed'),
    ])
  } catch (error) {
    // The address was taken by another account in the meantime.
    if (isUniqueViolation(error)) return deny(what === 'email' ? 'email_exists' : 'phone_exists')
    throw error
  }
  return { ok: true, value: 'done' }
}
