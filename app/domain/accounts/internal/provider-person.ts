// From "a provider vouches for this person" to "this is our user". The provider's lasting name for someone decides, never
// an address alone: an account is joined by its address only when the provider has seen it proved, as we have of every
// account's.
import { and, eq, isNull } from 'drizzle-orm'
import { runBatch, type Statement } from '#app/db/run-batch.ts'
import { isGuardiansAddress } from '#app/domain/consent/is-guardians-address.server.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { identities, users } from '../accounts.schema.ts'
import type { Proved } from '../accounts.types.ts'
import { type AccountResult, accountRefusal } from '../refusals.ts'
import { auditEntry } from './audit.ts'
import { findUser, type UserRow } from './find-user.ts'
import type { ProviderPerson } from './id-token.ts'
import { isBanned } from './is-banned.ts'
import { newUserStatements } from './new-user.ts'
import { ownerNotice } from './owner-mail.ts'
import { pendingsEnded } from './pending-sign-ups.ts'
import type { Provider } from './providers.ts'

type IdentityRow = typeof identities.$inferSelect

/** The address, if this provider may vouch for it and does. */
function provenEmail({ domains }: Provider, { email, emailVerified }: ProviderPerson): string | null {
  if (email === null || !emailVerified) return null
  return domains === null || domains.includes(email.slice(email.lastIndexOf('@') + 1)) ? email : null
}

async function findIdentity(
  ctx: AppContext,
  provider: Provider,
  subject: string,
): Promise<IdentityRow | null> {
  const [identity] = await ctx.db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider.name), eq(identities.subject, subject)))
  return identity ?? null
}

/** Runs `attempt` again when another request wrote the same person at the same moment. */
async function onceMore<Value>(attempt: () => Promise<Value>): Promise<Value> {
  try {
    return await attempt()
  } catch {
    return attempt()
  }
}

/** Signs someone in with what their provider says: the account that has this identity, joined, or made now. */
export function proveByProvider(
  ctx: AppContext,
  provider: Provider,
  person: ProviderPerson,
): Promise<AccountResult<Proved>> {
  return onceMore(async () => {
    const identity = await findIdentity(ctx, provider, person.subject)
    if (identity) return returning(ctx, provider, person, identity)
    const email = provenEmail(provider, person)
    if (email === null)
      return accountRefusal('provider_email_needs_verification', {
        message: `Unverified email with ${provider.name}. Verify the email with ${provider.name} in order to sign in`,
      })
    const user = await findUser(ctx, { channel: 'email', value: email })
    const userId = user?.id ?? ctx.newId()
    if (user && isBanned(ctx, user)) return accountRefusal('user_banned')
    await runBatch(
      ctx.db,
      user ? await joining(ctx, user, provider, person) : newcomer(ctx, { userId, email, provider, person }),
    )
    if (user) ctx.waitUntil(deliverMessages(ctx))
    return { ok: true, value: proofOf(provider, person, userId) }
  })
}

async function returning(
  ctx: AppContext,
  provider: Provider,
  person: ProviderPerson,
  { id, userId }: IdentityRow,
): Promise<AccountResult<Proved>> {
  const [user] = await ctx.db
    .select({ bannedUntil: users.bannedUntil })
    .from(users)
    .where(eq(users.id, userId))
  if (user && isBanned(ctx, user)) return accountRefusal('user_banned')
  const now = ctx.now()
  const { data, email } = person
  // Linked before its address became that of the grown-up who said yes: it opens the child's account no more.
  if (email !== null && (await isGuardiansAddress(ctx, userId, email)))
    return accountRefusal('guardian_address')
  await ctx.db
    .update(identities)
    .set({ data, email, lastSignInAt: now, updatedAt: now })
    .where(eq(identities.id, id))
  return { ok: true, value: proofOf(provider, person, userId) }
}

function proofOf({ method }: Provider, { provedAt: at }: ProviderPerson, userId: string): Proved {
  return { userId, method, at }
}

interface Arrival {
  userId: string
  /** Proved, and the account's. */
  email: string
  provider: Provider
  person: ProviderPerson
}

function newcomer(ctx: AppContext, { userId, email, provider, person }: Arrival): Statement[] {
  const { subject, data, name } = person
  return newUserStatements(ctx, {
    id: userId,
    address: { channel: 'email', value: email },
    passwordHash: null,
    welcomedAt: null,
    confirmationSentAt: null,
    metadata: { ...data, ...(name !== null && { display_name: name }) },
    identity: { id: ctx.newId(), provider: provider.name, subject, data },
  })
}

/** One more way to sign in to an account, and the mail that tells its owner. */
async function joining(
  ctx: AppContext,
  user: UserRow,
  provider: Provider,
  person: ProviderPerson,
): Promise<Statement[]> {
  const userId = user.id
  const now = ctx.now()
  const { subject, data, email } = person
  const times = { lastSignInAt: now, createdAt: now, updatedAt: now }
  return [
    ctx.db
      .insert(identities)
      .values({ id: ctx.newId(), userId, provider: provider.name, subject, data, email, ...times }),
    auditEntry(ctx, userId, 'identity_linked'),
    ...(await ownerNotice(ctx, user, 'identity_linked')),
  ]
}

/** Whose account an identity is to join, and when the session that asked for it proved who it is (milliseconds). */
export interface LinkTo {
  userId: string
  provedAt: number
}

/**
 * Adds a way to sign in to the account of someone who is signed in. Their word is enough: both ends were proved. What it
 * proves is no fresher than the session that asked. A child's account changes only with a yes, and never gets the mailbox of the
 * grown-up who said it, proved at the provider or not.
 */
export function linkByProvider(
  ctx: AppContext,
  { userId, provedAt }: LinkTo,
  provider: Provider,
  person: ProviderPerson,
): Promise<AccountResult<Proved>> {
  return onceMore(async () => {
    const known = await findIdentity(ctx, provider, person.subject)
    if (known)
      return known.userId === userId
        ? accountRefusal('identity_already_exists', { message: 'Identity is already linked' })
        : accountRefusal('identity_already_exists')
    const [user] = await ctx.db.select().from(users).where(eq(users.id, userId))
    if (!user) return accountRefusal('user_not_found')
    if (isBanned(ctx, user)) return accountRefusal('user_banned')
    const limitedChild = await refuseWhileLimited(ctx, userId)
    if (limitedChild) return limitedChild
    if (person.email !== null && (await isGuardiansAddress(ctx, userId, person.email)))
      return accountRefusal('guardian_address')
    await runBatch(ctx.db, [
      ...(await joining(ctx, user, provider, person)),
      ...(await addressOf(ctx, user, provenEmail(provider, person))),
    ])
    ctx.waitUntil(deliverMessages(ctx))
    const { method } = provider
    return { ok: true, value: { userId, method, at: Math.min(provedAt, person.provedAt) } }
  })
}

/** An account without an address takes the one just proved, unless it is someone else's. */
async function addressOf(ctx: AppContext, user: UserRow, email: string | null): Promise<Statement[]> {
  if (user.email !== null || email === null) return []
  if (await findUser(ctx, { channel: 'email', value: email })) return []
  const now = ctx.now()
  return [
    ctx.db
      .update(users)
      .set({ email, emailConfirmedAt: now, updatedAt: now })
      .where(and(eq(users.id, user.id), isNull(users.email))),
    ...pendingsEnded(ctx, { channel: 'email', value: email }),
  ]
}
