import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { findByToken } from './internal/find-by-token.ts'

/** unknown: no such link, or its question was not answered in time, or its owner has left. */
export type NewsletterState = 'waiting' | 'confirmed' | 'unknown'

export const readNewsletterState = verb({ actor: 'anyone', budgets: ['mailed_link'], notice: null }, run)

async function run(ctx: AppContext, token: string): Promise<NewsletterState> {
  const row = await findByToken(ctx, token)
  if (!row) return 'unknown'
  return row.confirmedAt === null ? 'waiting' : 'confirmed'
}
