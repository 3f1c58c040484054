// An address joins the account that asked for it only by a press where that account is signed in.
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { openMailLink } from '#app/domain/onboarding/open-mail-link.server.ts'
import { verifyCode } from '#app/domain/onboarding/verify-code.server.ts'
import { fixedIdentity, VISITOR } from '#app/platform/actor.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { oneTimeCodes, users } from './accounts.schema.ts'
import { codeTokenHash } from './internal/code-token.ts'

it('the link of a new address is held for visitors, other accounts and half sign-ins, and used by its own', async () => {
  const ctx = testContext(env.DB)
  const [userId, email, token] = [
    crypto.randomUUID(),
    `${crypto.randomUUID()}@example.com`,
    crypto.randomUUID(),
  ]
  const newEmail = `new-${email}`
  await ctx.db.insert(users).values({ id: userId, email, newEmail, metadata: {}, createdAt: 1, updatedAt: 1 })
  await ctx.db.insert(oneTimeCodes).values({
    id: crypto.randomUUID(),
    ownerId: userId,
    kind: 'email_change_new',
    tokenHash: await codeTokenHash(token),
    address: newEmail,
    askedFrom: '',
    fromScreen: true,
    expiresAt: 2 ** 50,
    sentAt: 1,
  })
  const own = {
    kind: 'user',
    userId,
    sessionId: crypto.randomUUID(),
    awaitsFactor: false,
    isFresh: true,
  } as const
  const other = { ...own, userId: crypto.randomUUID() }
  const as = (actor: Parameters<typeof fixedIdentity>[0]) => ({ ...ctx, identity: fixedIdentity(actor) })
  const link = { token, type: 'email_change', redirectTo: null } as const
  for (const actor of [VISITOR, other, { ...own, awaitsFactor: true }])
    expect(await openMailLink(as(actor), link)).toMatchObject({
      kind: 'held',
      refusal: { code: 'no_authorization' },
    })
  const typed = { type: 'email_change', tokenHash: token } as const
  expect(await verifyCode(as(other), typed)).toMatchObject({ ok: false, code: 'otp_expired' })
  expect(await openMailLink(as(own), link)).toMatchObject({ kind: 'screen_half' })
})
