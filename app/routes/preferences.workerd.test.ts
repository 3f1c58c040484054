// Changing the look, the grade or the language without JavaScript: one cookie, and back to where one was.
import { exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

const ORIGIN = 'http://sparkbook.test'

function post(fields: Record<string, string>): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}/preferences`, {
    method: 'POST',
    headers: { Origin: ORIGIN },
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
