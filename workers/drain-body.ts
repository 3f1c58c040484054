// A request that is refused before its body was read leaves bytes on the connection: some servers then reset it, and the
// caller never sees the refusal. So what nobody read is read here, up to a limit, and forgotten.
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './env.ts'

/** As large as the largest body any path takes (bytes); whoever sends more is cut off. */
export const MAX_DRAINED = 1024 * 1024

export const drainBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { body } = c.req.raw
  await next()
  // Locked: somebody reads it, or has read it.
  if (body === null || body.locked || c.req.raw.bodyUsed) return
  const reader = body.getReader()
  try {
    for (let drained = 0; drained <= MAX_DRAINED; ) {
      const { done, value } = await reader.read()
      if (done) return
      drained += value.byteLength
    }
    await reader.cancel()
  } catch {
    // The caller is gone.
  }
}
