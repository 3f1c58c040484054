// What a way in means for families: the grown-up is asked once the child's address is real, and finds the children at sign-in.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '#app/domain/accounts/accounts.schema.ts'
import { signUp } from '#app/domain/accounts/sign-up.server.ts'
import { readChildren } from '#app/domain/guardians/read-children.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { confirmed, emptyFamilies, lastToken, person } from '#tests/factories/families.ts'
import { openBrowserSession } from './open-browser-session.server.ts'
import { openMailLink } from './open-mail-link.server.ts'

let ctx: TestContext

beforeEach(async () => {
  ctx = testContext(env.DB)
  await emptyFamilies(ctx)
})

describe('the link of a sign-up', () => {
  it('asks the grown-up whom the child named, and nobody before', async () => {
    const email = 'noah.onboarding@example.com'
    const guardianEmail = 'dad.onboarding@example.com'
    const signedUp = await signUp(ctx, {
      email,
      password: 'a quiet pond of herons',
      data: { display_name: 'Noah', role: 'student' },
      stated: { country: 'us', age: 9, guardianEmail },
      browserSecret: 'noahs-browser',
      redirectTo: null,
      challenge: null,
      fromScreen: true,
    })
    expect(signedUp).toMatchObject({ ok: true })
    const token = await lastToken(ctx, email)
    const asked = () => ctx.delivered.filter(({ recipient }) => recipient === guardianEmail)
    expect(asked()).toEqual([])
    const link = { token, type: 'signup', redirectTo: null, browserSecret: 'noahs-browser' } as const
    expect(await openMailLink(ctx, link)).toMatchObject({ kind: 'screen', isNew: true })
    await ctx.settled()
    expect(asked()).toMatchObject([{ kind: 'parental_consent' }])
  })
})

describe('a sign-in', () => {
  it('finds the children somebody said yes for by the same mailbox', async () => {
    const { childId } = await confirmed(ctx)
    const userId = await person(ctx, 'Mum', 'parent')
    await ctx.db.update(users).set({ emailConfirmedAt: ctx.now() }).where(eq(users.id, userId))
    expect(await readChildren(ctx, userId)).toEqual([])
    await openBrowserSession(ctx, { userId, method: 'password' })
    expect(await readChildren(ctx, userId)).toMatchObject([{ id: childId }])
  })
})
