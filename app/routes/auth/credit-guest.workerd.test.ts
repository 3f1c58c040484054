// Whoever signs in keeps what they played before: the browser's guest goes to the account, once, and ends.
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, browserSessions, factors, sessions, users } from '#app/domain/accounts/accounts.schema.ts'
import { playerDays, playerProgress } from '#app/domain/progress/progress.schema.ts'
import { readProgress } from '#app/domain/progress/read-progress.server.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { creditBrowserGuest } from '#app/request/credit-browser-guest.server.ts'
import { guestCookie } from '#app/request/guest-cookies.server.ts'
import { testContext } from '#tests/factories/app-context.ts'
import { signInBrowser } from './complete-sign-in.server.ts'

const MARIA = 'user-maria'
/** Ids are counted anew in each test, so nothing may be left of the last one. */
const TABLES = [auditLog, browserSessions, factors, sessions, users, playerProgress, playerDays]
const ENDED = /^__Host-guest=;.*Max-Age=0/

let ctx: RequestContext
let request: Request

beforeEach(async () => {
  ctx = { ...testContext(env.DB), requestId: 'r', locale: 'en', nonce: '' }
  for (const table of TABLES) await ctx.db.delete(table)
  const now = ctx.now()
  await ctx.db.insert(users).values({ id: MARIA, metadata: {}, createdAt: now, updatedAt: now })
  await ctx.db.insert(playerProgress).values({
    playerId: 'guest-1',
    xp: 260,
    rounds: 1,
    stars: 5,
    lastDay: '2026-09-01',
    streakDays: 1,
    bestStreakDays: 1,
    updatedAt: now,
  })
  const cookie = (await guestCookie('guest-1', ctx)).split(';')[0] ?? ''
  request = new Request('http://sparkbook.test/auth', { headers: { Cookie: cookie } })
})

const signIn = () => signInBrowser(request, ctx, { userId: MARIA, method: 'password' })

describe('signing in', () => {
  it('credits the guest of this browser and ends it', async () => {
    const { cookies } = await signIn()
    expect(cookies.filter((cookie) => ENDED.test(cookie))).toHaveLength(1)
    expect(await readProgress(ctx, MARIA)).toMatchObject({ xp: 260, rounds: 1 })
    expect(await readProgress(ctx, 'guest-1')).toBeNull()
  })

  it('again with the old cookie gives nothing more', async () => {
    await signIn()
    await signIn()
    expect(await readProgress(ctx, MARIA)).toMatchObject({ xp: 260, rounds: 1 })
  })

  it.each(['', '__Host-guest=guest-1', '__Host-guest=guest-1.forged'])(
    'credits nobody with the cookie "%s"',
    async (cookie) => {
      request = new Request('http://sparkbook.test/auth', { headers: { Cookie: cookie } })
      const { cookies } = await signIn()
      expect(cookies.some((line) => ENDED.test(line))).toBe(false)
      expect(await readProgress(ctx, MARIA)).toBeNull()
    },
  )

  it('half way credits nobody: the second factor comes first', async () => {
    const now = ctx.now()
    await ctx.db.insert(factors).values({
      id: 'factor-1',
      userId: MARIA,
      type: 'totp',
      friendlyName: 'phone',
      status: 'verified',
      secret: 'sealed',
      createdAt: now,
      updatedAt: now,
    })
    const { cookies } = await signIn()
    expect(cookies.some((line) => ENDED.test(line))).toBe(false)
    expect(await readProgress(ctx, MARIA)).toBeNull()
    const [ended] = await creditBrowserGuest(request, ctx, MARIA)
    expect(ended).toMatch(ENDED)
    expect(await readProgress(ctx, MARIA)).toMatchObject({ xp: 260 })
  })

  it('goes on when the guest cannot be credited, and keeps the guest for the next time', async () => {
    const failing = {
      ...ctx,
      db: new Proxy(ctx.db, {
        get: (db, name) => {
          if (name === 'batch') return () => Promise.reject(new Error('D1_ERROR: storage is unreachable'))
          return Reflect.get(db, name)
        },
      }),
    }
    expect(await creditBrowserGuest(request, failing, MARIA)).toEqual([])
    expect(await readProgress(ctx, 'guest-1')).toMatchObject({ xp: 260 })
  })
})
