// Signing in with a school: from an address to the school's own provider, and back into the browser that left.
import { env, exports } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addOrganisation } from '#app/domain/accounts/add-organisation.server.ts'
import { cookiesOf, send } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { createFakeProvider, type FakeProvider, networkOf } from '#tests/factories/fake-provider.ts'

const ORIGIN = 'http://sparkbook.test'
const DOMAIN = 'school-screen.example'

let school: FakeProvider

beforeAll(async () => {
  school = await createFakeProvider({ issuer: 'https://school-screen.test' })
  vi.stubGlobal('fetch', networkOf(school))
  await addOrganisation(testContext(env.DB), {
    id: 'school-screen',
    name: 'School',
    domains: [DOMAIN],
    ...school.config,
  })
})

afterAll(() => {
  vi.unstubAllGlobals()
})

function post(path: string, fields: Record<string, string>, Cookie = ''): Promise<Response> {
  return exports.default.fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { Host: 'sparkbook.test', Origin: ORIGIN, Cookie },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
}

const ask = (email: string) => post('/auth/school?returnTo=%2Fgames', { intent: 'school', email })

it('leads to the provider of the school whose address it is, and back to where one wanted to go', async () => {
  const left = await ask(`tess@${DOMAIN.toUpperCase()}`)
  const url = left.headers.get('Location') ?? ''
  expect(url).toContain('https://school-screen.test/')
  const answer = school.signIn(url, { sub: 't-1', email: `tess@${DOMAIN}`, email_verified: true })
  const Cookie = cookiesOf(left)
  const back = await send(`/auth/v1/callback?${new URLSearchParams(answer)}`, { headers: { Cookie } })
  const landing = new URL(back.headers.get('Location') ?? '', ORIGIN)
  expect(landing.pathname).toBe('/auth/callback')
  const response = await post('/auth/callback', { code: landing.searchParams.get('code') ?? '' }, Cookie)
  expect(cookiesOf(response)).toContain('__Host-session=')
  expect(response.headers.get('Location')).toMatch(/^\/(auth\/welcome\?returnTo=%2Fgames|games)$/)
})

it('says so of a school it does not know, and keeps what was typed', async () => {
  const answered = await ask('tess@nowhere-school.example')
  expect(answered.status).toBe(404)
  const page = await answered.text()
  expect(page).toContain('We couldn’t find that school or organization')
  expect(page).toContain('tess@nowhere-school.example')
})

it('may lead to any school’s page, which no other form may', async () => {
  const targetsOf = async (path: string) =>
    /form-action ([^;]*)/
      .exec((await send(path)).headers.get('Content-Security-Policy') ?? '')?.[1]
      ?.split(' ')
  expect(await targetsOf('/auth/school')).toContain('https:')
  expect(await targetsOf('/auth')).not.toContain('https:')
})
