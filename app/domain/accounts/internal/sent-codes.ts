// Finds a code or link and uses it up. A code is good once, for a while, and for a few guesses.
import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { type CodeKind, oneTimeCodes, pendingSignUps } from '../accounts.schema.ts'
import type { CodeType } from '../accounts.types.ts'
import { type AccountRefusal, accountRefusal } from '../refusals.ts'
import { callerNetworkHash } from './caller-network-hash.ts'
import { codeToken, codeTokenHash } from './code-token.ts'
import type { Address } from './read-address.ts'

export type SentCode = typeof oneTimeCodes.$inferSelect

/** Wrong guesses after which digits are worth nothing: from the network that asked for them, and from all others together. */
export const MAX_WRONG_GUESSES = 5
/** Newest codes that digits are held against, of the guesser's own network and of the others. Links are good beside. */
const MAX_HELD_AGAINST = 5

/** Which codes a `type` of the API looks at. */
export const KINDS_OF: Readonly<Record<CodeType, readonly CodeKind[]>> = {
  email: ['confirmation', 'recovery'],
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email_change: ['email_change_new', 'email_change_current'],
  sms: ['phone_confirmation'],
  phone_change: ['phone_change'],
}

export const WRONG_CODE: AccountRefusal = accountRefusal('otp_expired')
export const WRONG_LINK: AccountRefusal = accountRefusal('otp_expired', {
  message: 'Email link is invalid or has expired',
})

/** The code a link stands for, still unused; null when there is none or it is over. */
export async function findLink(ctx: AppContext, token: string, type: CodeType): Promise<SentCode | null> {
  const [found] = await ctx.db
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.tokenHash, await codeTokenHash(token)),
        inArray(oneTimeCodes.kind, [...KINDS_OF[type]]),
        gt(oneTimeCodes.expiresAt, ctx.now()),
      ),
    )
  return found ?? null
}

export interface TypedCode {
  address: Address
  digits: string
  kinds: readonly CodeKind[]
  /** Typed on our own screen: of pending sign-ups only those of this browser count. Left out: any. */
  browserSecret?: string | null | undefined
}

/**
 * The code that six digits stand for, still unused; null when they are wrong. A guess is counted before it is looked at,
 * against every code it may be meant for: many at the same moment gain nothing, and strangers' guesses use up none of the
 * guesses of whoever asked.
 */
export async function findTyped(
  ctx: AppContext,
  { address, digits, kinds, browserSecret }: TypedCode,
): Promise<SentCode | null> {
  const network = await callerNetworkHash(ctx)
  const here = and(eq(oneTimeCodes.askedFrom, network), lt(oneTimeCodes.wrongGuesses, MAX_WRONG_GUESSES))
  const elsewhere = and(
    ne(oneTimeCodes.askedFrom, network),
    lt(oneTimeCodes.wrongGuessesElsewhere, MAX_WRONG_GUESSES),
  )
  const candidates = and(
    eq(oneTimeCodes.address, address.value),
    inArray(oneTimeCodes.kind, [...kinds]),
    gt(oneTimeCodes.expiresAt, ctx.now()),
    browserSecret === undefined ? undefined : await isOfBrowserOrAccount(browserSecret),
  )
  const newest = (side: typeof here) =>
    ctx.db
      .select({ id: oneTimeCodes.id })
      .from(oneTimeCodes)
      .where(and(candidates, side))
      .orderBy(desc(oneTimeCodes.sentAt), desc(sql`rowid`))
      .limit(MAX_HELD_AGAINST)
  const open = await ctx.db
    .update(oneTimeCodes)
    .set({
      wrongGuesses: sql`${oneTimeCodes.wrongGuesses} + (${oneTimeCodes.askedFrom} = ${network})`,
      wrongGuessesElsewhere: sql`${oneTimeCodes.wrongGuessesElsewhere} + (${oneTimeCodes.askedFrom} <> ${network})`,
    })
    .where(or(inArray(oneTimeCodes.id, newest(here)), inArray(oneTimeCodes.id, newest(elsewhere))))
    .returning()
  for (const code of open)
    if ((await codeTokenHash(await codeToken(ctx, code, digits))) === code.tokenHash) return code
  return null
}

async function isOfBrowserOrAccount(browserSecret: string | null) {
  const mine = browserSecret === null ? '' : await secretHash(browserSecret)
  return sql`not exists (select 1 from ${pendingSignUps} where ${pendingSignUps.id} = ${oneTimeCodes.ownerId}
    and ${pendingSignUps.browserHash} is not ${mine})`
}

/** Uses up a code of an account, with the others of its kind. Of two calls at once, one gets it. */
export async function takeCode(ctx: AppContext, { id, ownerId, kind }: SentCode): Promise<boolean> {
  const [taken] = await ctx.db.batch([
    ctx.db.delete(oneTimeCodes).where(eq(oneTimeCodes.id, id)).returning({ id: oneTimeCodes.id }),
    ctx.db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.ownerId, ownerId), eq(oneTimeCodes.kind, kind))),
  ])
  return taken.length > 0
}
