import type { AppContext } from '#app/context.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { ok, type Result } from '#engine/core/result.ts'
import type { StartedCheckout } from '../billing.types.ts'

/** Leads a student past our own page first, where a grown-up confirms; parents and teachers go straight to pay. */
export async function grownUpFirst(
  ctx: AppContext,
  userId: string,
  started: StartedCheckout,
): Promise<Result<StartedCheckout, never>> {
  const role = (await readProfile(ctx, userId))?.role
  if (role === 'parent' || role === 'teacher') return ok(started)
  return ok({ ...started, url: `${ctx.config.siteUrl}/checkout/${started.sessionId}` })
}
