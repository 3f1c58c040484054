import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#app/platform/message.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { deliverMessages, LEASE_MS, retryDelay } from './deliver-messages.server.ts'
import { forgetOldMessages, KEEP_DELIVERED_MS } from './forget-old-messages.server.ts'
import { outgoingMessages } from './messages.schema.ts'
import { CODE_MAIL_LIFETIME_MS, GIVE_UP_MS, lifetimeOf, SMS_LIFETIME_MS } from './messages.types.ts'
import { queueMessage } from './queue-message.server.ts'
import { readOutbox } from './read-outbox.server.ts'

const MINUTE_MS = 60_000

const MAIL: Message = {
  channel: 'email',
  recipient: 'ana@example.com',
  kind: 'confirm_signup',
  locale: 'fr',
  params: { link: 'https://sparkbook.test/auth/v1/verify?token=t', code: '042137' },
}
const NOTICE: Message = { ...MAIL, kind: 'password_changed', params: {} }
const SMS: Message = {
  channel: 'sms',
  recipient: '15551234567',
  kind: 'phone_code',
  locale: 'en',
  params: { code: '042137' },
}

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.delete(outgoingMessages)
})

async function queue(message: Message, { decoy = false } = {}): Promise<void> {
  const { statement } = await queueMessage(ctx, message, { decoy })
  await ctx.db.batch([statement])
}

function stored() {
  return ctx.db.select().from(outgoingMessages)
}

/** The post office is closed until `reopen`; counts who came. */
function closePostOffice() {
  const open = ctx.messenger.deliver
  let attempts = 0
  ctx.messenger.deliver = async () => {
    attempts++
    throw new Error('the service answered 500')
  }
  return {
    attempts: () => attempts,
    reopen: () => {
      ctx.messenger.deliver = open
    },
  }
}

describe('queueing', () => {
  it('prepares and writes nothing by itself, even awaited', async () => {
    const queued = await queueMessage(ctx, MAIL, { decoy: false })
    await queued
    expect(await stored()).toEqual([])
    await ctx.db.batch([queued.statement])
    expect(await stored()).toHaveLength(1)
  })

  it('goes with its batch: when the write it is about fails, there is no message', async () => {
    const { statement } = await queueMessage(ctx, MAIL, { decoy: false })
    const taken = ctx.db.insert(outgoingMessages).values({
      id: 'taken',
      channel: 'sms',
      recipient: '1',
      content: '',
      dueAt: ctx.clock.now + 1,
      createdAt: ctx.clock.now,
    })
    await taken
    await expect(ctx.db.batch([statement, taken])).rejects.toThrow()
    expect((await stored()).map(({ id }) => id)).toEqual(['taken'])
  })

  it('stores no code, link or kind that could be read in the database', async () => {
    await queue(MAIL)
    const row = JSON.stringify(await stored())
    expect(row).not.toMatch(/042137|verify|confirm_signup/)
    expect(row).toContain('ana@example.com')
  })
})

describe('delivering', () => {
  it('delivers each message once, whole', async () => {
    await queue(MAIL)
    await queue(SMS)
    expect(await deliverMessages(ctx)).toBe(2)
    expect(ctx.delivered).toHaveLength(2)
    expect(ctx.delivered).toEqual(expect.arrayContaining([MAIL, SMS]))
    expect(await deliverMessages(ctx)).toBe(0)
    ctx.clock.now += GIVE_UP_MS - 1
    expect(await deliverMessages(ctx)).toBe(0)
    expect(ctx.delivered).toHaveLength(2)
  })

  it('names a message by the same id in every attempt', async () => {
    await queue(NOTICE)
    const ids: string[] = []
    ctx.messenger.deliver = async (_, id) => {
      ids.push(id)
      if (ids.length < 3) throw new Error('not yet')
    }
    for (let attempt = 1; attempt <= 3; attempt++) {
      await deliverMessages(ctx)
      ctx.clock.now += retryDelay(attempt)
    }
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
  })

  it('keeps a delivered message for the developer, and nothing of it anywhere else', async () => {
    await queue(MAIL)
    await deliverMessages(ctx)
    expect(await stored()).toEqual([expect.objectContaining({ deliveredAt: ctx.clock.now })])
    await ctx.db.delete(outgoingMessages)
    ctx.config = { ...TEST_CONFIG, environment: 'production' }
    await queue(MAIL)
    expect(await deliverMessages(ctx)).toBe(1)
    expect(await stored()).toEqual([])
  })

  it('deals with more than fits into one round', async () => {
    for (let count = 0; count < 45; count++) await queue(MAIL)
    expect(await deliverMessages(ctx)).toBe(45)
  })

  it('never sends twice when several deliver at once', async () => {
    for (let count = 0; count < 30; count++) await queue({ ...MAIL, recipient: `pupil-${count}@example.com` })
    const both = await Promise.all([deliverMessages(ctx), deliverMessages(ctx), deliverMessages(ctx)])
    expect(both.reduce((sum, sent) => sum + sent)).toBe(30)
    expect(new Set(ctx.delivered.map(({ recipient }) => recipient)).size).toBe(30)
    expect(ctx.delivered).toHaveLength(30)
  })

  it('leaves alone what somebody else is delivering, until the lease is over', async () => {
    await queue(NOTICE)
    let finish = () => {}
    ctx.messenger.deliver = () => new Promise((resolve) => (finish = resolve))
    const slow = deliverMessages(ctx)
    await expect.poll(async () => (await stored())[0]?.attempts).toBe(1)
    const second = testContext(env.DB)
    second.clock.now += LEASE_MS - 1
    expect(await deliverMessages(second)).toBe(0)
    finish()
    expect(await slow).toBe(1)
  })

  it('loses nothing when it is killed half way: after the lease somebody else delivers', async () => {
    await queue(NOTICE)
    ctx.messenger.deliver = () => new Promise(() => {})
    void deliverMessages(ctx)
    await expect.poll(async () => (await stored())[0]?.attempts).toBe(1)
    const next = testContext(env.DB)
    next.clock.now += LEASE_MS
    expect(await deliverMessages(next)).toBe(1)
    expect(next.delivered).toEqual([NOTICE])
  })
})

describe('a service that fails', () => {
  it('keeps the message and tries again, later each time, at most an hour apart', async () => {
    await queue(NOTICE)
    const office = closePostOffice()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 9; attempt++) {
      expect(await deliverMessages(ctx)).toBe(0)
      expect(office.attempts()).toBe(attempt)
      const wait = ((await stored())[0]?.dueAt ?? 0) - ctx.clock.now
      waits.push(wait / MINUTE_MS)
      ctx.clock.now += wait - 1
      expect(await deliverMessages(ctx)).toBe(0)
      expect(office.attempts()).toBe(attempt)
      ctx.clock.now += 1
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    office.reopen()
    expect(await deliverMessages(ctx)).toBe(1)
    expect(ctx.delivered).toEqual([NOTICE])
  })

  it('leaves a line without address, words or code', async () => {
    await queue(MAIL)
    closePostOffice()
    await deliverMessages(ctx)
    expect(ctx.logged).toEqual([
      {
        message: 'message not delivered',
        fields: expect.objectContaining({
          channel: 'email',
          attempts: 1,
          error: 'Error: the service answered 500',
        }),
      },
    ])
    expect(JSON.stringify(ctx.logged)).not.toMatch(/ana@|042137|verify\?token/)
  })

  it('does not hold up the others', async () => {
    await queue({ ...NOTICE, recipient: 'broken@example.com' })
    await queue(NOTICE)
    const deliver = ctx.messenger.deliver
    ctx.messenger.deliver = async (message, id) => {
      if (message.recipient === 'broken@example.com') throw new Error('the service answered 422')
      await deliver(message, id)
    }
    expect(await deliverMessages(ctx)).toBe(1)
    expect(ctx.delivered).toEqual([NOTICE])
  })

  it.each([
    [SMS, SMS_LIFETIME_MS],
    [MAIL, CODE_MAIL_LIFETIME_MS],
    [NOTICE, GIVE_UP_MS],
  ])('is not waited for longer than a message helps (%#)', async (message, lifetime) => {
    expect(lifetimeOf(message)).toBe(lifetime)
    const queuedAt = ctx.clock.now
    closePostOffice()
    await queue(message)
    ctx.clock.now = queuedAt + lifetime - 1
    await deliverMessages(ctx)
    expect(await stored()).toHaveLength(1)
    const [row] = await stored()
    ctx.clock.now = row?.dueAt ?? 0
    const office = closePostOffice()
    expect(await deliverMessages(ctx)).toBe(0)
    expect(office.attempts()).toBe(0)
    expect(await stored()).toEqual([])
  })
})

describe('a message sealed under a secret that is gone', () => {
  it('is dropped with a line in the log, and never stands in the way', async () => {
    ctx.config = { ...TEST_CONFIG, cookieSecret: 'an-older-secret-an-older-secret-1' }
    await queue(MAIL)
    ctx.config = TEST_CONFIG
    await queue(SMS)
    expect(await readOutbox(ctx, null)).toHaveLength(1)
    expect(await deliverMessages(ctx)).toBe(1)
    expect(ctx.delivered).toEqual([SMS])
    expect(await stored()).toHaveLength(1)
    expect(ctx.logged).toEqual([
      { message: 'message dropped', fields: expect.objectContaining({ reason: 'it cannot be read' }) },
    ])
  })
})

describe('a decoy', () => {
  it('looks like a message in the database and never leaves nor shows', async () => {
    await queue(MAIL)
    await queue(MAIL, { decoy: true })
    const [real, decoy] = await stored()
    expect(decoy?.content.length).toBe(real?.content.length)
    expect(await readOutbox(ctx, MAIL.recipient)).toHaveLength(1)
    expect(await deliverMessages(ctx)).toBe(1)
    expect(ctx.delivered).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
    expect(await readOutbox(ctx, null)).toHaveLength(1)
  })
})

describe('the outbox', () => {
  it('lists the newest first, what waits and what left', async () => {
    await queue(MAIL)
    await deliverMessages(ctx)
    const deliveredAt = ctx.clock.now
    ctx.clock.now += 5
    await queue(NOTICE)
    expect(await readOutbox(ctx, 'ana@example.com')).toEqual([
      expect.objectContaining({ message: NOTICE, createdAt: ctx.clock.now, deliveredAt: null, attempts: 0 }),
      expect.objectContaining({ message: MAIL, createdAt: deliveredAt, deliveredAt, attempts: 1 }),
    ])
  })

  it('tells two of the same moment apart: the later written is the newer', async () => {
    await queue(MAIL)
    await queue(NOTICE)
    const kinds = (await readOutbox(ctx, null)).map(({ message }) => message.kind)
    expect(kinds).toEqual(['password_changed', 'confirm_signup'])
  })

  it.each([
    ['ana@example.com', 'confirm_signup'],
    [' Ana@Example.COM ', 'confirm_signup'],
    ['15551234567', 'phone_code'],
    ['+1 555 123 4567', 'phone_code'],
  ])('finds what went to %s and nothing else', async (recipient, kind) => {
    await queue(MAIL)
    await queue(SMS)
    await queue({ ...MAIL, recipient: 'ben@example.com' })
    expect((await readOutbox(ctx, recipient)).map(({ message }) => message.kind)).toEqual([kind])
  })

  it('finds an address queued in capitals, a number queued with its plus', async () => {
    await queue({ ...MAIL, recipient: 'Ana@Example.com' })
    await queue({ ...SMS, recipient: '+15551234567' })
    expect(await readOutbox(ctx, 'ana@example.com')).toHaveLength(1)
    expect(await readOutbox(ctx, '15551234567')).toHaveLength(1)
  })

  it('is empty for an address nobody wrote to', async () => {
    await queue(MAIL)
    expect(await readOutbox(ctx, 'nobody@example.com')).toEqual([])
    expect(await readOutbox(ctx, '')).toEqual([])
  })
})

describe('forgetting', () => {
  it('deletes what was given up and what a developer has had for a week, nothing else', async () => {
    await queue(MAIL)
    await deliverMessages(ctx)
    await queue(NOTICE)
    ctx.clock.now += GIVE_UP_MS
    expect(await forgetOldMessages(ctx)).toBe(0)
    ctx.clock.now += 1
    expect(await forgetOldMessages(ctx)).toBe(1)
    expect(await readOutbox(ctx, null)).toEqual([expect.objectContaining({ message: MAIL })])
    ctx.clock.now += KEEP_DELIVERED_MS
    expect(await forgetOldMessages(ctx)).toBe(1)
    expect(await stored()).toEqual([])
  })
})
