// A child's account never moves to the mailbox of the grown-up it depends on.
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { confirmed, emptyFamilies, MUM, signedIn } from '#tests/factories/families.ts'
import { readAccount } from './read-account.server.ts'
import { updateAccount } from './update-account.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

it.each([
  ['a screen', true, MUM],
  ['a screen', true, 'mum+maya@example.com'],
  ['the API', false, 'Mum@Example.com'],
])('is not moved by %s (%s): %s', async (_, fromScreen, email) => {
  const { childId } = await confirmed(ctx)
  const change = { email, fromScreen, redirectTo: null, challenge: null }
  expect(await updateAccount(signedInAs(ctx, childId), await signedIn(ctx, childId), change)).toMatchObject({
    ok: false,
    code: 'guardian_address',
  })
  expect(await readAccount(ctx, childId)).toMatchObject({ email: 'maya@example.com', newEmail: null })
})

it('moves to any other mailbox', async () => {
  const { childId } = await confirmed(ctx)
  const change = { email: 'maya.lopez@example.com', fromScreen: true, redirectTo: null, challenge: null }
  expect(await updateAccount(signedInAs(ctx, childId), await signedIn(ctx, childId), change)).toMatchObject({
    ok: true,
    value: { newEmail: 'maya.lopez@example.com' },
  })
})
