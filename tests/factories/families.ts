// Families for tests: children who asked, the grown-ups around them, links between them. Their addresses are always the same:
// start each test with `emptyFamilies`.

import { runBatch } from '#app/db/run-batch.ts'
import { auditLog, users } from '#app/domain/accounts/accounts.schema.ts'
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { ageStatements, type StatedAge } from '#app/domain/consent/age-statements.server.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { askPendingConsent } from '#app/domain/guardians/ask-pending-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { createLinkCode } from '#app/domain/guardians/create-link-code.server.ts'
import { guardianLinks, linkCodes } from '#app/domain/guardians/guardians.schema.ts'
import { linkChild } from '#app/domain/guardians/link-child.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import type { Role } from '#app/domain/profiles/profiles.types.ts'
import type { Limiter } from '#app/platform/context.ts'
import { signedInAs } from './actors.ts'
import type { TestContext } from './app-context.ts'

export const MUM = 'mum@example.com'
export const DAY_MS = 86_400_000

export async function emptyFamilies(ctx: TestContext): Promise<void> {
  await ctx.db.batch([
    ctx.db.delete(users),
    ctx.db.delete(profiles),
    ctx.db.delete(ages),
    ctx.db.delete(consents),
    ctx.db.delete(guardianLinks),
    ctx.db.delete(linkCodes),
    ctx.db.delete(outgoingMessages),
    ctx.db.delete(auditLog),
  ])
}

/** Counts for good: no window ends. */
export function countingLimiter(): Limiter {
  const calls = new Map<string, number>()
  return {
    take: async (subject, limit) => {
      const count = (calls.get(subject) ?? 0) + 1
      calls.set(subject, count)
      return { allowed: count <= limit, retryAfterMs: count <= limit ? 0 : 1 }
    },
  }
}

/** As sign-up does it, without the account. */
export async function stateAge(ctx: TestContext, input: StatedAge): Promise<void> {
  await runBatch(ctx.db, await ageStatements(ctx, input))
}

/** `<name>@example.com`; whoever is no student is forty. */
export async function person(ctx: TestContext, displayName: string, role: Role = 'student'): Promise<string> {
  const id = ctx.newId()
  const now = ctx.now()
  const email = `${displayName.toLowerCase()}@example.com`
  await ctx.db.batch([
    ctx.db.insert(users).values({ id, email, metadata: {}, createdAt: now, updatedAt: now }),
    ctx.db.insert(profiles).values({ id, displayName, role, createdAt: now, updatedAt: now }),
  ])
  if (role !== 'student') await stateAge(ctx, { userId: id, country: 'us', age: 40, guardianEmail: null })
  return id
}

/** A student of nine in the United States. */
export async function child(
  ctx: TestContext,
  displayName = 'Maya',
  guardianEmail: string | null = MUM,
): Promise<string> {
  const userId = await person(ctx, displayName)
  await stateAge(ctx, { userId, country: 'us', age: 9, guardianEmail })
  return userId
}

/** Of the link in the newest mail. */
export async function lastToken(ctx: TestContext, recipient = MUM): Promise<string> {
  await ctx.settled()
  const message = ctx.delivered.findLast((candidate) => candidate.recipient === recipient)
  const token = new URL(message?.params.link ?? 'http://none.test').searchParams.get('token')
  if (token === null) throw new Error(`nothing was mailed to ${recipient}`)
  return token
}

/** A child whose grown-up was mailed the question. */
export async function asked(ctx: TestContext, guardianEmail = MUM) {
  const childId = await child(ctx, 'Maya', guardianEmail)
  await askPendingConsent(ctx, childId)
  return { childId, token: await lastToken(ctx, guardianEmail) }
}

/** A child whose grown-up said yes by mail. */
export async function confirmed(ctx: TestContext) {
  const found = await asked(ctx)
  const answer = await confirmConsent(ctx, found.token)
  if (!answer.ok) throw new Error(answer.code)
  return found
}

/** The code on a child's screen. */
export async function code(ctx: TestContext, childId: string): Promise<string> {
  const created = await createLinkCode(signedInAs(ctx, childId), childId)
  if (!created.ok) throw new Error(created.code)
  return created.value.code
}

/** Somebody who signed in so many minutes ago. */
export async function signedIn(ctx: TestContext, userId: string, minutes = 0): Promise<SignedIn> {
  const account = await readAccount(ctx, userId)
  if (!account) throw new Error('nobody')
  const createdAt = ctx.now() - minutes * 60_000
  const session: Partial<SignedIn['session']> = { id: 's', userId, aal: 'aal1', amr: [], createdAt }
  return { account, session: session as SignedIn['session'] }
}

/** Ruth looks after Maya. */
export async function family(ctx: TestContext) {
  const childId = await child(ctx, 'Maya', null)
  const guardianId = await person(ctx, 'Ruth', 'parent')
  const shown = await code(ctx, childId)
  const linked = await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })
  if (!linked.ok) throw new Error(linked.code)
  return { childId, guardianId }
}
