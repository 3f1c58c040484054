import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { consents } from './consent.schema.ts'
import { consentState } from './consent-state.ts'

/**
 * The consent a mailed link is about, while the link is good: 30 days to answer, and after an answer until the child is
 * old enough. null for everything else, whatever the reason.
 */
export async function findByToken(ctx: AppContext, token: string) {
  return findByTokenHash(ctx, await secretHash(token))
}

export async function findByTokenHash(ctx: AppContext, tokenHash: string) {
  const [row] = await ctx.db.select().from(consents).where(eq(consents.tokenHash, tokenHash))
  if (!row) return null
  const state = consentState(row, ctx.now())
  return state === 'waiting' || state === 'confirmed' || state === 'withdrawn' ? { row, state } : null
}
