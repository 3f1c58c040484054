import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { consents } from '#app/domain/consent/consent.schema.ts'
import { ASK_LIFETIME_MS } from '#app/domain/consent/consent-state.ts'
import { forgetOldConsents } from '#app/domain/consent/forget-old-consents.server.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { forgetOldLinks } from '#app/domain/guardians/forget-old-links.server.ts'
import { linkCodes } from '#app/domain/guardians/guardians.schema.ts'
import { readConsentRequest } from '#app/domain/guardians/read-consent-request.server.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { asked, child, code, confirmed, DAY_MS, emptyFamilies, MUM } from '#tests/factories/families.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

describe('forgetting', () => {
  it('drops unanswered addresses and links after 30 days, codes after ten minutes', async () => {
    const { childId } = await asked(ctx)
    const never = await child(ctx, 'Noah', MUM)
    await code(ctx, childId)
    expect(await forgetOldConsents(ctx)).toBe(0)
    ctx.clock.now += ASK_LIFETIME_MS
    expect(await forgetOldConsents(ctx)).toBe(2)
    expect(await forgetOldConsents(ctx)).toBe(0)
    expect(await forgetOldLinks(ctx)).toBe(1)
    expect(await ctx.db.select().from(consents)).toMatchObject([
      { pending: null, tokenHash: null },
      { pending: null, tokenHash: null },
    ])
    expect(await ctx.db.select().from(linkCodes)).toEqual([])
    expect(await isLimited(ctx, childId)).toBe(true)
    expect(await isLimited(ctx, never)).toBe(true)
  })

  it('keeps a yes, also taken back, until the child is old enough', async () => {
    const { childId, token } = await confirmed(ctx)
    ctx.clock.now += 365 * DAY_MS
    expect(await forgetOldConsents(ctx)).toBe(0)
    await withdrawConsent(ctx, token)
    ctx.clock.now += 365 * DAY_MS
    expect(await forgetOldConsents(ctx)).toBe(0)
    expect(await readConsentRequest(ctx, token)).toMatchObject({ value: { state: 'withdrawn' } })
    ctx.clock.now += 3 * 365 * DAY_MS
    expect(await forgetOldConsents(ctx)).toBe(1)
    expect(await isLimited(ctx, childId)).toBe(false)
  })
})
