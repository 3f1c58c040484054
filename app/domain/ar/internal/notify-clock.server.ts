import type { AppContext, Clocks } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'

/** Tells a user's clock. Nothing depends on it: where it cannot be reached, reads and the scheduled sweep are right without it. */
export async function notifyClock(ctx: AppContext, tell: (clocks: Clocks) => Promise<void>): Promise<void> {
  try {
    await tell(ctx.clocks)
  } catch (error) {
    ctx.log.error('sending an AR session to the clock object failed', errorFields(error))
  }
}
