import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { trustedUrl } from '#app/request/trusted-url.ts'
import { ok, type Result } from '#engine/core/result.ts'
import type { StartedCheckout } from '../billing.types.ts'

/**
 * Leads everybody who is no grown-up past our own page first, where one confirms; a grown-up goes straight to pay.
 * @param userId null: a guest, who may be anybody
 */
export async function withAdultConfirmation(
  ctx: AppContext,
  userId: string | null,
  started: StartedCheckout,
): Promise<Result<StartedCheckout, never>> {
  if (userId !== null && (await readStanding(ctx, userId)) === 'grown_up') return ok(started)
  return ok({ ...started, url: trustedUrl(`${ctx.config.siteUrl}/checkout/${started.sessionId}`) })
}
