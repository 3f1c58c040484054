import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { GIVE_UP_MS } from '#app/domain/messages/messages.types.ts'
import { renderMessage } from '#app/mail/render-message.tsx'
import type { Limiter } from '#app/platform/context.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { contactMessages } from './contact.schema.ts'
import { CONTACT_KEPT_DAYS, CONTACTS_AN_HOUR } from './contact-limits.ts'
import { contactsErased } from './erase-contacts.server.ts'
import { exportContacts } from './export-contacts.server.ts'
import { forgetOldContacts } from './forget-old-contacts.server.ts'
import { type ContactInput, receiveContact } from './receive-contact.server.ts'

const DAY_MS = 86_400_000

const LETTER: ContactInput = {
  formId: 'form-1',
  userId: null,
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  subject: 'Enterprise Plan Inquiry',
  message: 'We are a school of 120 pupils.\nWhat would it cost?',
  isPriority: false,
}

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.batch([ctx.db.delete(contactMessages), ctx.db.delete(outgoingMessages)])
})

const stored = () => ctx.db.select().from(contactMessages)
const queued = () => ctx.db.select().from(outgoingMessages)

/** Counts what is taken, and refuses subjects that begin with `full`. */
function limiterWith(full: string): Limiter & { taken: string[] } {
  const taken: string[] = []
  return {
    taken,
    take: async (subject, limit) => {
      taken.push(`${subject} ${limit}`)
      return subject.startsWith(full)
        ? { allowed: false, retryAfterMs: 61_000 }
        : { allowed: true, retryAfterMs: 0 }
    },
  }
}

describe('a message to us', () => {
  it('is stored and mailed to the operator, who can answer at once', async () => {
    expect(await receiveContact(ctx, LETTER)).toEqual({ ok: true })
    await ctx.settled()
    expect(await stored()).toEqual([
      {
        ...LETTER,
        formId: undefined,
        isPriority: undefined,
        id: expect.stringMatching(/^[\w-]{43}$/),
        locale: 'en',
        createdAt: ctx.clock.now,
      },
    ])
    const [mail] = ctx.delivered
    expect(mail).toMatchObject({ channel: 'email', recipient: ctx.config.contactEmail, kind: 'contact' })
    if (!mail) throw new Error('no mail')
    const { subject, text, replyTo } = renderMessage(mail)
    expect(subject).toBe('Contact form: Enterprise Plan Inquiry')
    expect(text).toContain('> We are a school of 120 pupils.\n> What would it cost?')
    expect(text).toContain('Ana Ruiz')
    expect(replyTo).toBe('ana@example.com')
  })

  it('of somebody with priority support says so in its subject', async () => {
    await receiveContact(ctx, { ...LETTER, isPriority: true })
    await ctx.settled()
    const [mail] = ctx.delivered
    if (!mail) throw new Error('no mail')
    expect(renderMessage(mail).subject).toBe('Priority, answer within 24 hours: Enterprise Plan Inquiry')
  })

  it('sent twice from one form is one message and one mail, also at the same moment', async () => {
    await Promise.all([receiveContact(ctx, LETTER), receiveContact(ctx, LETTER), receiveContact(ctx, LETTER)])
    expect(await receiveContact(ctx, LETTER)).toEqual({ ok: true })
    await ctx.settled()
    expect(await stored()).toHaveLength(1)
    expect(ctx.delivered).toHaveLength(1)
  })

  it('changed and sent again from the same form is another message', async () => {
    await receiveContact(ctx, LETTER)
    await receiveContact(ctx, { ...LETTER, message: 'I forgot: we start in August.' })
    await receiveContact(ctx, { ...LETTER, formId: 'form-2' })
    await ctx.settled()
    expect(await stored()).toHaveLength(3)
    expect(ctx.delivered).toHaveLength(3)
  })

  it('is in the database in the words it was typed in, and its mail is sealed', async () => {
    const message = `'); drop table contact_messages; -- <script>alert(1)</script>`
    await receiveContact(ctx, { ...LETTER, message })
    expect(await stored()).toMatchObject([{ message }])
    expect(JSON.stringify(await queued())).not.toMatch(/drop table|ana@/)
  })
})

describe('a mailer that is down', () => {
  it('keeps nobody from being thanked; the scheduled job sends the mail later, once', async () => {
    const open = ctx.messenger.deliver
    ctx.messenger.deliver = async () => {
      throw new Error('the service answered 503')
    }
    expect(await receiveContact(ctx, LETTER)).toEqual({ ok: true })
    await ctx.settled()
    expect(await stored()).toHaveLength(1)
    expect(ctx.delivered).toEqual([])

    ctx.messenger.deliver = open
    ctx.clock.now += GIVE_UP_MS / 2
    expect(await deliverMessages(ctx)).toBe(1)
    ctx.clock.now += GIVE_UP_MS / 4
    expect(await deliverMessages(ctx)).toBe(0)
    expect(ctx.delivered).toMatchObject([{ kind: 'contact', recipient: ctx.config.contactEmail }])
  })
})

describe('too many messages', () => {
  it.each(['form:', 'contact-from:', 'messages:email'])('are refused by %s, and not kept', async (full) => {
    ctx.limiter = limiterWith(full)
    expect(await receiveContact(ctx, LETTER)).toEqual({
      ok: false,
      code: 'too_many_requests',
      retryAfterMs: 61_000,
    })
    expect(await stored()).toEqual([])
    expect(await queued()).toEqual([])
  })

  it('are counted by network, not by what was typed; a repeated post is counted as a call only', async () => {
    const limiter = limiterWith('nothing')
    ctx.limiter = limiter
    await receiveContact(ctx, LETTER)
    await receiveContact(ctx, LETTER)
    expect(limiter.taken).toEqual([
      'form:192.0.2.1 30',
      `contact-from:192.0.2.1 ${CONTACTS_AN_HOUR}`,
      'messages:email 10000',
      'form:192.0.2.1 30',
    ])
  })
})

describe('keeping', () => {
  it('ends after its days, and not before', async () => {
    await receiveContact(ctx, LETTER)
    ctx.clock.now += CONTACT_KEPT_DAYS * DAY_MS
    expect(await forgetOldContacts(ctx)).toBe(0)
    ctx.clock.now += 1
    expect(await forgetOldContacts(ctx)).toBe(1)
    expect(await stored()).toEqual([])
  })
})

describe('a person', () => {
  const ana = { userId: 'ana', addresses: ['Ana@Example.com', '15550100001'] }

  beforeEach(async () => {
    ctx.messenger.deliver = () => Promise.reject(new Error('down'))
    await receiveContact(ctx, { ...LETTER, message: 'as a visitor' })
    await receiveContact(ctx, { ...LETTER, message: 'signed in', userId: 'ana', email: 'ana@work.example' })
    await receiveContact(ctx, { ...LETTER, message: 'of somebody else', userId: 'ben' })
    await receiveContact(ctx, { ...LETTER, message: 'of a stranger', email: 'carl@example.com' })
    await ctx.settled()
  })

  it('may take along what they wrote, and nobody else’s', async () => {
    const theirs = await exportContacts(ctx, ana)
    expect(theirs.map(({ message }) => message).toSorted()).toEqual(['as a visitor', 'signed in'])
    expect(await exportContacts(ctx, { userId: 'dora', addresses: [] })).toEqual([])
  })

  it('may have it erased, mail on its way included', async () => {
    expect(await queued()).toHaveLength(4)
    await runBatch(ctx.db, contactsErased(ctx, ana))
    const left = (await stored()).map(({ message }) => message)
    expect(left.toSorted()).toEqual(['of a stranger', 'of somebody else'])
    expect((await queued()).map(({ id }) => id).toSorted()).toEqual(
      (await stored()).map(({ id }) => id).toSorted(),
    )
  })
})
