import { env } from 'cloudflare:workers'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { eraseChild } from '#app/domain/privacy/erase-child.server.ts'
import { exportChild } from '#app/domain/privacy/export-child.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { BUDGETS } from '#app/platform/budgets.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import {
  child,
  code,
  confirmed,
  countingLimiter,
  emptyFamilies,
  family,
  person,
  signedIn,
  stateAge,
} from '#tests/factories/families.ts'
import { createLinkCode, LINK_CODE_LIFETIME_MS } from './create-link-code.server.ts'
import { forgetOldLinks } from './forget-old-links.server.ts'
import { guardianLinks, linkCodes } from './guardians.schema.ts'
import { linkChild, MAX_CHILDREN } from './link-child.server.ts'
import { readChildNames } from './read-child-names.server.ts'
import { readChildren } from './read-children.server.ts'
import { readGuardians } from './read-guardians.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

/** A student of 17 in the United States. */
async function teen(name: string): Promise<string> {
  const userId = await person(ctx, name)
  await stateAge(ctx, { userId, country: 'us', age: 17, guardianEmail: null })
  return userId
}

describe('linking a child', () => {
  it('by the code on its screen, once', async () => {
    const childId = await child(ctx)
    const guardianId = await person(ctx, 'Ruth', 'parent')
    const shown = await code(ctx, childId)
    expect(shown).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    const typed = ` ${shown.toLowerCase().replace('-', ' ')}`
    expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: typed })).toEqual({
      ok: true,
      value: { childId },
    })
    expect(await readChildren(ctx, guardianId)).toEqual([
      {
        id: childId,
        displayName: 'Maya',
        gradeLevel: null,
        linkedAt: ctx.now(),
        consent: expect.objectContaining({ state: 'not_asked' }),
        others: [],
        mayRemove: false,
      },
    ])
    expect(await readChildNames(ctx, guardianId)).toEqual([{ id: childId, displayName: 'Maya' }])
    expect(await readGuardians(ctx, childId)).toEqual([
      { id: guardianId, displayName: 'Ruth', linkedAt: ctx.now() },
    ])
    const second = await person(ctx, 'Paul', 'parent')
    expect(await linkChild(ctx, { guardianId: second, code: shown })).toEqual({
      ok: false,
      code: 'unknown_code',
    })
  })

  it('of two who type the code at once links one', async () => {
    const childId = await child(ctx)
    const parents = [await person(ctx, 'Ruth', 'parent'), await person(ctx, 'Paul', 'parent')]
    const shown = await code(ctx, childId)
    const results = await Promise.all(
      parents.map((guardianId) => linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readGuardians(ctx, childId)).toHaveLength(1)
  })

  it('is told to the child and to the grown-ups it has, once', async () => {
    const { childId } = await confirmed(ctx)
    const parents = [await person(ctx, 'Ruth', 'parent'), await person(ctx, 'Paul', 'parent')]
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() })
    const told: string[][] = []
    for (const guardianId of [...parents, ...parents]) {
      const before = ctx.delivered.length
      await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(ctx, childId) })
      await ctx.settled()
      const notices = ctx.delivered.slice(before).filter(({ params }) => params.childNotice === 'linked')
      told.push(notices.map(({ recipient, params }) => `${params.guardianName} to ${recipient}`).sort())
    }
    expect(told).toEqual([
      ['Ruth to maya@example.com', 'Ruth to mum@example.com'],
      ['Paul to maya@example.com', 'Paul to mum@example.com', 'Paul to ruth@example.com'],
      [],
      [],
    ])
  })

  it('twice changes nothing', async () => {
    const { childId, guardianId } = await family(ctx)
    expect(
      await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(ctx, childId) }),
    ).toMatchObject({ ok: true })
    expect(await readChildren(ctx, guardianId)).toHaveLength(1)
  })

  it.each(['student', 'teacher'] as const)('needs a parent: not a %s', async (role) => {
    const shown = await code(ctx, await child(ctx))
    const guardianId = await person(ctx, 'Otto', role)
    expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })).toEqual({
      ok: false,
      code: 'not_a_parent',
    })
  })

  it.each([9, 14])(
    'needs an adult: not a %i-year-old, a yes and the role of a parent or not',
    async (age) => {
      const shown = await code(ctx, await child(ctx))
      const guardianId = await person(ctx, 'Otto')
      await stateAge(ctx, { userId: guardianId, country: 'us', age, guardianEmail: null })
      await ctx.db.update(consents).set({ confirmedAt: ctx.now() }).where(eq(consents.childId, guardianId))
      await ctx.db.update(profiles).set({ role: 'parent' }).where(eq(profiles.id, guardianId))
      expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })).toEqual({
        ok: false,
        code: 'not_a_parent',
      })
    },
  )

  it.each([
    ['a parent', 'parent', 40],
    ['a student of 18', 'student', 18],
    ['an account without an age', 'student', null],
  ] as const)('is for minors: %s shows no code', async (_, role, age) => {
    const userId = await person(ctx, 'Sam', role)
    if (age !== null) await stateAge(ctx, { userId, country: 'us', age, guardianEmail: null })
    expect(await createLinkCode(ctx, userId)).toEqual({ ok: false, code: 'not_a_minor' })
  })

  it('takes a fresh proof of the child: whoever types its code may download and erase the account', async () => {
    const childId = await child(ctx)
    const stale = signedInAs(ctx, childId, { isFresh: false })
    await expect(createLinkCode(stale, childId)).rejects.toMatchObject({
      reason: { kind: 'needs_fresh_proof' },
    })
  })

  it('is over on the day the child is 18, for a code shown before as well', async () => {
    const guardianId = await person(ctx, 'Ruth', 'parent')
    const teens = [await teen('Ana'), await teen('Ben')] as const
    await linkChild(ctx, { guardianId, code: await code(ctx, teens[0]) })
    const shown = await code(ctx, teens[1])
    await ctx.db
      .update(ages)
      .set({ adultOn: ctx.now() + 1 })
      .where(inArray(ages.userId, teens))
    expect(await readChildren(ctx, guardianId)).toHaveLength(1)
    ctx.clock.now += 1
    expect(await linkChild(ctx, { guardianId, code: shown })).toEqual({ ok: false, code: 'unknown_code' })
    expect(await readChildren(ctx, guardianId)).toEqual([])
    expect(await readChildNames(ctx, guardianId)).toEqual([])
    expect(await readGuardians(ctx, teens[0])).toEqual([])
    const acting = signedInAs(ctx, guardianId)
    for (const act of [exportChild, eraseChild])
      expect(await act(acting, await signedIn(ctx, guardianId), { childId: teens[0] })).toEqual({
        ok: false,
        code: 'not_linked',
      })
    await forgetOldLinks(ctx)
    const left = await ctx.db.select().from(guardianLinks).where(eq(guardianLinks.guardianId, guardianId))
    expect(left).toEqual([])
  })

  it('fails with a code ten minutes old, or one replaced by a newer', async () => {
    const childId = await child(ctx)
    const guardianId = await person(ctx, 'Ruth', 'parent')
    const replaced = await code(ctx, childId)
    const shown = await code(ctx, childId)
    expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: replaced })).toEqual({
      ok: false,
      code: 'unknown_code',
    })
    ctx.clock.now += LINK_CODE_LIFETIME_MS
    expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })).toEqual({
      ok: false,
      code: 'unknown_code',
    })
    expect(await readChildren(ctx, guardianId)).toEqual([])
  })

  it.each(['', '1234', '!!!!-!!!!', 'AAAA-AAAA', 'AAAA-AAAA-AAAA', "' or 1=1 --"])(
    'fails with a guess: %j',
    async (guess) => {
      await code(ctx, await child(ctx))
      const guardianId = await person(ctx, 'Ruth', 'parent')
      expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: guess })).toEqual({
        ok: false,
        code: 'unknown_code',
      })
    },
  )

  it('gives a guesser a few tries, and many guessers at one address a few more', async () => {
    ctx = testContext(env.DB, countingLimiter())
    const shown = await code(ctx, await child(ctx, 'Maya', null))
    let tries = 0
    for (let parent = 0; tries < BUDGETS.link_child_network.limit; parent++) {
      const guardianId = await person(ctx, `Parent${parent}`, 'parent')
      for (let own = 0; own < BUDGETS.link_child.limit; own++, tries++) {
        expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: '0000-0000' })).toMatchObject(
          {
            code: 'unknown_code',
          },
        )
      }
      // Even the right code does not help any more.
      expect(await linkChild(signedInAs(ctx, guardianId), { guardianId, code: shown })).toEqual({
        ok: false,
        code: 'too_many_requests',
      })
    }
    const fresh = await person(ctx, 'Fresh', 'parent')
    expect(await linkChild(signedInAs(ctx, fresh), { guardianId: fresh, code: shown })).toEqual({
      ok: false,
      code: 'too_many_requests',
    })
  })

  it('stores codes as keyed hashes, and gives a child only so many', async () => {
    ctx = testContext(env.DB, countingLimiter())
    const childId = await child(ctx, 'Maya', null)
    const shown = await code(ctx, childId)
    expect(JSON.stringify(await ctx.db.select().from(linkCodes))).not.toContain(shown)
    for (let count = 1; count < BUDGETS.link_code.limit; count++) await code(ctx, childId)
    expect(await createLinkCode(signedInAs(ctx, childId), childId)).toEqual({
      ok: false,
      code: 'too_many_requests',
    })
  })

  it('ends at so many children', async () => {
    const guardianId = await person(ctx, 'Ruth', 'parent')
    const links = Array.from({ length: MAX_CHILDREN }, (_, index) => ({
      guardianId,
      childId: `child-${index}`,
      createdAt: index,
    }))
    await ctx.db.insert(guardianLinks).values(links)
    expect(
      await linkChild(signedInAs(ctx, guardianId), { guardianId, code: await code(ctx, await child(ctx)) }),
    ).toEqual({
      ok: false,
      code: 'too_many_children',
    })
  })
})
