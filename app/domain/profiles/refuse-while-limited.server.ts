import type { AppContext } from '#app/platform/context.ts'
import { isLimited } from './is-limited.server.ts'

/**
 * The answer to everything personal while a grown-up's yes is missing: `consent_required`; null when nothing is in the
 * way. Playing, the look, signing in and out, exporting and erasing never ask this.
 */
export async function refuseWhileLimited(
  ctx: AppContext,
  userId: string,
): Promise<{ readonly ok: false; readonly code: 'consent_required' } | null> {
  return (await isLimited(ctx, userId)) ? { ok: false, code: 'consent_required' } : null
}
