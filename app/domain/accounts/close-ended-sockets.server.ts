import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'

/**
 * Closes the sockets of sessions that are over, after the answer was sent; to be called by every verb that ends a session.
 * What fails is logged: a socket asks again before it is told anything.
 */
export function closeEndedSockets(ctx: AppContext, userId: string): void {
  ctx.waitUntil(
    ctx.clocks
      .closeEnded(userId)
      .catch((error: unknown) => ctx.log.error('closing sockets failed', errorFields(error))),
  )
}
