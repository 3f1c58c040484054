// The contact form over HTTP, as somebody without a browser sends it.
import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { plans } from '#app/domain/access/access.schema.ts'
import { contactMessages } from '#app/domain/contact/contact.schema.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { readOutbox } from '#app/domain/messages/read-outbox.server.ts'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { renderMessage } from '#app/mail/render-message.tsx'
import { asSystem } from '#app/platform/actor.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'

const ORIGIN = 'http://sparkbook.test'
const LETTER = {
  formId: 'a-form',
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  message: 'Hello!',
}

const ctx = testContext(env.DB)
let callers = 0

beforeEach(async () => {
  await ctx.db.batch([ctx.db.delete(contactMessages), ctx.db.delete(outgoingMessages)])
  callers += 1
})

function send(fields: Record<string, string> | string, { path = '/contact', headers = {} } = {}) {
  return exports.default.fetch(ORIGIN + path, {
    method: 'POST',
    headers: {
      Host: 'sparkbook.test',
      Origin: ORIGIN,
      'Content-Type': 'application/x-www-form-urlencoded',
      'x-dev-client-ip': `10.9.8.${callers}`,
      ...headers,
    },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    redirect: 'manual',
  })
}

const stored = () => ctx.db.select().from(contactMessages)

/** An address of the test's own: the limiter outlives the rows. */
const from = (name: string) => ({ ...LETTER, email: `${name}-${callers}@example.com` })

describe('a post to the contact form', () => {
  it('is kept, and thanked for at the address it was sent from', async () => {
    for (const path of ['/contact?subject=x', '/company/contact']) {
      const answer = await send({ ...from('plain'), subject: 'x' }, { path })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('Location')).toBe(path.replace(/\?.*/, ''))
      expect(answer.headers.get('Set-Cookie')).toContain('contact_thanks')
    }
    expect(await stored()).toHaveLength(1)
  })

  it('sent ten times over is kept and mailed once, and thanked for each time', async () => {
    const letter = from('replay')
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(letter)))
    for (let again = 0; again < 6; again++) answers.push(await send(letter))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(302))
    expect(await stored()).toHaveLength(1)
    expect(await ctx.db.select().from(outgoingMessages)).toHaveLength(1)
  })

  it('in which a program has filled every field is thanked for, and nothing is kept', async () => {
    const answer = await send({ ...from('robot'), website: 'https://spam.example' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Set-Cookie')).toContain('contact_thanks')
    expect(await stored()).toEqual([])
  })

  it.each([
    ['a header in the name', { name: 'Ana\r\nBcc: all@example.com' }],
    ['a header in the address', { email: 'ana@example.com\r\nBcc: all@example.com' }],
    ['a header in the subject', { subject: 'Hi\nTo: all@example.com' }],
    ['no name', { name: ' ' }],
    ['no address', { email: '' }],
    ['no message', { message: '\r\n' }],
    ['a book', { message: 'x'.repeat(4_001) }],
  ])('with %s is refused, and nothing is kept', async (_, change) => {
    const answer = await send({ ...from('header'), ...change })
    expect(answer.status).toBe(400)
    expect(await stored()).toEqual([])
    expect(await ctx.db.select().from(outgoingMessages)).toEqual([])
  })

  it('with a script in it gets a page back in which the script is only words', async () => {
    const script = '"><script>alert(1)</script>'
    const answer = await send({ ...from('script'), name: script, email: script })
    expect(answer.status).toBe(400)
    const page = await answer.text()
    expect(page).not.toContain(script)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('of a megabyte is refused before it is read', async () => {
    const answer = await send({ ...from('large'), message: 'x'.repeat(1024 * 1024) })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ code: 'body_too_large' })
    expect(await stored()).toEqual([])
  })

  it('from a page of somebody else is refused', async () => {
    const answer = await send(from('foreign'), { headers: { Origin: 'https://evil.example' } })
    expect(answer.status).toBe(403)
    expect(await stored()).toEqual([])
  })

  it.each(['', 'name', '%00=%ff&=', 'name=a&name=b&message[]=1'])(
    'that is no form (%o) is refused',
    async (body) => {
      expect((await send(body)).status).toBe(400)
      expect(await stored()).toEqual([])
    },
  )

  it('too often from one address is refused with the time to wait, and nothing more is kept', async () => {
    for (let count = 0; count < 5; count++)
      expect((await send({ ...from(`eager-${count}`), formId: `${count}` })).status).toBe(302)
    const answer = await send({ ...from('eager-5'), formId: '5', name: 'Still here' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.text()).toContain('value="Still here"')
    expect(await stored()).toHaveLength(5)
  })
})

describe('priority support', () => {
  /** Of the mail to the operator. */
  const subject = async () => {
    const [mail] = await readOutbox(asSystem(ctx), null)
    return mail && renderMessage(mail.message).subject
  }

  it('is not for whoever claims it in the form', async () => {
    await send({ ...LETTER, isPriority: 'true' })
    expect(await subject()).toBe('Contact form: Ana Ruiz')
  })

  it('is told by the plan of who is signed in', async () => {
    const real = {
      ...ctx,
      newId: () => crypto.randomUUID(),
      newSecret: () => crypto.randomUUID(),
      now: () => Date.now(),
    }
    const { userId } = await makePerson(real, `priority-${crypto.randomUUID()}`)
    const { secret } = await openBrowserSession(real, { userId, method: 'password' })
    const trial = {
      id: `trial:${userId}`,
      userId,
      source: 'trial',
      tier: 'premium',
      startsAt: 0,
      knownAt: 0,
    } as const
    await ctx.db.insert(plans).values(trial)
    await send(LETTER, { headers: { Cookie: sessionCookie(secret).split(';')[0] ?? '' } })
    expect(await subject()).toBe('Priority, answer within 24 hours: Ana Ruiz')
  })
})
