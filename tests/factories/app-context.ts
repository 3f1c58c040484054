// An AppContext whose clock, ids and seeds the test holds in its hand.
import type { AppContext, Limiter, LogFields } from '#app/context.ts'
import { openDatabase } from '#app/db/database.ts'

export interface TestClock {
  now: number
}

export interface TestContext extends AppContext {
  clock: TestClock
  /** Everything logged so far. */
  logged: { message: string; fields: LogFields | undefined }[]
}

const EVERYTHING_PASSES: Limiter = { take: async () => ({ allowed: true, retryAfterMs: 0 }) }

export function testContext(
  binding: Parameters<typeof openDatabase>[0],
  limiter = EVERYTHING_PASSES,
): TestContext {
  const clock: TestClock = { now: Date.UTC(2026, 8, 1, 9) }
  const logged: TestContext['logged'] = []
  let ids = 0
  return {
    db: openDatabase(binding),
    config: { environment: 'development', cookieSecret: 'a secret of at least thirty-two characters' },
    limiter,
    log: {
      info: (message, fields) => logged.push({ message, fields }),
      error: (message, fields) => logged.push({ message, fields }),
    },
    clock,
    logged,
    now: () => clock.now,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    newSeed: () => 42,
  }
}
