// A browser's cookie: what is stored of it, how long it is good, what ends it.
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowserSession } from '#app/domain/onboarding/open-browser-session.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { browserSessions, sessions, users } from './accounts.schema.ts'
import { BROWSER_SESSION_LIFETIME } from './accounts.types.ts'
import { endSession } from './end-session.server.ts'
import { forgetOldAccountsData } from './forget-old-accounts-data.server.ts'
import { identifyBrowser } from './identify-browser.server.ts'
import { listSessions } from './list-sessions.server.ts'
import { signOut } from './sign-out.server.ts'

const DAY_MS = 86_400_000
const LIFETIME_MS = BROWSER_SESSION_LIFETIME * 1000
const ANA = 'aaaaaaaa-0000-4000-8000-000000000001'
const BEA = 'bbbbbbbb-0000-4000-8000-000000000002'

let ctx: TestContext

beforeEach(async () => {
  // Lucia reads the clock itself.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 8, 1, 9) })
  ctx = testContext(env.DB)
  ctx.now = () => Date.now()
  ctx.newId = () => crypto.randomUUID()
  await ctx.db.delete(users)
  await ctx.db
    .insert(users)
    .values([ANA, BEA].map((id) => ({ id, metadata: {}, createdAt: 1, updatedAt: 1 })))
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const open = (userId = ANA) => openBrowserSession(ctx, { userId, method: 'password' })
const whoIs = async (secret: string | null) => (await identifyBrowser(ctx, secret))?.account.id ?? null

describe('the secret of a cookie', () => {
  it('stands for its owner, their session and nobody else', async () => {
    const { secret, session } = await open()
    await open(BEA)
    expect(await identifyBrowser(ctx, secret)).toMatchObject({
      account: { id: ANA },
      session: { id: session.id, userId: ANA, aal: 'aal1', amr: [{ method: 'password' }] },
    })
  })

  it('is not stored: only its hash is, which opens nothing', async () => {
    const { secret } = await open()
    const rows = await ctx.db.select().from(browserSessions)
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(await whoIs(rows[0]?.id ?? '')).toBeNull()
  })

  it.each([null, '', 'nonsense', "' or 1=1 --"])('that is none stands for nobody: %o', async (secret) => {
    await open()
    expect(await whoIs(secret)).toBeNull()
  })
})

describe('time', () => {
  it('ends a cookie that nobody used for thirty days', async () => {
    const { secret } = await open()
    pass(LIFETIME_MS + 1000)
    expect(await whoIs(secret)).toBeNull()
  })

  it('leaves it good until then', async () => {
    const { secret } = await open()
    pass(LIFETIME_MS - 1000)
    expect(await whoIs(secret)).toBe(ANA)
  })

  it('starts anew when it is used in its second half', async () => {
    const { secret } = await open()
    for (let use = 0; use < 4; use++) {
      pass(20 * DAY_MS)
      expect(await whoIs(secret)).toBe(ANA)
    }
    pass(LIFETIME_MS + 1000)
    expect(await whoIs(secret)).toBeNull()
  })

  it('writes nothing for uses in the first half', async () => {
    const { secret } = await open()
    const [before] = await ctx.db.select().from(browserSessions)
    pass(14 * DAY_MS)
    await whoIs(secret)
    expect(await ctx.db.select().from(browserSessions)).toEqual([before])
  })

  it('takes old cookies and their sessions away, and keeps those in use', async () => {
    const old = await open()
    pass(80 * DAY_MS)
    const used = await open()
    pass(12 * DAY_MS)
    await forgetOldAccountsData(ctx)
    await forgetOldAccountsData(ctx)
    expect((await listSessions(ctx, ANA)).map(({ id }) => id)).toEqual([used.session.id])
    expect([await whoIs(old.secret), await whoIs(used.secret)]).toEqual([null, ANA])
  })

  it('keeps a session for as long as its cookie lives, however seldom it is refreshed', async () => {
    const { secret } = await open()
    for (let use = 0; use < 6; use++) {
      pass(20 * DAY_MS)
      await whoIs(secret)
      await forgetOldAccountsData(ctx)
    }
    expect(await whoIs(secret)).toBe(ANA)
  })
})

describe('ending sessions', () => {
  it.each([
    ['local', [null, ANA, BEA]],
    ['others', [ANA, null, BEA]],
    ['global', [null, null, BEA]],
  ] as const)('scope %s', async (scope, left) => {
    const [here, there, stranger] = [await open(), await open(), await open(BEA)]
    await signOut(ctx, here.session, scope)
    expect([await whoIs(here.secret), await whoIs(there.secret), await whoIs(stranger.secret)]).toEqual(left)
  })

  it('of one’s own by its id', async () => {
    const { secret, session } = await open()
    await endSession(ctx, ANA, session.id)
    expect(await whoIs(secret)).toBeNull()
    expect(await ctx.db.select().from(sessions).where(eq(sessions.id, session.id))).toEqual([])
  })

  it('of anybody else does nothing', async () => {
    const { secret, session } = await open(BEA)
    await endSession(ctx, ANA, session.id)
    expect(await whoIs(secret)).toBe(BEA)
  })

  it('with the account', async () => {
    const { secret } = await open()
    await ctx.db.delete(users).where(eq(users.id, ANA))
    expect(await whoIs(secret)).toBeNull()
    expect(await ctx.db.select().from(browserSessions)).toEqual([])
  })
})

describe('the list of sessions', () => {
  it('names devices, last used first, one’s own only', async () => {
    ctx.caller = {
      ...ctx.caller,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    }
    await open()
    pass(DAY_MS)
    ctx.caller = { ...ctx.caller, userAgent: 'supabase-js-node/2.119.0' }
    await open()
    await open(BEA)
    expect((await listSessions(ctx, ANA)).map(({ device }) => device)).toEqual([
      'supabase-js-node',
      'Firefox on Linux',
    ])
  })
})
