import type { AppContext } from '#app/platform/context.ts'
import { findByToken } from './find-by-token.server.ts'

/** The child whose yes was taken back by this mailed link; null for every other link. */
export async function findWithdrawnChild(ctx: AppContext, token: string): Promise<string | null> {
  const found = await findByToken(ctx, token)
  return found?.state === 'withdrawn' ? found.row.childId : null
}
