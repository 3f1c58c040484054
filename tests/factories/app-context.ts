// An AppContext whose clock, ids, seeds, codes and post office the test holds in its hand.

import { openDatabase } from '#app/db/database.ts'
import { prepareNotice } from '#app/domain/accounts/prepare-notice.server.ts'
import { fixedIdentity } from '#app/platform/actor.ts'
import type { AppContext, Limiter, LogFields } from '#app/platform/context.ts'
import { NO_BOOKS } from '#app/platform/library.ts'
import type { Message } from '#app/platform/message.ts'
import { TEST_CONFIG } from './config.ts'
import { createPaymentsModel, type PaymentsModel } from './payments-model.ts'

export interface TestClock {
  now: number
}

export interface TestContext extends AppContext {
  clock: TestClock
  /** Everything logged so far. */
  logged: { message: string; fields: LogFields | undefined }[]
  /** Every message delivered so far, oldest first. */
  delivered: Message[]
  /** The card provider, with what its customers and their banks do. */
  payments: PaymentsModel
  /** Ends when everything given to waitUntil has. */
  settled(): Promise<void>
}

const EVERYTHING_PASSES: Limiter = { take: async () => ({ allowed: true, retryAfterMs: 0 }) }

export function testContext(
  binding: Parameters<typeof openDatabase>[0],
  limiter = EVERYTHING_PASSES,
): TestContext {
  const clock: TestClock = { now: Date.UTC(2026, 8, 1, 9) }
  const logged: TestContext['logged'] = []
  const delivered: Message[] = []
  const background: Promise<unknown>[] = []
  let ids = 0
  let secrets = 0
  return {
    db: openDatabase(binding),
    config: TEST_CONFIG,
    limiter,
    log: {
      info: (message, fields) => logged.push({ message, fields }),
      error: (message, fields) => logged.push({ message, fields }),
    },
    identity: fixedIdentity({ kind: 'system' }),
    prepareNotice,
    caller: { address: '192.0.2.1', network: '192.0.2.1', userAgent: 'test', locale: 'en', timeZone: null },
    messenger: {
      deliver: async (message) => {
        delivered.push(message)
      },
    },
    breachedPasswords: { includes: async () => false },
    captcha: null,
    clocks: { track: async () => {}, drop: async () => {}, closeEnded: async () => {} },
    payments: createPaymentsModel(() => clock.now),
    writingModel: null,
    library: { read: async () => NO_BOOKS },
    fetch: async () => {
      throw new Error('the network is not part of this test')
    },
    waitUntil: (work) => {
      background.push(work)
    },
    settled: async () => {
      while (background.length > 0) await background.shift()
    },
    clock,
    logged,
    delivered,
    now: () => clock.now,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    newSeed: () => 42,
    newSecret: () => `secret-${String(++secrets).padStart(36, '0')}`,
    newCode: () => String(100_000 + ++secrets),
  }
}
