import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { Message } from '#app/platform/message.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { PRODUCTION_SETTINGS } from '#tests/factories/production-settings.ts'
import worker from '#workers/app.ts'
import type { Env } from '#workers/env.ts'

const ORIGIN = 'http://sparkbook.test'
const LINK = `${ORIGIN}/auth/v1/verify?token=t&type=signup&redirect_to=http%3A%2F%2Fsparkbook.test`
const MAIL: Message = {
  channel: 'email',
  recipient: 'ana+maths@example.com',
  kind: 'confirm_signup',
  locale: 'es',
  params: { link: LINK, code: '042137' },
}
const SMS: Message = {
  channel: 'sms',
  recipient: '15551234567',
  kind: 'phone_code',
  locale: 'en',
  params: { code: '730001' },
}
const [KEY] = TEST_CONFIG.signingKeys
const DEVELOPMENT = { ...env, SIGNING_KEYS: JSON.stringify([KEY]) } as Env
const { STRIPE_API_URL: _, PASSWORD_RANGE_URL: __, ...WITHOUT_STAND_IN } = env
const PRODUCTION: Env = { ...WITHOUT_STAND_IN, ...PRODUCTION_SETTINGS }

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.delete(outgoingMessages)
})

async function get(path: string, bindings: Env = DEVELOPMENT): Promise<Response> {
  const context = createExecutionContext()
  const response = await worker.fetch?.(new Request(`${ORIGIN}${path}`), bindings, context)
  if (!response) throw new Error('no fetch handler')
  const body = await response.arrayBuffer()
  await waitOnExecutionContext(context)
  return new Response(body, response)
}

async function queue(message: Message, { decoy = false } = {}): Promise<void> {
  ctx.clock.now += 1
  const { statement } = await queueMessage(ctx, message, { decoy })
  await statement
}

describe('GET /dev/outbox?to=', () => {
  it('answers what went to an address, newest first, before it even left', async () => {
    await queue(MAIL)
    await queue({ ...MAIL, kind: 'password_changed', params: {} })
    await queue(SMS)
    const response = await get('/dev/outbox?to=Ana%2BMaths@example.com')
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await response.json()).toEqual([
      expect.objectContaining({ subject: 'Se cambió tu contraseña de Sparkbook', links: [], otp: null }),
      {
        to: 'ana+maths@example.com',
        channel: 'email',
        subject: 'Confirma tu correo para Sparkbook',
        text: expect.stringContaining(LINK),
        html: expect.stringContaining('042137'),
        links: [LINK],
        otp: '042137',
      },
    ])
  })

  it.each([
    ['ana+maths@example.com', '042137'],
    ['15551234567', '730001'],
    ['+15551234567', '730001'],
    ['%2B15551234567', '730001'],
  ])('finds %s, its plus encoded or not', async (to, otp) => {
    await queue(MAIL)
    await queue(SMS)
    expect(await (await get(`/dev/outbox?to=${to}`)).json()).toEqual([expect.objectContaining({ otp })])
  })

  it('answers an empty list for nobody, for nothing, and for a decoy', async () => {
    await queue(MAIL, { decoy: true })
    for (const to of ['', 'nobody@example.com', 'ana%2Bmaths@example.com'])
      expect(await (await get(`/dev/outbox?to=${to}`)).json()).toEqual([])
  })

  it('shows a message that can never be sent as that, and hides no other behind it', async () => {
    await queue(SMS)
    await queue({ ...SMS, channel: 'email', recipient: '15551234567', kind: 'parental_consent' })
    const list: { text: string }[] = await (await get('/dev/outbox?to=15551234567')).json()
    expect(list.map(({ text }) => text)).toEqual([
      expect.stringContaining('needs link'),
      expect.stringContaining('730001'),
    ])
  })
})

describe('GET /dev/outbox', () => {
  it('is a page with every message, each mail in a frame that runs nothing', async () => {
    await queue(MAIL)
    await queue(SMS)
    const response = await get('/dev/outbox')
    expect(response.headers.get('Content-Type')).toContain('text/html')
    const html = await response.text()
    expect(html).toContain('2 of at most 100 messages')
    expect(html).toContain('to ana+maths@example.com, confirm_signup, es')
    expect(html).toContain('730001 is your Sparkbook code')
    const frames = html.match(/<iframe\b[^>]*>/g) ?? []
    expect(frames).toHaveLength(1)
    expect(frames[0]).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  })

  it('searches an address, and escapes what was searched for', async () => {
    await queue(MAIL)
    await queue(SMS)
    expect(await (await get('/dev/outbox?search=%2B1+555+123+4567')).text()).toContain('1 of at most 100')
    const html = await (await get('/dev/outbox?search=%22%3E%3Cscript%3E')).text()
    expect(html).not.toContain('"><script>')
  })
})

describe('in production', () => {
  it.each(['/dev/outbox', '/dev/outbox?to=ana%2Bmaths@example.com', '/dev/ui', '/dev/demo-guest'])(
    '%s is not there, even if a build held it',
    async (path) => {
      await queue(MAIL)
      const response = await get(path, PRODUCTION)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('042137')
    },
  )
})
