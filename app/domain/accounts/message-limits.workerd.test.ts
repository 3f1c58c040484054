// What bounds mails and SMS beyond one address: the hourly budget with its reserved share, the countries SMS go to.
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import type { Limiter } from '#app/platform/context.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { isKnownNetwork, KNOWN_FOR_MS, networkHash, networkRemembered } from './internal/known-networks.ts'
import { limitMessages, type MessageGroup } from './internal/limits.ts'
import { newUserStatements } from './internal/new-user.ts'

/** Lets `limit` calls of each subject pass, and no time. */
function countingLimiter(): Limiter {
  const counts = new Map<string, number>()
  return {
    take: async (subject, limit) => {
      const count = (counts.get(subject) ?? 0) + 1
      counts.set(subject, count)
      return { allowed: count <= limit, retryAfterMs: count <= limit ? 0 : 1_000 }
    },
  }
}

function contextWith(config: Partial<TestContext['config']>): TestContext {
  const ctx = testContext(env.DB, countingLimiter())
  ctx.config = { ...ctx.config, ...config }
  return ctx
}

/** The answers to so many requests, each for an address of its own. */
async function asked(ctx: TestContext, group: MessageGroup, count: number): Promise<(string | null)[]> {
  const codes = []
  for (let index = 0; index < count; index++) {
    const address = { channel: 'email', value: `${group}-${index}@example.com` } as const
    codes.push((await limitMessages(ctx, group, address))?.code ?? null)
  }
  return codes
}

it('strangers who sign up by the thousand leave the mails that lead back into an account alone', async () => {
  const ctx = contextWith({ messagesPerHour: 10 })
  const spent = 'over_email_send_rate_limit'
  expect(await asked(ctx, 'confirmation', 9)).toEqual([...Array(7).fill(null), spent, spent])
  expect(await asked(ctx, 'change', 1)).toEqual([spent])
  expect(await asked(ctx, 'recovery', 1)).toEqual([null])
  expect(await asked(ctx, 'reauthentication', 1)).toEqual([null])
  expect(await asked(ctx, 'factor', 1)).toEqual([null])
  expect(await asked(ctx, 'factor', 1)).toEqual([spent])
})

it('an SMS goes to listed calling codes, where a service sends any, and twenty an hour to a thousand numbers', async () => {
  const ctx = contextWith({ smsCallingCodes: ['1', '34'], smsOffered: true })
  const send = async (value: string) =>
    (await limitMessages(ctx, 'confirmation', { channel: 'sms', value }))?.code ?? null
  expect(await send('34911000111')).toBeNull()
  expect(await send('881612345678')).toBe('phone_country_not_served')
  const range = await Promise.all(Array.from({ length: 21 }, (_, index) => send(`15550009${100 + index}`)))
  expect(range.filter((code) => code === 'over_sms_send_rate_limit')).toHaveLength(1)
  expect(await send('15550008100')).toBeNull()
  ctx.config = { ...ctx.config, smsOffered: false }
  expect(await send('34911000112')).toBe('phone_provider_disabled')
})

it('a network is known for the user who signed in from it, for ninety days', async () => {
  const ctx = testContext(env.DB)
  const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()]
  await runBatch(
    ctx.db,
    newUserStatements(ctx, {
      id: ana,
      address: { channel: 'email', value: `${ana}@example.com` },
      passwordHash: null,
      welcomedAt: null,
      confirmationSentAt: null,
      metadata: {},
      identity: { id: crypto.randomUUID(), provider: 'email', subject: ana, data: {} },
    }),
  )
  await networkRemembered(ctx, ana, await networkHash(ctx, ana))
  const elsewhere = { ...ctx, caller: { ...ctx.caller, network: '198.51.100.77' } }
  expect(await isKnownNetwork(ctx, ana)).toBe(true)
  expect(await isKnownNetwork(ctx, ben)).toBe(false)
  expect(await isKnownNetwork(elsewhere, ana)).toBe(false)
  ctx.clock.now += KNOWN_FOR_MS - 1
  expect(await isKnownNetwork(ctx, ana)).toBe(true)
  ctx.clock.now += 1
  expect(await isKnownNetwork(ctx, ana)).toBe(false)
})
