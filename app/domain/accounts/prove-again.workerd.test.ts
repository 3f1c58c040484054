// What a sign-in from a while ago may not do alone, and how it becomes fresh again.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { runBatch } from '#app/db/run-batch.ts'
import { becomeGrownUp } from '#app/domain/onboarding/become-grown-up.server.ts'
import { eraseAccount } from '#app/domain/privacy/erase-account.server.ts'
import { exportAccount } from '#app/domain/privacy/export-account.server.ts'
import { asSystem, identityOf } from '#app/platform/actor.ts'
import { signedInAs } from '#tests/factories/actors.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { countingLimiter } from '#tests/factories/counting-limiter.ts'
import { sessions } from './accounts.schema.ts'
import type { SignedIn } from './accounts.types.ts'
import { actingUser, provedAt } from './acting-user.ts'
import { newUserStatements } from './internal/new-user.ts'
import { openSession } from './internal/open-session.ts'
import { hashPassword } from './internal/password-hash.ts'
import { proveAgain } from './prove-again.server.ts'
import { readAccount } from './read-account.server.ts'
import { updateAccount } from './update-account.server.ts'

const PASSWORD = 'violet-otter-42'
const CHANGE = {
  password: 'a-lantern-for-the-owl-3',
  fromScreen: false,
  redirectTo: null,
  challenge: null,
}
const HOUR_MS = 3_600_000
let ctx: TestContext
let who: SignedIn

beforeEach(async () => {
  ctx = testContext(env.DB)
  const id = crypto.randomUUID()
  ctx.newId = () => crypto.randomUUID()
  await runBatch(
    ctx.db,
    newUserStatements(ctx, {
      id,
      address: { channel: 'email', value: `${id}@example.com` },
      passwordHash: await hashPassword(PASSWORD),
      welcomedAt: null,
      confirmationSentAt: null,
      metadata: {},
      identity: { id: ctx.newId(), provider: 'email', subject: id, data: {} },
    }),
  )
  const session = await openSession(ctx, { userId: id, method: 'password' })
  const account = await readAccount(ctx, id)
  if (!account) throw new Error('no account')
  who = { account, session }
})

/** The person's own request, their sign-in an hour old. */
function later(): TestContext {
  ctx.clock.now += HOUR_MS
  return { ...ctx, identity: identityOf(async () => actingUser(ctx.now(), who)) }
}

describe('a sign-in from an hour ago', () => {
  it('exports and erases nothing', async () => {
    const theirs = later()
    await expect(exportAccount(theirs, who.account.id, null)).rejects.toMatchObject({
      reason: { kind: 'needs_fresh_proof' },
    })
    await expect(eraseAccount(theirs, who.account.id)).rejects.toThrow('needs_fresh_proof')
    expect(await readAccount(ctx, who.account.id)).not.toBeNull()
  })

  it.each([
    { password: 'a-lantern-for-the-owl-3' },
    { email: 'moved-by-screen@example.com' },
    { phone: '15550001234' },
  ])('changes nothing by our screens, with a code from elsewhere or without: %j', async (change) => {
    const theirs = later()
    const flow = { fromScreen: true, redirectTo: null, challenge: null }
    for (const nonce of [undefined, '123456'])
      expect(await updateAccount(theirs, who, { ...change, ...flow, nonce })).toMatchObject({
        code: 'reauthentication_needed',
      })
    expect(await becomeGrownUp(theirs, who, { role: 'parent', age: 40 })).toMatchObject({
      code: 'reauthentication_needed',
    })
    expect(await readAccount(ctx, who.account.id)).toEqual(who.account)
  })

  it('is fresh again with the password, for this request and the next', async () => {
    const theirs = later()
    expect(await proveAgain(theirs, who, { password: PASSWORD })).toEqual({ ok: true, value: null })
    expect((await exportAccount(theirs, who.account.id, null)).account).toBeDefined()
    const [session] = await ctx.db.select().from(sessions).where(eq(sessions.id, who.session.id))
    expect(session && provedAt(session)).toBe(Math.floor(ctx.now() / 1000) * 1000)
  })

  it('stays old with a wrong password or code', async () => {
    const theirs = later()
    expect(await proveAgain(theirs, who, { password: 'guess-1' })).toMatchObject({
      code: 'invalid_credentials',
    })
    expect(await proveAgain(theirs, who, { nonce: '000000' })).toMatchObject({
      code: 'reauthentication_not_valid',
    })
    await expect(eraseAccount(theirs, who.account.id)).rejects.toThrow('needs_fresh_proof')
  })

  it('tries ten proofs at once, of any kind and from wherever; a session opened since is not held up', async () => {
    const theirs = { ...later(), limiter: countingLimiter() }
    const wrong = [
      () => proveAgain(from(), who, { password: 'guess' }),
      () => proveAgain(from(), who, { nonce: '000000' }),
      () => updateAccount(from(), who, { ...CHANGE, nonce: '000000' }),
    ]
    let networks = 0
    const from = () => {
      networks += 1
      return { ...theirs, caller: { ...ctx.caller, network: `192.0.2.${networks}` } }
    }
    for (let index = 0; index < 10; index++)
      expect(await wrong[index % 3]?.()).not.toMatchObject({ code: 'over_request_rate_limit' })
    for (const call of [...wrong, () => proveAgain(from(), who, { password: PASSWORD })])
      expect(await call()).toMatchObject({ code: 'over_request_rate_limit' })
    const session = await openSession(ctx, { userId: who.account.id, method: 'password' })
    const anew = { account: who.account, session }
    expect(
      await updateAccount(asSystem(from()), anew, { ...CHANGE, currentPassword: 'guess' }),
    ).toMatchObject({
      code: 'invalid_credentials',
    })
    for (let index = 0; index < 9; index++)
      await updateAccount(asSystem(from()), anew, { ...CHANGE, currentPassword: 'guess' })
    expect(
      await updateAccount(asSystem(from()), anew, { ...CHANGE, currentPassword: PASSWORD }),
    ).toMatchObject({
      code: 'over_request_rate_limit',
    })
  })

  it('tells its owner by mail what it did', async () => {
    const theirs = later()
    await proveAgain(theirs, who, { password: PASSWORD })
    await exportAccount(theirs, who.account.id, null)
    await eraseAccount(theirs, who.account.id)
    await ctx.settled()
    expect(ctx.delivered.map(({ kind, params }) => [kind, params.notice])).toEqual([
      ['account_notice', 'data_exported'],
      ['account_notice', 'account_erased'],
    ])
  })
})

it('nobody exports or erases somebody else', async () => {
  const other = signedInAs(ctx, crypto.randomUUID())
  await expect(exportAccount(other, who.account.id, null)).rejects.toThrow('not_yours')
  await expect(eraseAccount(other, who.account.id)).rejects.toThrow('not_yours')
})
