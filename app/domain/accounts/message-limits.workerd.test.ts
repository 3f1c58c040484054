// What bounds mails and SMS beyond one address: the hourly budget with its reserved share, the countries SMS go to.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { networkOf } from '#app/platform/network.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { countingLimiter } from '#tests/factories/counting-limiter.ts'
import { isKnownNetwork, KNOWN_FOR_MS, networkHash, networkRemembered } from './internal/known-networks.ts'
import { limitGuesses, limitMessages, type MessageGroup } from './internal/limits.ts'
import { newUserStatements } from './internal/new-user.ts'

function contextWith(config: Partial<TestContext['config']>): TestContext {
  const ctx = testContext(env.DB, countingLimiter())
  ctx.config = { ...ctx.config, ...config }
  return ctx
}

/** The answers to so many requests, each for an address of its own. */
async function asked(
  ctx: TestContext,
  group: MessageGroup,
  count: number,
  proved: string | null = null,
): Promise<(string | null)[]> {
  const codes = []
  for (let index = 0; index < count; index++) {
    const address = { channel: 'email', value: `${group}-${index}@example.com` } as const
    const addressee = { proved: proved && `${proved}-${index}` }
    codes.push((await limitMessages(ctx, group, address, addressee))?.code ?? null)
  }
  return codes
}

const SPENT = 'over_email_send_rate_limit'

it('strangers who sign up or ask for codes by the thousand leave alone who has proved a first factor', async () => {
  const ctx = contextWith({ messagesPerHour: 10 })
  expect(await asked(ctx, 'confirmation', 6)).toEqual([...Array(5).fill(null), SPENT])
  expect(await asked(ctx, 'change', 1)).toEqual([SPENT])
  expect(await asked(ctx, 'recovery', 4)).toEqual([null, null, null, SPENT])
  expect(await asked(ctx, 'reauthentication', 1, 'account')).toEqual([null])
  expect(await asked(ctx, 'factor', 2, 'factor')).toEqual([null, SPENT])
})

describe('one mailbox', () => {
  /** How many messages of these kinds get through to one address, each asked for once from each network. */
  async function through(ctx: TestContext, to: string, networks: string[], groups: MessageGroup[]) {
    let sent = 0
    for (const group of groups)
      for (const network of networks) {
        const caller = { ...ctx.caller, network }
        const refusal = await limitMessages({ ...ctx, caller }, group, { channel: 'email', value: to })
        if (!refusal) sent += 1
      }
    return sent
  }
  const networks = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => networkOf(`${prefix}:${(index + 1).toString(16)}::1`))

  it('cannot be used up from one /48', async () => {
    const ctx = contextWith({})
    await through(ctx, 'first@example.com', networks(40, '2001:db8:7'), ['confirmation'])
    expect(await through(ctx, 'first@example.com', ['198.51.100.7'], ['confirmation'])).toBe(1)
  })

  it('keeps some back for sites that did not ask yet', async () => {
    const ctx = contextWith({})
    const eight = Array.from({ length: 8 }, (_, index) => `192.0.2.${index}`)
    await through(ctx, 'first@example.com', eight, ['confirmation', 'recovery', 'change'])
    expect(await through(ctx, 'first@example.com', ['192.0.2.1'], ['factor'])).toBe(0)
    expect(await through(ctx, 'first@example.com', ['198.51.100.7'], ['confirmation'])).toBe(1)
  })

  it('gets one total of all kinds', async () => {
    const ctx = contextWith({})
    const sites = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`)
    expect(await through(ctx, 'full@example.com', sites, ['confirmation', 'recovery', 'change'])).toBe(20)
  })
})

it('guesses from one /48 leave some for the owner on a new network', async () => {
  const ctx = contextWith({})
  const guess = (network: string) =>
    limitGuesses({ ...ctx, caller: { ...ctx.caller, network } }, 'password', 'guessed@example.com', null)
  for (let index = 0; index < 120; index++) await guess(networkOf(`2001:db8:8:${index.toString(16)}::1`))
  expect(await guess('198.51.100.7')).toBeNull()
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
