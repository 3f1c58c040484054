import { readStandingFacts } from '#app/domain/profiles/read-standing-facts.server.ts'
import { isMinor } from '#app/domain/profiles/standing.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { linkCodes } from './guardians.schema.ts'
import { linkCodeHash, newLinkCode } from './internal/link-code.ts'

/** How long a code can be typed in. */
export const LINK_CODE_LIFETIME_MS = 10 * 60_000

export interface LinkCode {
  /** "7K2M-Q9XD". Shown once, stored as a hash. */
  code: string
  expiresAt: number
}

/**
 * A new code for a child to show to a grown-up; the one before stops working. Whoever types it may download and erase the account:
 * it takes the same fresh proof as doing that oneself. not_a_minor: not known to be below 18; nobody else is looked after.
 */
export const createLinkCode = verb(
  { actor: 'user', owner: (childId) => childId, fresh: true, budgets: ['link_code'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  childId: string,
): Promise<Result<LinkCode, 'not_a_minor' | 'too_many_requests'>> {
  if (!isMinor(await readStandingFacts(ctx, childId), ctx.now())) return refuse('not_a_minor')
  const code = await newLinkCode(ctx)
  const codeHash = await linkCodeHash(ctx, code)
  const expiresAt = ctx.now() + LINK_CODE_LIFETIME_MS
  await ctx.db
    .insert(linkCodes)
    .values({ childId, codeHash, expiresAt })
    .onConflictDoUpdate({ target: linkCodes.childId, set: { codeHash, expiresAt } })
  return ok({ code, expiresAt })
}
