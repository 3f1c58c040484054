// What a linked grown-up may do with a child’s account, and how the link ends.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { consents } from '#app/domain/consent/consent.schema.ts'
import { eraseChild } from '#app/domain/privacy/erase-child.server.ts'
import { exportChild } from '#app/domain/privacy/export-child.server.ts'
import { isLimited } from '#app/domain/profiles/is-limited.server.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { code, emptyFamilies, family, person, signedIn, stateAge } from '#tests/factories/families.ts'
import { exportFamilyTies } from './export-family-ties.server.ts'
import { linkChild } from './link-child.server.ts'
import { readChildren } from './read-children.server.ts'
import { readGuardians } from './read-guardians.server.ts'
import { unlinkChild } from './unlink-child.server.ts'
import { unlinkGuardian } from './unlink-guardian.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

describe('looking after a child', () => {
  it.each([
    ['exports', exportChild, 'exported'],
    ['erases', eraseChild, 'erased'],
  ] as const)('%s only with a fresh proof, and the others are told', async (_, act, notice) => {
    const { childId, guardianId } = await family(ctx)
    const other = await person(ctx, 'Paul', 'parent')
    await linkChild(ctx, { guardianId: other, code: await code(ctx, childId) })
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
    const stale = signedInAs(ctx, guardianId, { isFresh: false })
    expect(await act(stale, await signedIn(ctx, guardianId), { childId })).toMatchObject({
      code: 'reauthentication_needed',
    })
    expect(await ctx.db.select().from(users).where(eq(users.id, childId))).toHaveLength(1)
    expect(await act(ctx, await signedIn(ctx, guardianId), { childId })).toMatchObject({ ok: true })
    await ctx.settled()
    const told = ctx.delivered.filter(({ kind }) => kind === 'child_notice')
    expect(told.map(({ recipient, params }) => [recipient, params.childNotice]).sort()).toEqual([
      ['maya@example.com', notice],
      ['paul@example.com', notice],
    ])
  })

  it('exports everything of it', async () => {
    const { childId, guardianId } = await family(ctx)
    const exported = await exportChild(signedInAs(ctx, guardianId), await signedIn(ctx, guardianId), {
      childId,
    })
    expect(exported).toMatchObject({
      ok: true,
      value: { account: { id: childId }, profile: { displayName: 'Maya' } },
    })
  })

  it('erases it', async () => {
    const { childId, guardianId } = await family(ctx)
    const guardian = await signedIn(ctx, guardianId)
    expect(await eraseChild(signedInAs(ctx, guardian.account.id), guardian, { childId })).toEqual({
      ok: true,
      value: null,
    })
    expect(await ctx.db.select().from(users).where(eq(users.id, childId))).toEqual([])
    expect(await readChildren(ctx, guardianId)).toEqual([])
    expect(await eraseChild(signedInAs(ctx, guardian.account.id), guardian, { childId })).toEqual({
      ok: false,
      code: 'not_linked',
    })
  })

  it('is over after unlinking; the child stays, and is told', async () => {
    const { childId, guardianId } = await family(ctx)
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
    expect(await unlinkChild(ctx, { guardianId, childId })).toEqual({ ok: true, value: null })
    await ctx.settled()
    const told = ctx.delivered.filter(({ params }) => params.childNotice === 'left')
    expect(told.map(({ recipient }) => recipient)).toEqual(['maya@example.com'])
    const guardian = await signedIn(ctx, guardianId)
    expect(await exportChild(signedInAs(ctx, guardian.account.id), guardian, { childId })).toEqual({
      ok: false,
      code: 'not_linked',
    })
    expect(await ctx.db.select().from(users).where(eq(users.id, childId))).toHaveLength(1)
  })

  it('is no right of another parent, of the child over its parent, or of anybody over strangers', async () => {
    const { childId, guardianId } = await family(ctx)
    const stranger = await person(ctx, 'Otto', 'parent')
    for (const pair of [
      { guardianId: stranger, childId },
      { guardianId: childId, childId: guardianId },
      { guardianId, childId: stranger },
      { guardianId, childId: guardianId },
    ]) {
      const refusal = { ok: false, code: 'not_linked' }
      const guardian = await signedIn(ctx, pair.guardianId)
      expect(await exportChild(signedInAs(ctx, guardian.account.id), guardian, pair)).toEqual(refusal)
      expect(await eraseChild(signedInAs(ctx, guardian.account.id), guardian, pair)).toEqual(refusal)
      expect(await unlinkChild(signedInAs(ctx, pair.guardianId), pair)).toEqual(refusal)
    }
    expect(await ctx.db.select().from(users)).toHaveLength(3)
  })

  it('cannot be ended by a child while a yes stands for it', async () => {
    const { childId, guardianId } = await family(ctx)
    for (const method of ['email_plus', 'card'] as const) {
      await ctx.db.update(consents).set({ confirmedAt: ctx.now(), method })
      expect(await unlinkGuardian(signedInAs(ctx, childId), { guardianId, childId })).toEqual({
        ok: false,
        code: 'consent_required',
      })
    }
    expect(await readGuardians(ctx, childId)).toHaveLength(1)
  })

  it('can be ended by a child without a yes, and by a student who needs none', async () => {
    const { childId, guardianId } = await family(ctx)
    expect(await unlinkGuardian(ctx, { guardianId, childId })).toEqual({ ok: true, value: null })
    expect(await readGuardians(ctx, childId)).toEqual([])
    const student = await person(ctx, 'Noah')
    await stateAge(ctx, { userId: student, country: 'us', age: 15, guardianEmail: null })
    await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(ctx, student) })
    expect(await unlinkGuardian(ctx, { guardianId, childId: student })).toEqual({ ok: true, value: null })
    expect(await readGuardians(ctx, student)).toEqual([])
  })

  it('gives no yes by itself', async () => {
    const { childId } = await family(ctx)
    expect(await isLimited(ctx, childId)).toBe(true)
  })

  it('is part of the export of each', async () => {
    const { childId, guardianId } = await family(ctx)
    expect(await exportFamilyTies(ctx, childId)).toMatchObject({
      guardians: [{ id: guardianId, displayName: 'Ruth' }],
      children: [],
    })
    expect(await exportFamilyTies(ctx, guardianId)).toMatchObject({
      guardians: [],
      children: [{ id: childId }],
    })
  })
})
