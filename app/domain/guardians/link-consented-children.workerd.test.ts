import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { ages } from '#app/domain/consent/consent.schema.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { code, confirmed, emptyFamilies, MUM, person } from '#tests/factories/families.ts'
import { linkChild } from './link-child.server.ts'
import { linkConsentedChildren } from './link-consented-children.server.ts'
import { readChildren } from './read-children.server.ts'
import { readGuardians } from './read-guardians.server.ts'
import { unlinkChild } from './unlink-child.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

describe('a parent’s account of the address that said yes', () => {
  it.each(['the account', 'the yes'])('is linked without a code when %s comes last', async (last) => {
    const account = async () => person(ctx, 'Mum', 'parent')
    const early = last === 'the yes' ? await account() : null
    if (early) await prove(early)
    const { childId } = await confirmed(ctx)
    const guardianId = early ?? (await account())
    if (!early) {
      await linkConsentedChildren(ctx, MUM)
      expect(await readChildren(ctx, guardianId)).toEqual([])
      await prove(guardianId)
      await linkConsentedChildren(ctx, MUM)
    }
    expect(await readChildren(ctx, guardianId)).toMatchObject([{ id: childId }])
    expect(await readGuardians(ctx, childId)).toMatchObject([{ displayName: 'Mum' }])
    // Taken off the list, the child stays off it.
    await unlinkChild(ctx, { guardianId, childId })
    await linkConsentedChildren(ctx, MUM)
    expect(await readChildren(ctx, guardianId)).toEqual([])
  })

  it('is told to the child and to the grown-ups it has, once', async () => {
    const { childId } = await confirmed(ctx)
    const other = await person(ctx, 'Ruth', 'parent')
    await linkChild(ctx, { guardianId: other, code: await code(ctx, childId) })
    await person(ctx, 'Mum', 'parent')
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
    await ctx.settled()
    const before = ctx.delivered.length
    await linkConsentedChildren(ctx, MUM)
    await linkConsentedChildren(ctx, MUM)
    await ctx.settled()
    const told = ctx.delivered.slice(before).filter(({ params }) => params.childNotice === 'linked')
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(['maya@example.com', 'ruth@example.com'])
  })

  it.each(['student', 'nobody of age'])('is not linked as %s', async (who) => {
    await confirmed(ctx)
    const guardianId = await person(ctx, 'Mum', who === 'student' ? 'student' : 'parent')
    if (who !== 'student') await ctx.db.delete(ages).where(eq(ages.userId, guardianId))
    await prove(guardianId)
    await linkConsentedChildren(ctx, MUM)
    expect(await readChildren(ctx, guardianId)).toEqual([])
  })

  async function prove(userId: string) {
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() }).where(eq(users.id, userId))
  }
})
