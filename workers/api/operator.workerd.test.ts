import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { ageStatements } from '#app/domain/consent/age-statements.server.ts'
import { askConsent } from '#app/domain/guardians/ask-consent.server.ts'
import { readConsentRequest } from '#app/domain/guardians/read-consent-request.server.ts'
import { readStanding } from '#app/domain/profiles/read-standing.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { createWorker } from '../create-worker.ts'

const KEY = 'an operator key of thirty-two letters'

async function note(reference: unknown, key: string | null, operatorKey = KEY): Promise<Response> {
  const worker = createWorker(() => {
    throw new Error('no page is part of this test')
  })
  const request = new Request('http://sparkbook.test/operator/consents', {
    method: 'POST',
    headers: { ...(key !== null && { Authorization: `Bearer ${key}` }), 'Content-Type': 'application/json' },
    body: JSON.stringify({ reference }),
  })
  const settings = operatorKey === '' ? { ...env } : { ...env, OPERATOR_KEY: operatorKey }
  const answer = await worker.fetch?.(request as never, settings as never, createExecutionContext())
  if (!answer) throw new Error('no answer')
  return answer as unknown as Response
}

it('notes a signed form for the operator, and for nobody else', async () => {
  const ctx = testContext(env.DB)
  ctx.now = () => Date.now()
  ctx.newSecret = () => crypto.randomUUID()
  const childId = crypto.randomUUID()
  const stated = { userId: childId, country: 'us', age: 9, guardianEmail: `mum-${childId}@example.com` }
  await runBatch(ctx.db, await ageStatements(ctx, stated))
  await askConsent(ctx, { childId, guardianEmail: null })
  await ctx.settled()
  const token = new URL(ctx.delivered[0]?.params.link ?? '').searchParams.get('token') ?? ''
  const asked = await readConsentRequest(ctx, token)
  const reference = asked.ok ? asked.value.reference : ''
  for (const key of [null, '', 'another key of at least thirty-two letters'])
    expect((await note(reference, key)).status).toBe(404)
  // A deployment without such a key has no such address.
  expect((await note(reference, '', '')).status).toBe(404)
  expect((await note(7, KEY)).status).toBe(400)
  expect((await note('AAAAAAAAAAAA', KEY)).status).toBe(404)
  expect(await readStanding(ctx, childId)).toBe('limited')
  expect((await note(reference, KEY)).status).toBe(200)
  expect(await readStanding(ctx, childId)).toBe('verified')
})
