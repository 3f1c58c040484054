import type { AppContext } from '#app/context.ts'
import { readStanding } from './read-standing.server.ts'

/**
 * What is in the way of something that reaches other people: a child's account needs the yes of a proved adult for it, more than
 * a mail's (decision 12). null: nothing.
 */
export async function refuseWithoutProvedAdult(
  ctx: AppContext,
  userId: string,
): Promise<'consent_required' | 'proved_consent_required' | null> {
  const standing = await readStanding(ctx, userId)
  if (standing === 'limited') return 'consent_required'
  return standing === 'consented' ? 'proved_consent_required' : null
}
