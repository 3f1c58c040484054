import { describe, expect, it } from 'vitest'
import { createCaptcha } from './turnstile.ts'

const SECRET = { TURNSTILE_SECRET: 'turnstile-secret' }

function service(answer: () => Promise<Response>) {
  const asked: { url: string; body: Record<string, string> }[] = []
  const request = (async (url: string, init?: RequestInit) => {
    asked.push({ url, body: Object.fromEntries(init?.body as URLSearchParams) })
    return answer()
  }) as typeof fetch
  return { asked, captcha: createCaptcha(SECRET, request) }
}

const says = (body: unknown) => async () => Response.json(body)

describe('the captcha', () => {
  it('is none without a secret', () => {
    expect(createCaptcha({})).toBeNull()
  })

  it('sends secret, token and address', async () => {
    const { asked, captcha } = service(says({ success: true }))
    expect(await captcha?.passes('token', '192.0.2.1')).toBe(true)
    expect(asked).toEqual([
      {
        url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        body: { secret: 'turnstile-secret', response: 'token', remoteip: '192.0.2.1' },
      },
    ])
  })

  it.each([undefined, ''])('passes nobody without a token, and asks nobody: %o', async (token) => {
    const { asked, captcha } = service(says({ success: true }))
    expect(await captcha?.passes(token, '192.0.2.1')).toBe(false)
    expect(asked).toEqual([])
  })

  it.each([
    ['says no', says({ success: false, 'error-codes': ['timeout-or-duplicate'] })],
    ['says something else', says({ success: 'true' })],
    ['says nothing', says(null)],
    ['answers no JSON', async () => new Response('<html>')],
    ['fails', async () => Response.json({ success: true }, { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
  ])('passes nobody when its service %s', async (_, answer) => {
    expect(await service(answer).captcha?.passes('token', '192.0.2.1')).toBe(false)
  })
})
