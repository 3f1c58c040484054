import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { BUDGETS } from '#app/platform/budgets.ts'
import type { Limiter } from '#app/platform/context.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { confirmSubscription } from './confirm-subscription.server.ts'
import { forgetUnconfirmed } from './forget-unconfirmed.server.ts'
import { newsletterSubscribers } from './newsletter.schema.ts'
import { CONFIRM_LIFETIME_MS, MAIL_EVERY_MS, MAILS_A_DAY } from './newsletter-limits.ts'
import { readNewsletterState } from './read-newsletter-state.server.ts'
import { subscribe } from './subscribe.server.ts'
import { unsubscribe } from './unsubscribe.server.ts'

const ADDRESS = 'ana@example.com'
const THANKS = { ok: true, value: null }

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.delete(newsletterSubscribers)
  await ctx.db.delete(outgoingMessages)
})

function stored() {
  return ctx.db.select().from(newsletterSubscribers)
}

/** A limiter that counts within one window, as time stands still in these tests unless they move it. */
function countingLimiter(): Limiter {
  const taken = new Map<string, number[]>()
  return {
    take: async (subject, limit, windowMs) => {
      const since = ctx.now() - windowMs
      const recent = (taken.get(subject) ?? []).filter((at) => at > since)
      const allowed = recent.length < limit
      if (allowed) recent.push(ctx.now())
      taken.set(subject, recent)
      return { allowed, retryAfterMs: allowed ? 0 : windowMs }
    },
  }
}

async function mails(): Promise<string[]> {
  await ctx.settled()
  return ctx.delivered.map(({ kind }) => kind)
}

/** The token of the newest mail. */
async function mailedToken(): Promise<string> {
  await ctx.settled()
  const link = new URL(ctx.delivered.at(-1)?.params.link ?? '')
  expect(link.pathname).toBe('/newsletter')
  return link.searchParams.get('token') ?? ''
}

describe('asking', () => {
  it('stores the address unconfirmed and mails the question in the language of the page', async () => {
    ctx.caller = { ...ctx.caller, locale: 'fr' }
    expect(await subscribe(ctx, '  Ana@Example.com ')).toEqual(THANKS)
    expect(await stored()).toEqual([
      expect.objectContaining({ address: ADDRESS, locale: 'fr', createdAt: ctx.now(), confirmedAt: null }),
    ])
    await ctx.settled()
    expect(ctx.delivered).toEqual([
      expect.objectContaining({ recipient: ADDRESS, kind: 'newsletter_confirm', locale: 'fr' }),
    ])
  })

  it('keeps no token that could be read in the database', async () => {
    await subscribe(ctx, ADDRESS)
    const token = await mailedToken()
    expect(JSON.stringify([await stored(), await ctx.db.select().from(outgoingMessages)])).not.toContain(
      token,
    )
  })

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'ana@example.com, ben@example.com',
    'ana@example.com\r\nBcc: ben@example.com',
    'ana@example.com\nSubject: hello',
    `${'a'.repeat(250)}@example.com`,
    'x'.repeat(100_000),
    '<script>@example.com',
  ])('refuses what is no address (%#)', async (typed) => {
    expect(await subscribe(ctx, typed)).toEqual({ ok: false, code: 'malformed_address' })
    expect(await stored()).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('again before the answer sends the same link and makes no second subscriber', async () => {
    await subscribe(ctx, ADDRESS)
    const first = await mailedToken()
    const before = await stored()
    ctx.clock.now += MAIL_EVERY_MS
    expect(await subscribe(ctx, ADDRESS)).toEqual(THANKS)
    expect(await mailedToken()).toBe(first)
    expect(await stored()).toEqual(before)
  })

  it('of two at the same moment makes one subscriber', async () => {
    expect(await Promise.all([subscribe(ctx, ADDRESS), subscribe(ctx, ADDRESS)])).toEqual([THANKS, THANKS])
    expect(await stored()).toHaveLength(1)
  })

  it('for an address that has confirmed changes nothing, mails nothing and answers the same', async () => {
    await subscribe(ctx, ADDRESS)
    await confirmSubscription(ctx, await mailedToken())
    const before = await stored()
    expect(await mails()).toEqual(['newsletter_confirm', 'newsletter_welcome'])
    ctx.clock.now += MAIL_EVERY_MS
    // The decoy: a message is prepared as for an unknown address, and never leaves.
    const { newId } = ctx
    let prepared = 0
    ctx.newId = () => {
      prepared++
      return newId()
    }
    expect(await subscribe(ctx, ADDRESS)).toEqual(THANKS)
    expect(prepared).toBe(1)
    expect(await stored()).toEqual(before)
    expect(await mails()).toHaveLength(2)
  })

  it('after a question nobody answered in time asks anew', async () => {
    await subscribe(ctx, ADDRESS)
    ctx.clock.now += CONFIRM_LIFETIME_MS
    await subscribe(ctx, ADDRESS)
    expect(await readNewsletterState(ctx, await mailedToken())).toBe('waiting')
    expect(await stored()).toHaveLength(1)
  })
})

describe('limits', () => {
  beforeEach(() => {
    ctx.limiter = countingLimiter()
  })

  it('mails an address once a minute, answering the same', async () => {
    await subscribe(ctx, ADDRESS)
    expect(await subscribe(ctx, ADDRESS)).toEqual(THANKS)
    expect(await mails()).toHaveLength(1)
    ctx.clock.now += MAIL_EVERY_MS
    await subscribe(ctx, ADDRESS)
    expect(await mails()).toHaveLength(2)
  })

  it('mails an address so many times a day and no more', async () => {
    for (let times = 0; times < MAILS_A_DAY + 3; times++) {
      expect(await subscribe(ctx, ADDRESS)).toEqual(THANKS)
      ctx.clock.now += 60 * MAIL_EVERY_MS
    }
    expect(await mails()).toHaveLength(MAILS_A_DAY)
  })

  it('takes so many calls from one place and no more', async () => {
    for (let times = 0; times < BUDGETS.form.limit; times++)
      expect(await subscribe(ctx, `pupil-${times}@example.com`)).toEqual(THANKS)
    const refused = { ok: false, code: 'too_many_requests' }
    expect(await subscribe(ctx, 'one-more@example.com')).toEqual(refused)
    expect(await stored()).toHaveLength(BUDGETS.form.limit)
  })
})

describe('answering', () => {
  it('puts the address on the list and says so once, however often it is pressed', async () => {
    await subscribe(ctx, ADDRESS)
    const token = await mailedToken()
    expect(await readNewsletterState(ctx, token)).toBe('waiting')
    await Promise.all([confirmSubscription(ctx, token), confirmSubscription(ctx, token)])
    const confirmedAt = ctx.now()
    ctx.clock.now += 5
    expect(await confirmSubscription(ctx, token)).toEqual(THANKS)
    expect(await stored()).toEqual([expect.objectContaining({ address: ADDRESS, confirmedAt })])
    expect(await readNewsletterState(ctx, token)).toBe('confirmed')
    expect(await mails()).toEqual(['newsletter_confirm', 'newsletter_welcome'])
    expect(await mailedToken()).toBe(token)
  })

  it('is possible for seven days', async () => {
    await subscribe(ctx, ADDRESS)
    const token = await mailedToken()
    ctx.clock.now += CONFIRM_LIFETIME_MS - 1
    expect(await readNewsletterState(ctx, token)).toBe('waiting')
    ctx.clock.now += 1
    expect(await readNewsletterState(ctx, token)).toBe('unknown')
    expect(await confirmSubscription(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await stored()).toEqual([expect.objectContaining({ confirmedAt: null })])
  })

  it.each(['', 'wrong', 'x'.repeat(5_000)])('needs the link (%#)', async (token) => {
    await subscribe(ctx, ADDRESS)
    expect(await confirmSubscription(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await readNewsletterState(ctx, token)).toBe('unknown')
    await unsubscribe(ctx, token)
    expect(await stored()).toEqual([expect.objectContaining({ confirmedAt: null })])
  })

  it('with another secret of ours is not possible: links are not to be guessed', async () => {
    await subscribe(ctx, ADDRESS)
    const token = await mailedToken()
    await ctx.db.delete(newsletterSubscribers)
    ctx.config = { ...ctx.config, cookieSecret: 'another-secret-another-secret-another-1' }
    await subscribe(ctx, ADDRESS)
    expect(await mailedToken()).not.toBe(token)
    expect(await readNewsletterState(ctx, token)).toBe('unknown')
  })
})

describe('leaving', () => {
  it('forgets the address, and again changes nothing', async () => {
    await subscribe(ctx, ADDRESS)
    const token = await mailedToken()
    await confirmSubscription(ctx, token)
    await subscribe(ctx, 'ben@example.com')
    await unsubscribe(ctx, token)
    await unsubscribe(ctx, token)
    expect((await stored()).map(({ address }) => address)).toEqual(['ben@example.com'])
    expect(await readNewsletterState(ctx, token)).toBe('unknown')
  })

  it('is no end: whoever asks again is asked again', async () => {
    await subscribe(ctx, ADDRESS)
    await confirmSubscription(ctx, await mailedToken())
    await unsubscribe(ctx, await mailedToken())
    ctx.clock.now += MAIL_EVERY_MS
    await subscribe(ctx, ADDRESS)
    expect(await readNewsletterState(ctx, await mailedToken())).toBe('waiting')
  })
})

describe('a mail service that is down', () => {
  it('keeps address and mail; the scheduled job sends it later', async () => {
    const { deliver } = ctx.messenger
    ctx.messenger.deliver = async () => {
      throw new Error('the service answered 500')
    }
    expect(await subscribe(ctx, ADDRESS)).toEqual(THANKS)
    expect(await mails()).toEqual([])
    expect(await stored()).toHaveLength(1)
    ctx.messenger.deliver = deliver
    ctx.clock.now += MAIL_EVERY_MS
    expect(await deliverMessages(ctx)).toBe(1)
    expect(await readNewsletterState(ctx, await mailedToken())).toBe('waiting')
  })
})

describe('forgetting', () => {
  it('deletes what was never answered after seven days, and nothing else', async () => {
    await subscribe(ctx, ADDRESS)
    await confirmSubscription(ctx, await mailedToken())
    await subscribe(ctx, 'ben@example.com')
    ctx.clock.now += CONFIRM_LIFETIME_MS - 1
    await subscribe(ctx, 'eva@example.com')
    expect(await forgetUnconfirmed(ctx)).toBe(0)
    ctx.clock.now += 1
    expect(await forgetUnconfirmed(ctx)).toBe(1)
    expect(await forgetUnconfirmed(ctx)).toBe(0)
    expect((await stored()).map(({ address }) => address).sort()).toEqual([ADDRESS, 'eva@example.com'])
  })
})
