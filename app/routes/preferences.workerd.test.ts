// Changing the look, the grade or the language without JavaScript: one cookie, and back to where one was; and with the
// account, for someone signed in.
import { env, exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { userPreferences } from '#app/domain/profiles/profiles.schema.ts'
import { readPreferences } from '#app/domain/profiles/read-preferences.server.ts'
import { readProfile } from '#app/domain/profiles/read-profile.server.ts'
import { sessionCookie } from '#app/request/session-cookie.server.ts'
import { signedUpClient } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'

const ORIGIN = 'http://sparkbook.test'

function post(fields: Record<string, string>, cookie = ''): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}/preferences`, {
    method: 'POST',
    headers: { Origin: ORIGIN, Cookie: cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

describe('POST /preferences', () => {
  it.each([
    ['themeLevel', 'high'],
    ['darkMode', 'true'],
    ['selectedGrade', 'middle'],
    ['language', 'zh'],
  ])('stores %s=%s and returns', async (key, value) => {
    const response = await post({ key, value, returnTo: '/games?tab=1' })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/games?tab=1')
    expect(response.headers.get('Set-Cookie')).toContain(`${key}=${value};`)
  })

  it('a language chosen on a page whose address names another one wins', async () => {
    const language = await post({ key: 'language', value: 'fr', returnTo: '/store?lang=es&tab=items' })
    expect(language.headers.get('Location')).toBe('/store?tab=items')
    const look = await post({ key: 'darkMode', value: 'true', returnTo: '/store?lang=es' })
    expect(look.headers.get('Location')).toBe('/store?lang=es')
  })

  it.each([
    ['https://elsewhere.example/games', '/'],
    ['//elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/\\elsewhere.example', '/'],
    ['', '/'],
  ])('returns to our own origin only: %j', async (returnTo, location) => {
    const response = await post({ key: 'darkMode', value: 'false', returnTo })
    expect(response.headers.get('Location')).toBe(location)
  })

  it.each([
    ['themeLevel', 'college'],
    ['darkMode', 'maybe'],
    ['selectedGrade', 'college'],
    ['language', 'de'],
    ['guest', 'ana'],
  ])('refuses %s=%s', async (key, value) => {
    const response = await post({ key, value, returnTo: '/' })
    expect(response.status).toBe(400)
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(await response.json()).toEqual({ code: 'malformed_preference' })
  })

  it('refuses a form from another site', async () => {
    const response = await exports.default.fetch(`${ORIGIN}/preferences`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ key: 'darkMode', value: 'true' }),
    })
    expect(response.status).toBe(403)
  })
})

describe('POST /preferences by someone signed in', () => {
  it('is remembered by the account too', async () => {
    const { id } = await signedUpClient()
    const ctx = { ...testContext(env.DB), now: () => Date.now(), newId: () => crypto.randomUUID() }
    const { secret } = await openBrowserSession(ctx, { userId: id, method: 'password' })
    const cookie = sessionCookie(secret).split(';')[0]
    for (const [key, value] of [
      ['themeLevel', 'high'],
      ['darkMode', 'true'],
      ['language', 'zh'],
      ['selectedGrade', 'middle'],
      ['dailyGoal', '20'],
    ] as const) {
      const response = await post({ key, value }, cookie)
      expect(response.headers.get('Set-Cookie')).toContain(`${key}=${value};`)
    }
    expect(await readPreferences(ctx, id)).toEqual({ themeLevel: 'high', darkMode: true, dailyGoal: 20 })
    expect((await readProfile(ctx, id))?.language).toBe('zh')
  })

  it('is a matter of this browser alone when the session is over', async () => {
    const ctx = testContext(env.DB)
    const before = await ctx.db.select().from(userPreferences)
    const response = await post({ key: 'themeLevel', value: 'high' }, '__Host-session=over')
    expect(response.status).toBe(302)
    expect(response.headers.get('Set-Cookie')).toContain('themeLevel=high;')
    expect(await ctx.db.select().from(userPreferences)).toEqual(before)
  })
})
