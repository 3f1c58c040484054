import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { refuseWithoutProvedAdult } from '#app/domain/profiles/refuse-without-proved-adult.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { TEST_CONFIG } from '#tests/factories/config.ts'
import { asked, confirmed, emptyFamilies, lastToken } from '#tests/factories/families.ts'
import { readConsentRequest } from './read-consent-request.server.ts'
import { recordSignedConsent } from './record-signed-consent.server.ts'

const KEY = TEST_CONFIG.operatorKey ?? ''

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

describe('a form that was signed', () => {
  async function reference(token: string): Promise<string> {
    const found = await readConsentRequest(ctx, token)
    if (!found.ok) throw new Error(found.code)
    return found.value.reference
  }

  it.each(['waiting', 'confirmed'])('makes the yes a proved adult’s: %s before', async (before) => {
    const { childId, token } = before === 'waiting' ? await asked(ctx) : await confirmed(ctx)
    if (before === 'confirmed')
      expect(await refuseWithoutProvedAdult(ctx, childId)).toBe('proved_consent_required')
    const printed = await reference(token)
    expect(await recordSignedConsent(ctx, { key: KEY, reference: ` ${printed.toLowerCase()} ` })).toEqual({
      ok: true,
      value: null,
    })
    expect(await readStanding(ctx, childId)).toBe('verified')
    expect(await refuseWithoutProvedAdult(ctx, childId)).toBeNull()
    // Told with a new link, which takes it back; the older one is void, and so is the form.
    const newest = await lastToken(ctx)
    expect(await readConsentRequest(ctx, token)).toEqual({ ok: false, code: 'unknown_link' })
    expect(await recordSignedConsent(ctx, { key: KEY, reference: printed })).toEqual({
      ok: false,
      code: 'unknown_reference',
    })
    await withdrawConsent(ctx, newest)
    expect(await readStanding(ctx, childId)).toBe('limited')
    expect(await refuseWithoutProvedAdult(ctx, childId)).toBe('consent_required')
  })

  it('is noted by nobody but the operator', async () => {
    const { childId, token } = await asked(ctx)
    const printed = await reference(token)
    const withoutKey = { ...ctx, config: { ...ctx.config, operatorKey: null } }
    for (const [asker, key] of [
      [ctx, ''],
      [ctx, `${KEY}x`],
      [withoutKey, KEY],
      [withoutKey, ''],
    ] as const)
      expect(await recordSignedConsent(asker, { key, reference: printed })).toEqual({
        ok: false,
        code: 'unknown_key',
      })
    expect(await readStanding(ctx, childId)).toBe('limited')
  })

  it.each(['', 'short', '%%%%%%%%%%%%', 'AAAAAAAAAAAA'])('needs a reference of ours: %j', async (typed) => {
    const { childId } = await asked(ctx)
    expect(await recordSignedConsent(ctx, { key: KEY, reference: typed })).toEqual({
      ok: false,
      code: 'unknown_reference',
    })
    expect(await isLimited(ctx, childId)).toBe(true)
  })
})
