import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { asked, code, confirmed, emptyFamilies, MUM, person } from '#tests/factories/families.ts'
import { linkChild } from './link-child.server.ts'
import { readChildren } from './read-children.server.ts'
import { readConsentRequest } from './read-consent-request.server.ts'
import { readGuardians } from './read-guardians.server.ts'
import { removeGuardian } from './remove-guardian.server.ts'
import { removeOtherGuardian } from './remove-other-guardian.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

async function linked() {
  const { childId, token } = await confirmed(ctx)
  const guardianId = await person(ctx, 'Otto', 'parent')
  await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
  await linkChild(ctx, { guardianId, code: await code(ctx, childId) })
  return { childId, token, guardianId }
}

it('the link of the mailbox that said yes shows who else is linked, and removes them', async () => {
  const { childId, token, guardianId } = await linked()
  expect(await readConsentRequest(ctx, token)).toMatchObject({
    value: { guardians: [{ id: guardianId, displayName: 'Otto', address: 'o…@example.com' }] },
  })
  expect(await removeGuardian(ctx, { token, guardianId })).toEqual({ ok: true, value: null })
  expect(await readGuardians(ctx, childId)).toEqual([])
  expect(await removeGuardian(ctx, { token, guardianId })).toEqual({ ok: false, code: 'not_linked' })
  await ctx.settled()
  const told = ctx.delivered.filter(({ params }) => params.childNotice === 'unlinked')
  expect(told.map(({ recipient }) => recipient).sort()).toEqual(['maya@example.com', 'otto@example.com'])
})

it('who is asked is told of a grown-up linked meanwhile, and sees them before saying yes', async () => {
  const { childId, token } = await asked(ctx)
  const guardianId = await person(ctx, 'Otto', 'parent')
  await linkChild(ctx, { guardianId, code: await code(ctx, childId) })
  await ctx.settled()
  const told = ctx.delivered.filter(({ params }) => params.childNotice === 'linked')
  expect(told.map(({ recipient }) => recipient)).toEqual([MUM])
  expect(await readConsentRequest(ctx, token)).toMatchObject({
    value: { state: 'waiting', guardians: [{ id: guardianId, address: 'o…@example.com' }] },
  })
  expect(await removeGuardian(ctx, { token, guardianId })).toEqual({ ok: false, code: 'unknown_link' })
})

it('no other link removes or shows anybody, nor this one once the yes is taken back', async () => {
  const { childId, token, guardianId } = await linked()
  const refusal = { ok: false, code: 'unknown_link' }
  expect(await removeGuardian(ctx, { token: 'x', guardianId })).toEqual(refusal)
  await withdrawConsent(ctx, token)
  expect(await removeGuardian(ctx, { token, guardianId })).toEqual(refusal)
  expect(await readConsentRequest(ctx, token)).toMatchObject({ value: { guardians: [] } })
  expect(await readGuardians(ctx, childId)).toHaveLength(1)
})

it('who said yes and has an account of that mailbox sees the others there, and removes them by a fresh proof', async () => {
  const { childId, guardianId: otherId } = await linked()
  const mum = await person(ctx, 'Mum', 'parent')
  await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
  await linkChild(ctx, { guardianId: mum, code: await code(ctx, childId) })
  const shown = { id: otherId, displayName: 'Otto', address: 'o…@example.com' }
  expect(await readChildren(ctx, mum)).toMatchObject([{ id: childId, others: [shown], mayRemove: true }])
  const act = { guardianId: mum, childId, otherId }
  expect(await removeOtherGuardian(signedInAs(ctx, mum, { isFresh: false }), act)).toEqual({
    ok: false,
    code: 'reauthentication_needed',
  })
  expect(await removeOtherGuardian(signedInAs(ctx, mum), act)).toEqual({ ok: true, value: null })
  expect(await readChildren(ctx, mum)).toMatchObject([{ id: childId, others: [] }])
  await ctx.settled()
  const told = ctx.delivered.filter(({ params }) => params.childNotice === 'unlinked')
  expect(told.map(({ recipient }) => recipient).sort()).toEqual(['maya@example.com', 'otto@example.com'])
})

it('a grown-up linked by a code alone sees the others and removes nobody, nor does a stranger', async () => {
  const { childId, token, guardianId } = await linked()
  const mum = await person(ctx, 'Mum', 'parent')
  await linkChild(ctx, { guardianId: mum, code: await code(ctx, childId) })
  const refusal = { ok: false, code: 'not_consenter' }
  expect(await readChildren(ctx, guardianId)).toMatchObject([{ others: [{ id: mum }], mayRemove: false }])
  const otto = signedInAs(ctx, guardianId)
  expect(await removeOtherGuardian(otto, { guardianId, childId, otherId: mum })).toEqual(refusal)
  // Nor who has typed that mailbox without proving it, or took the yes back.
  const byMum = { guardianId: mum, childId, otherId: guardianId }
  expect(await removeOtherGuardian(signedInAs(ctx, mum), byMum)).toEqual(refusal)
  await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
  await withdrawConsent(ctx, token)
  expect(await removeOtherGuardian(signedInAs(ctx, mum), byMum)).toEqual(refusal)
  const stranger = await person(ctx, 'Sam', 'parent')
  expect(await removeOtherGuardian(signedInAs(ctx, stranger), { ...byMum, guardianId: stranger })).toEqual({
    ok: false,
    code: 'not_linked',
  })
  expect(await readGuardians(ctx, childId)).toHaveLength(2)
})
