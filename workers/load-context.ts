// env -> AppContext: from here on nothing knows it runs on Cloudflare.
import type { AppContext, Limiter, Log } from '#app/context.ts'
import { openDatabase } from '#app/db/database.ts'
import { readConfig } from './config.ts'
import type { Env } from './env.ts'

function createLimiter(env: Env): Limiter {
  return {
    take: (subject, limit, windowMs) =>
      env.RATE_LIMIT.get(env.RATE_LIMIT.idFromName(subject)).take(limit, windowMs),
  }
}

/** @throws ZodError when the deployment's settings are wrong */
export function loadContext(env: Env, log: Log): AppContext {
  return {
    db: openDatabase(env.DB),
    config: readConfig(env),
    limiter: createLimiter(env),
    log,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  }
}
