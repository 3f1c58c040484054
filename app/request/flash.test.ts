import { describe, expect, it } from 'vitest'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { flash, readFlash } from './flash.server.ts'

function sent(setCookie: string): Request {
  const [pair = ''] = setCookie.split(';')
  return new Request('http://sparkbook.test/', { headers: { Cookie: `theme=dark; ${pair}` } })
}

describe('flash', () => {
  it('shows on the next page what an action said, in order and in its language', () => {
    const { flashes, clear } = readFlash(sent(flash('login_successful', 'email_confirmed')))
    expect(flashes).toEqual([
      { code: 'login_successful', type: 'success', title: 'Login Successful', description: 'Welcome back!' },
      {
        code: 'email_confirmed',
        type: 'success',
        title: 'Email confirmed',
        description: 'You can log in now.',
      },
    ])
    expect(clear).toMatch(/^__Host-flash=; .*Max-Age=0/)
    readLocaleFrom(() => 'zh')
    expect(readFlash(sent(flash('login_successful'))).flashes).toMatchObject([{ title: '登录成功' }])
    readLocaleFrom(() => 'en')
  })

  it('carries why something failed', () => {
    const refusal = { code: 'over_email_send_rate_limit', retryAfterSeconds: 30 } as const
    const { flashes } = readFlash(sent(flash({ code: 'login_failed', refusal })))
    expect(flashes).toEqual([
      {
        code: 'login_failed',
        type: 'error',
        title: 'Login Failed',
        description: 'To keep you safe, please wait 30 seconds before you ask again.',
      },
    ])
  })

  it('is a short-lived cookie that scripts and other sites cannot reach', () => {
    const setCookie = flash('login_successful')
    for (const attribute of ['__Host-flash=', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=60'])
      expect(setCookie).toContain(attribute)
    expect(setCookie).not.toContain('Domain')
  })

  it('passes over what it does not know', () => {
    const cookie = (value: string) =>
      readFlash(new Request('http://sparkbook.test/', { headers: { Cookie: `__Host-flash=${value}` } }))
    expect(cookie('toString~constructor.__proto__~<b>hi</b>').flashes).toEqual([])
    expect(cookie('login_failed.toString').flashes).toEqual([
      { code: 'login_failed', type: 'error', title: 'Login Failed' },
    ])
    expect(cookie('login_successful~'.repeat(50)).flashes.length).toBeLessThanOrEqual(4)
    expect(readFlash(new Request('http://sparkbook.test/'))).toEqual({ flashes: [], clear: null })
  })
})
