// The drivers against look-alikes of the services: what arrives there, and what happens when a service says no.
import { createEmulator, type Emulator } from 'emulate'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderMessage } from '#app/mail/render-message.tsx'
import type { Message } from '#app/platform/message.ts'
import type { Env } from '../env.ts'
import { createMessenger } from './messenger.ts'

const MAIL: Message = {
  channel: 'email',
  recipient: 'ana@example.com',
  kind: 'recovery',
  locale: 'es',
  params: { link: 'https://sparkbook.example/auth/v1/verify?token=t&type=recovery', code: '042137' },
}
const LETTER_TO_US: Message = {
  ...MAIL,
  kind: 'contact',
  params: {
    contact: { name: 'Ana', email: 'ana@example.com', subject: null, message: 'Hola', language: 'es' },
  },
}
const SMS: Message = {
  channel: 'sms',
  recipient: '15557654321',
  kind: 'phone_code',
  locale: 'en',
  params: { code: '042137' },
}
const FROM = 'Sparkbook <hello@sparkbook.example>'
const ACCOUNT = 'AC00000000000000000000000000000000'
const NUMBER = '+15551234567'

function messenger(variables: Partial<Env>) {
  return createMessenger(variables as Env)
}

/** Starts a server that answers everything with `status` and text that quotes the address, as services do. */
async function unwilling(status: number, check: (url: string) => Promise<void>): Promise<void> {
  const { createServer } = await import('node:http')
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end('{"message":"ana@example.com and +15557654321 and 042137 are not welcome"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    await check(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

describe('Resend', () => {
  let resend: Emulator
  beforeAll(async () => {
    resend = await createEmulator({ service: 'resend', port: 0 })
  })
  beforeEach(() => resend.reset())
  afterAll(() => resend.close())

  const driver = (detail: Partial<Env> = {}) =>
    messenger({
      MAIL_DRIVER: 'resend',
      MAIL_FROM: FROM,
      RESEND_API_KEY: 're_test',
      RESEND_URL: resend.url,
      ...detail,
    })

  async function sent(): Promise<Record<string, unknown>[]> {
    const answer = await fetch(`${resend.url}/emails`, { headers: { Authorization: 'Bearer re_test' } })
    return ((await answer.json()) as { data: Record<string, unknown>[] }).data
  }

  it('gets the mail, rendered', async () => {
    await driver().deliver(MAIL, 'message-1')
    expect(await sent()).toEqual([
      expect.objectContaining({ from: FROM, to: ['ana@example.com'], ...renderMessage(MAIL) }),
    ])
  })

  it('is told whom an answer goes to', async () => {
    let body: unknown
    const { createServer } = await import('node:http')
    const server = createServer(async (request, response) => {
      body = JSON.parse(Buffer.concat(await request.toArray()).toString())
      response.end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const RESEND_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    await driver({ RESEND_URL }).deliver(LETTER_TO_US, 'message-1')
    await new Promise((resolve) => server.close(resolve))
    expect(body).toMatchObject({ from: FROM, reply_to: 'ana@example.com' })
  })

  it('sends a message once, however often it is handed over; another message is another mail', async () => {
    await driver().deliver(MAIL, 'message-1')
    await driver().deliver(MAIL, 'message-1')
    await driver().deliver(MAIL, 'message-2')
    expect(await sent()).toHaveLength(2)
  })

  it.each([401, 422, 429, 500, 503])(
    'that answers %i makes delivery fail, and quotes nobody',
    async (status) => {
      await unwilling(status, async (url) => {
        const failure = driver({ RESEND_URL: url }).deliver(MAIL, 'message-1')
        await expect(failure).rejects.toThrow(new Error(`Resend answered ${status}`))
      })
    },
  )

  it('out of reach makes delivery fail', async () => {
    const nobody = driver({ RESEND_URL: 'http://127.0.0.1:1' })
    await expect(nobody.deliver(MAIL, 'message-1')).rejects.toThrow()
  })
})

describe('Twilio', () => {
  let twilio: Emulator
  beforeAll(async () => {
    twilio = await createEmulator({
      service: 'twilio',
      port: 0,
      seed: {
        twilio: {
          account: { sid: ACCOUNT, auth_token: 'secret' },
          phone_numbers: [{ phone_number: NUMBER, friendly_name: 'Sparkbook' }],
        },
      },
    })
  })
  beforeEach(() => twilio.reset())
  afterAll(() => twilio.close())

  const driver = (detail: Partial<Env> = {}) =>
    messenger({
      SMS_DRIVER: 'twilio',
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: NUMBER,
      TWILIO_URL: twilio.url,
      ...detail,
    })

  async function sent(): Promise<Record<string, unknown>[]> {
    const headers = { Authorization: `Basic ${btoa(`${ACCOUNT}:secret`)}` }
    const answer = await fetch(`${twilio.url}/2010-04-01/Accounts/${ACCOUNT}/Messages.json`, { headers })
    return ((await answer.json()) as { messages: Record<string, unknown>[] }).messages
  }

  it('gets the code, with a number it can dial', async () => {
    await driver().deliver(SMS, 'message-1')
    expect(await sent()).toEqual([
      expect.objectContaining({ from: NUMBER, to: '+15557654321', body: renderMessage(SMS).text }),
    ])
  })

  it('that does not know us makes delivery fail', async () => {
    const stranger = driver({ TWILIO_AUTH_TOKEN: 'wrong' })
    await expect(stranger.deliver(SMS, 'message-1')).rejects.toThrow(new Error('Twilio answered 401'))
    expect(await sent()).toEqual([])
  })

  it('that does not take the number makes delivery fail', async () => {
    const failure = driver().deliver({ ...SMS, recipient: '123' }, 'message-1')
    await expect(failure).rejects.toThrow(new Error('Twilio answered 400'))
  })

  it('that is broken makes delivery fail, and quotes nobody', async () => {
    await unwilling(500, async (url) => {
      const failure = driver({ TWILIO_URL: url }).deliver(SMS, 'message-1')
      await expect(failure).rejects.toThrow(new Error('Twilio answered 500'))
    })
  })
})

describe("Cloudflare's email service", () => {
  function binding(refusal?: Error) {
    const sent: unknown[] = []
    const send = async (outgoing: unknown) => {
      if (refusal) throw refusal
      sent.push(outgoing)
      return { messageId: 'm' }
    }
    return { sent, EMAIL: { send } as unknown as SendEmail }
  }

  it.each([
    [FROM, { name: 'Sparkbook', email: 'hello@sparkbook.example' }],
    ['"Sparkbook" <hello@sparkbook.example>', { name: 'Sparkbook', email: 'hello@sparkbook.example' }],
    ['<hello@sparkbook.example>', 'hello@sparkbook.example'],
    ['hello@sparkbook.example', 'hello@sparkbook.example'],
  ])('gets the mail, rendered, from %s', async (MAIL_FROM, from) => {
    const { sent, EMAIL } = binding()
    await messenger({ MAIL_DRIVER: 'cloudflare', MAIL_FROM, EMAIL }).deliver(MAIL, 'message-1')
    expect(sent).toEqual([{ from, to: 'ana@example.com', ...renderMessage(MAIL) }])
  })

  it('is told whom an answer goes to', async () => {
    const { sent, EMAIL } = binding()
    await messenger({ MAIL_DRIVER: 'cloudflare', MAIL_FROM: FROM, EMAIL }).deliver(LETTER_TO_US, 'm')
    expect(sent).toMatchObject([{ replyTo: 'ana@example.com' }])
  })

  it('takes it: the binding as it runs on a developer machine, with its lists of senders and recipients', async () => {
    const local = new Miniflare(
      convertV4MiniflareOptions({
        handleStructuredLogs: () => undefined,
        workers: [
          {
            name: 'sender',
            compatibilityDate: '2026-07-01',
            modules: [{ type: 'ESModule', path: 'sender.js', contents: 'export default {}' }],
            email: {
              send_email: [
                {
                  name: 'EMAIL',
                  allowed_destination_addresses: ['ana@example.com'],
                  allowed_sender_addresses: ['hello@sparkbook.example'],
                },
              ],
            },
          },
        ],
      }),
    )
    try {
      const { EMAIL } = await local.getBindings<{ EMAIL: SendEmail }>()
      const from = (MAIL_FROM: string) => messenger({ MAIL_DRIVER: 'cloudflare', MAIL_FROM, EMAIL })
      await from(FROM).deliver(MAIL, 'message-1')
      await expect(from(FROM).deliver({ ...MAIL, recipient: 'ben@example.com' }, 'm')).rejects.toThrow(
        'refused',
      )
      await expect(from('spoof@example.com').deliver(MAIL, 'm')).rejects.toThrow('refused')
    } finally {
      await local.dispose()
    }
  })

  it('that refuses makes delivery fail with its code, and quotes nobody', async () => {
    const refusal = Object.assign(new Error('ana@example.com is suppressed'), {
      code: 'E_RECIPIENT_SUPPRESSED',
    })
    const { EMAIL } = binding(refusal)
    const failure = messenger({ MAIL_DRIVER: 'cloudflare', MAIL_FROM: FROM, EMAIL }).deliver(MAIL, 'm')
    await expect(failure).rejects.toThrow(
      new Error("Cloudflare's email service refused (E_RECIPIENT_SUPPRESSED)"),
    )
  })
})

describe('the outbox', () => {
  it('is where messages go when nothing is said, and takes both kinds', async () => {
    await expect(messenger({}).deliver(MAIL, 'message-1')).resolves.toBeUndefined()
    await expect(messenger({}).deliver(SMS, 'message-2')).resolves.toBeUndefined()
  })

  it('refuses half a message, as a service would be spared it', async () => {
    const half: Message = { ...MAIL, kind: 'parental_consent' }
    await expect(messenger({}).deliver(half, 'message-1')).rejects.toThrow('needs childName')
  })
})

describe('a deployment without SMS', () => {
  it('sends none, aloud', async () => {
    await expect(messenger({ SMS_DRIVER: 'off' }).deliver(SMS, 'm')).rejects.toThrow('sends no SMS')
  })
})
