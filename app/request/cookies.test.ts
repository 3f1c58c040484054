import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { COOKIES, type CookieName, clearedCookie, cookieLine, readCookie } from './cookies.server.ts'

const NAMES = Object.keys(COOKIES) as CookieName[]

describe('our cookies', () => {
  it.each(NAMES)('%s is out of reach of scripts and other sites', (name) => {
    const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax'
    expect(cookieLine(name, 'x')).toBe(`${name}=x; Max-Age=${COOKIES[name]}; ${attributes}`)
    expect(clearedCookie(name)).toBe(`${name}=; Max-Age=0; ${attributes}`)
  })

  it('are read back, an empty one as none', () => {
    const request = (cookie: string) => new Request('https://sparkbook.test', { headers: { Cookie: cookie } })
    expect(readCookie(request('a=b; __Host-flash=c%20d'), '__Host-flash')).toBe('c d')
    expect(readCookie(request('__Host-flash='), '__Host-flash')).toBeNull()
    expect(readCookie(request('flash=c'), '__Host-flash')).toBeNull()
  })

  it.each(LOCALES)('the privacy policy names all of them, and no others: %s', (locale) => {
    const policy = readFileSync(`app/content/legal/privacy-policy/${locale}.md`, 'utf8')
    const named = policy.match(/__Host-[\w-]+/g) ?? []
    expect([...new Set(named)].sort()).toEqual([...NAMES].sort())
  })
})
