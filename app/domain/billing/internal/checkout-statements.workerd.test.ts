// What a checkout's statements leave alone; what they do is seen in start-purchase.workerd.test.ts and tests/faults.
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import type { ProviderCheckout } from '#app/platform/payments.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { checkouts } from '../billing.schema.ts'
import { checkoutStatements, closedStatement } from './checkout-statements.ts'
import type { CheckoutRow } from './checkout-status.ts'

let ctx: TestContext
let row: CheckoutRow
let session: ProviderCheckout

beforeEach(async () => {
  ctx = testContext(env.DB)
  await ctx.db.delete(checkouts)
  row = {
    id: 'cus_1:add-on:voice-pack:once:press',
    sessionId: 'cs_1',
    customerId: 'cus_1',
    kind: 'add-on',
    item: 'voice-pack',
    interval: null,
    amount: 249,
    locale: 'en',
    status: 'paid',
    url: null,
    isPending: false,
    verifiedAt: 0,
    createdAt: ctx.now(),
    closedAt: ctx.now(),
  }
  session = {
    sessionId: 'cs_1',
    key: row.id,
    mode: 'payment',
    status: 'complete',
    paid: true,
    failed: false,
    refunded: false,
    disputed: false,
    amount: 249,
    email: null,
    createdAt: ctx.now(),
  }
})

it('nothing is written of a checkout that has not changed', async () => {
  const holder = { userId: 'ana' }
  const same = await checkoutStatements(ctx, row, session, { holder, email: 'ana@example.com' })
  expect(same).toEqual({ statements: [], hasMail: false })
  const changed = await checkoutStatements(ctx, row, { ...session, refunded: true }, { holder, email: null })
  expect(changed.statements).not.toEqual([])
})

it('a checkout paid meanwhile is not closed', async () => {
  await ctx.db.insert(checkouts).values([row, { ...row, id: 'other', sessionId: null, status: 'open' }])
  await runBatch(ctx.db, [closedStatement(ctx, row.id), closedStatement(ctx, 'other')])
  const kept = await ctx.db.select({ id: checkouts.id, status: checkouts.status }).from(checkouts)
  expect(kept).toEqual([
    { id: row.id, status: 'paid' },
    { id: 'other', status: 'expired' },
  ])
})
