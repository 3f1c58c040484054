import { readEntitlements } from '#app/domain/access/read-entitlements.server.ts'
import type { PassLevel } from '#app/domain/catalogue/one-time-items.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'

/**
 * Tells the pages a user has open how long passes of these levels run now. Nothing depends on it: what fails is logged, and
 * pages learn of it when they ask.
 */
export async function syncPassClock(
  ctx: AppContext,
  userId: string,
  levels: ReadonlySet<PassLevel>,
): Promise<void> {
  if (levels.size === 0) return
  try {
    const { passes } = await readEntitlements(ctx, { userId })
    for (const level of levels) {
      const id = `pass:${level}`
      const pass = passes.find((running) => running.level === level)
      if (pass) await ctx.clocks.track(userId, { id, kind: 'pass', name: level, endsAt: pass.endsAt })
      else await ctx.clocks.drop(userId, id)
    }
  } catch (error) {
    ctx.log.error('sending a pass to the clock object failed', errorFields(error))
  }
}
