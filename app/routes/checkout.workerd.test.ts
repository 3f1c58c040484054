// The page before the card provider's: who leads on from it has said to be a grown-up.
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { checkouts, customers } from '#app/domain/billing/billing.schema.ts'
import { ORIGIN, send } from '#tests/conformance/client.ts'
import { testContext } from '#tests/factories/app-context.ts'

const URL_AT_PROVIDER = 'https://payments.test/pay/of-a-guest'

/** A guest's checkout that waits to be paid. @returns its page */
async function openGuestCheckout(): Promise<string> {
  const { db, now } = testContext(env.DB)
  const [id, customerId, at] = [crypto.randomUUID(), crypto.randomUUID(), now()]
  await db
    .insert(customers)
    .values({ id: customerId, claimHash: customerId, askedAt: at, knownAt: at, createdAt: at })
  const product = { kind: 'pass', item: 'ultimate', amount: 1_099, locale: 'en' } as const
  await db.insert(checkouts).values({
    id,
    sessionId: id,
    customerId,
    ...product,
    status: 'open',
    url: URL_AT_PROVIDER,
    createdAt: at,
  })
  return `/checkout/${id}`
}

describe('a guest, who may be a child', () => {
  it.each([{}, { 'grown-up': '' }, { 'grown-up': 'no' }, { 'grown-up': 'on' }])(
    'is led nowhere by %j',
    async (fields: Record<string, string>) => {
      const response = await press(await openGuestCheckout(), fields)
      expect([response.status, response.headers.get('Location')]).toEqual([400, null])
    },
  )

  it('is led on by the tick of a grown-up', async () => {
    const response = await press(await openGuestCheckout(), { 'grown-up': 'yes' })
    expect([response.status, response.headers.get('Location')]).toEqual([302, URL_AT_PROVIDER])
  })
})

function press(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { Origin: ORIGIN, Host: new URL(ORIGIN).host }
  return send(path, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
