import type { AppContext } from '#app/context.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { linkCodes } from './guardians.schema.ts'
import { linkCodeHash, newLinkCode } from './internal/link-code.ts'

/** How long a code can be typed in. */
export const LINK_CODE_LIFETIME_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000
/** An hour, for each child. */
export const LINK_CODES_AN_HOUR = 10

export interface LinkCode {
  /** "7K2M-Q9XD". Shown once, stored as a hash. */
  code: string
  expiresAt: number
}

/** A new code for a child to show to a grown-up; the one before stops working. */
export async function createLinkCode(
  ctx: AppContext,
  childId: string,
): Promise<Result<LinkCode, 'too_many_requests'>> {
  const { allowed } = await ctx.limiter.take(`link-code:${childId}`, LINK_CODES_AN_HOUR, HOUR_MS)
  if (!allowed) return refuse('too_many_requests')
  const code = await newLinkCode(ctx)
  const codeHash = await linkCodeHash(ctx, code)
  const expiresAt = ctx.now() + LINK_CODE_LIFETIME_MS
  await ctx.db
    .insert(linkCodes)
    .values({ childId, codeHash, expiresAt })
    .onConflictDoUpdate({ target: linkCodes.childId, set: { codeHash, expiresAt } })
  return ok({ code, expiresAt })
}
