// Finds a code or link and uses it up. A code is good once, for a while, and for a few guesses.
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { type CodeKind, oneTimeCodes } from '../accounts.schema.ts'
import type { CodeType } from '../accounts.types.ts'
import { type AccountRefusal, type AccountResult, deny } from '../refusals.ts'
import { codeToken, codeTokenHash } from './code-token.ts'
import type { Address } from './read-address.ts'

export type SentCode = typeof oneTimeCodes.$inferSelect

/** Wrong guesses after which a code is worth nothing. */
export const MAX_WRONG_GUESSES = 5

/** Which codes a `type` of the API looks at. */
const KINDS: Readonly<Record<CodeType, readonly CodeKind[]>> = {
  email: ['confirmation', 'recovery'],
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email_change: ['email_change_new', 'email_change_current'],
  sms: ['phone_confirmation'],
  phone_change: ['phone_change'],
}

const wrongCode: AccountRefusal = deny('otp_expired')
const wrongLink: AccountRefusal = deny('otp_expired', { message: 'Email link is invalid or has expired' })

/** The code a link stands for, still unused; null when there is none or it is over. */
export async function findLink(ctx: AppContext, token: string, type: CodeType): Promise<SentCode | null> {
  const [found] = await ctx.db
    .select()
    .from(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.tokenHash, await codeTokenHash(token)), inArray(oneTimeCodes.kind, KINDS[type])),
    )
  return found && found.expiresAt > ctx.now() ? found : null
}

/** Uses up the code of a link. */
export async function consumeLink(
  ctx: AppContext,
  token: string,
  type: CodeType,
): Promise<AccountResult<SentCode>> {
  const found = await findLink(ctx, token, type)
  const taken = found && (await take(ctx, found))
  return taken ? { ok: true, value: taken } : wrongLink
}

/**
 * Uses up six digits sent to `address`. A guess is counted before it is looked at, against every code it may be meant for:
 * many at the same moment gain nothing.
 */
export async function consumeDigits(
  ctx: AppContext,
  address: Address,
  digits: string,
  kinds: readonly CodeKind[],
): Promise<AccountResult<SentCode>> {
  const open = await ctx.db
    .update(oneTimeCodes)
    .set({ wrongGuesses: sql`${oneTimeCodes.wrongGuesses} + 1` })
    .where(
      and(
        eq(oneTimeCodes.address, address.value),
        inArray(oneTimeCodes.kind, [...kinds]),
        gt(oneTimeCodes.expiresAt, ctx.now()),
        lt(oneTimeCodes.wrongGuesses, MAX_WRONG_GUESSES),
      ),
    )
    .returning()
  for (const code of open) {
    const hash = await codeTokenHash(await codeToken(ctx, code.kind, address.value, digits))
    if (hash !== code.tokenHash) continue
    const taken = await take(ctx, code)
    return taken ? { ok: true, value: taken } : wrongCode
  }
  return wrongCode
}

export function consumeDigitsOfType(ctx: AppContext, address: Address, digits: string, type: CodeType) {
  return consumeDigits(ctx, address, digits, KINDS[type])
}

/** Of two calls at once, one gets it. */
async function take(ctx: AppContext, { userId, kind, tokenHash }: SentCode): Promise<SentCode | null> {
  const [taken] = await ctx.db
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.kind, kind),
        eq(oneTimeCodes.tokenHash, tokenHash),
      ),
    )
    .returning()
  return taken ?? null
}
