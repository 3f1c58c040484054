// Attempts at a sign-up, before anybody proved the address. Nothing of one attempt is ever part of another.
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { StatedAge } from '#app/domain/consent/age-statements.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { seal, unseal } from '#app/platform/sealing.server.ts'
import { oneTimeCodes, pendingSignUps } from '../accounts.schema.ts'
import type { Metadata } from '../accounts.types.ts'
import { callerNetworkHash } from './caller-network-hash.ts'
import type { Address } from './read-address.ts'

export type PendingRow = typeof pendingSignUps.$inferSelect

const PURPOSE = 'pending sign-up'
/** Codes live shorter; until then a new one can be sent to the same attempt. */
const LIFETIME_MS = 24 * 60 * 60_000

/** What an attempt asks for, true only once its own code or link is used. */
export interface SignUpAttempt {
  /** Of the identity that the account will have. */
  identityId: string
  passwordHash: string | null
  metadata: Metadata
  /** Whether the form asked who this is and how old. */
  welcomed: boolean
  stated: Omit<StatedAge, 'userId'> | null
  /** The code of a friend's link. */
  invitation: string | null
}

/** What is made of an attempt that says nothing, or nothing that may be believed. */
export const EMPTY_ATTEMPT: Omit<SignUpAttempt, 'identityId'> = {
  passwordHash: null,
  metadata: {},
  welcomed: false,
  stated: null,
  invitation: null,
}

/** A new attempt; `null` says nothing and holds nothing, the proof makes a bare account of it. */
export async function newPending(
  ctx: AppContext,
  { channel, value }: Address,
  attempt: SignUpAttempt | null,
  browserSecret: string | undefined,
): Promise<{ id: string; statement: Statement }> {
  const id = ctx.newId()
  const now = ctx.now()
  const row = {
    id,
    channel,
    address: value,
    sealed: attempt && (await seal(ctx.config, PURPOSE, JSON.stringify(attempt))),
    browserHash: browserSecret === undefined ? null : await secretHash(browserSecret),
    askedFrom: await callerNetworkHash(ctx),
    createdAt: now,
    expiresAt: now + LIFETIME_MS,
  }
  return { id, statement: ctx.db.insert(pendingSignUps).values(row) }
}

/** What the attempt said; nothing when it was sealed under a secret this deployment no longer has. */
export async function readAttempt(ctx: AppContext, { sealed }: PendingRow): Promise<SignUpAttempt> {
  const plain = sealed && (await unseal(ctx.config, PURPOSE, sealed).catch(() => null))
  if (plain) return JSON.parse(plain) as SignUpAttempt
  return { identityId: ctx.newId(), ...EMPTY_ATTEMPT }
}

/** The attempt with this id, while it lasts. */
export async function findPending(ctx: AppContext, id: string): Promise<PendingRow | null> {
  const [row] = await ctx.db
    .select()
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.id, id), gt(pendingSignUps.expiresAt, ctx.now())))
  return row ?? null
}

function at({ channel, value }: Address) {
  return and(eq(pendingSignUps.channel, channel), eq(pendingSignUps.address, value))
}

/**
 * Of the attempts at this address the one that is most likely the caller's own: of their browser, if that is known, else of
 * their network, else any; one that says something, the newest. null when there is none.
 */
export async function newestPending(
  ctx: AppContext,
  address: Address,
  browserSecret?: string,
): Promise<PendingRow | null> {
  const browserHash = browserSecret === undefined ? null : await secretHash(browserSecret)
  const [row] = await ctx.db
    .select()
    .from(pendingSignUps)
    .where(and(at(address), gt(pendingSignUps.expiresAt, ctx.now())))
    .orderBy(
      desc(sql`coalesce(${pendingSignUps.browserHash} = ${browserHash}, 0)`),
      desc(sql`${pendingSignUps.askedFrom} = ${await callerNetworkHash(ctx)}`),
      desc(sql`${pendingSignUps.sealed} is not null`),
      desc(pendingSignUps.createdAt),
      desc(sql`rowid`),
    )
    .limit(1)
  return row ?? null
}

/** Whether the browser with this secret made the attempt. */
export async function isOfBrowser(
  { browserHash }: PendingRow,
  browserSecret: string | undefined,
): Promise<boolean> {
  return browserSecret !== undefined && browserHash === (await secretHash(browserSecret))
}

/**
 * Whether the attempt may be another's than the caller's: it was made from another network than theirs, and somebody
 * signed the address up from yet another (or from theirs) that is not over yet.
 */
export async function isContested(
  ctx: AppContext,
  { channel, address: value, askedFrom }: PendingRow,
): Promise<boolean> {
  if (askedFrom === (await callerNetworkHash(ctx))) return false
  const [other] = await ctx.db
    .select({ id: pendingSignUps.id })
    .from(pendingSignUps)
    .where(
      and(
        at({ channel, value }),
        ne(pendingSignUps.askedFrom, askedFrom),
        gt(pendingSignUps.expiresAt, ctx.now()),
      ),
    )
    .limit(1)
  return other !== undefined
}

/** Lets the attempt live as long as the code that was sent for it again. */
export function pendingExtended(ctx: AppContext, id: string): Statement {
  return ctx.db
    .update(pendingSignUps)
    .set({ expiresAt: ctx.now() + LIFETIME_MS })
    .where(eq(pendingSignUps.id, id))
}

/** Forgets one attempt, with its codes. */
export function pendingDropped(ctx: AppContext, id: string): Statement[] {
  return [
    ctx.db.delete(oneTimeCodes).where(eq(oneTimeCodes.ownerId, id)),
    ctx.db.delete(pendingSignUps).where(eq(pendingSignUps.id, id)),
  ]
}

/** Forgets every attempt at an address, with their codes: for the batch in which somebody proves it. */
export function pendingsEnded(ctx: AppContext, address: Address): Statement[] {
  const ids = ctx.db.select({ id: pendingSignUps.id }).from(pendingSignUps).where(at(address))
  return [
    ctx.db.delete(oneTimeCodes).where(inArray(oneTimeCodes.ownerId, ids)),
    ctx.db.delete(pendingSignUps).where(at(address)),
  ]
}
