import type { JWTPayload } from 'jose'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeProvider, type FakeProvider } from '#tests/factories/fake-provider.ts'
import { identities, organisations } from './accounts.schema.ts'
import { addOrganisation } from './add-organisation.server.ts'
import { finishProviderSignIn } from './finish-provider-sign-in.server.ts'
import {
  APP,
  count,
  ctx,
  good,
  google,
  passwordAccount,
  setNetwork,
  setUpProviders,
} from './providers.workerd.fixture.ts'
import { startSso } from './start-sso.server.ts'

beforeEach(setUpProviders)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe("an organisation's own provider", () => {
  let school: FakeProvider
  const TEACHER = { sub: 't-1', email: 'tess@school.example', email_verified: true }

  beforeEach(async () => {
    school = await createFakeProvider({ issuer: `https://school-${count}.test`, now: () => ctx.now() })
    setNetwork(google, school)
    await addOrganisation(ctx, {
      id: 'school-1',
      name: 'School',
      domains: ['School.example'],
      ...school.config,
    })
  })

  const returnAs = async (person: JWTPayload) => {
    const { url } = good(await startSso(ctx, { domain: 'SCHOOL.example', redirectTo: APP, challenge: null }))
    return finishProviderSignIn(ctx, school.signIn(url, person))
  }

  it('is found by domain and by id, with its secret sealed', async () => {
    const rest = { redirectTo: null, challenge: null }
    expect(good(await startSso(ctx, { providerId: 'school-1', ...rest })).url).toContain(
      `school-${count}.test`,
    )
    expect(await startSso(ctx, { domain: 'other.example', ...rest })).toMatchObject({
      code: 'sso_provider_not_found',
    })
    expect(await startSso(ctx, { ...rest })).toMatchObject({ code: 'validation_failed' })
    expect(await startSso(ctx, { domain: 'school.example', providerId: 'school-1', ...rest })).toMatchObject({
      code: 'validation_failed',
    })
    expect(JSON.stringify(await ctx.db.select().from(organisations))).not.toContain(
      school.config.clientSecret,
    )
  })

  it('signs its people in', async () => {
    expect(await returnAs(TEACHER)).toMatchObject({ kind: 'proved', proved: { method: 'sso/saml' } })
    const [identity] = await ctx.db.select().from(identities)
    expect(identity).toMatchObject({ provider: 'sso:school-1', subject: 't-1' })
  })

  it.each(['http://school.example', 'http://10.0.0.7/realms/school', 'school', 'file:///etc/passwd'])(
    'is not asked at %s, even by a developer',
    async (issuer) => {
      ctx.config = { ...ctx.config, environment: 'development' }
      const insecure = { issuer, authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer }
      const asked = vi.fn(async () => Response.json(insecure))
      ctx.fetch = asked
      const id = 'school-2'
      await addOrganisation(ctx, { ...school.config, id, name: 'School', domains: ['two.example'], issuer })
      expect(await startSso(ctx, { providerId: id, redirectTo: null, challenge: null })).toMatchObject({
        code: 'provider_disabled',
      })
      expect(asked).not.toHaveBeenCalled()
    },
  )

  it('is not believed about the addresses of others', async () => {
    await passwordAccount('ana@example.com')
    expect(await returnAs({ ...TEACHER, email: 'ana@example.com' })).toMatchObject({
      refusal: { code: 'provider_email_needs_verification' },
    })
    expect(await returnAs({ ...TEACHER, email: 'tess@evil-school.example' })).toMatchObject({
      kind: 'refused',
    })
  })

  it('can be changed under its id', async () => {
    await addOrganisation(ctx, { id: 'school-1', name: 'New', domains: ['new.example'], ...school.config })
    const rest = { redirectTo: null, challenge: null }
    expect(await startSso(ctx, { domain: 'school.example', ...rest })).toMatchObject({
      code: 'sso_provider_not_found',
    })
    expect(await startSso(ctx, { domain: 'new.example', ...rest })).toMatchObject({ ok: true })
  })
})
