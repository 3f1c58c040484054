// Who holds a session's refresh tokens, found out by the order in which they come back.
import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '#app/domain/messages/read-outbox.server.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { users } from './accounts.schema.ts'
import { openApiSession } from './open-api-session.server.ts'
import { refreshSession } from './refresh-session.server.ts'

const HOUR_MS = 3_600_000

let ctx: TestContext

beforeEach(() => {
  ctx = { ...testContext(env.DB), newId: () => crypto.randomUUID() }
})

/** Someone with a proved address, and the first token of a session of theirs. */
async function signedIn(userAgent = '') {
  ctx.caller = { ...ctx.caller, userAgent }
  const [userId, now] = [ctx.newId(), ctx.now()]
  const email = `${userId}@example.com`
  await ctx.db.insert(users).values({
    id: userId,
    email,
    emailConfirmedAt: now,
    metadata: { language: 'fr' },
    createdAt: now,
    updatedAt: now,
  })
  const { tokens } = await openApiSession(ctx, { userId, method: 'password' })
  return { email, token: tokens.refreshToken }
}

/** Whoever holds one token at a time and puts the answer in its place. */
class Holder {
  token: string

  constructor(token: string) {
    this.token = token
  }

  /** @returns false when refused; a lost answer counts as answered but teaches the holder nothing */
  async refresh({ lost = false } = {}): Promise<boolean> {
    const answer = await refreshSession(ctx, this.token)
    if (answer.ok && !lost) this.token = answer.value.tokens.refreshToken
    return answer.ok
  }
}

describe('one holder', () => {
  it('is never signed out, however many answers are lost and whenever it asks again', async () => {
    const call = fc.record({ lost: fc.boolean(), waitMs: fc.constantFrom(0, 9_000, 11_000, HOUR_MS) })
    await fc.assert(
      fc.asyncProperty(fc.array(call, { maxLength: 12 }), async (calls) => {
        const holder = new Holder((await signedIn()).token)
        for (const { lost, waitMs } of calls) {
          ctx.clock.now += waitMs
          expect(await holder.refresh({ lost })).toBe(true)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('with several tabs, all awake after a night, goes on in each', async () => {
    const { token } = await signedIn()
    const tabs = Array.from({ length: 4 }, () => new Holder(token))
    for (let night = 0; night < 3; night++) {
      await tabs[0]?.refresh({ lost: true })
      ctx.clock.now += 8 * HOUR_MS
      expect(await Promise.all(tabs.map((tab) => tab.refresh()))).toEqual([true, true, true, true])
      expect(new Set(tabs.map((tab) => tab.token)).size).toBe(1)
      ctx.clock.now += 60_000
    }
  })
})

describe('two holders', () => {
  it('are found within a few refreshes, whoever comes when', async () => {
    const turn = fc.record({ thief: fc.boolean(), waitMs: fc.integer({ min: 11_000, max: 2 * HOUR_MS }) })
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 10 }), async (turns) => {
        const { token } = await signedIn()
        const [owner, thief] = [new Holder(token), new Holder(token)]
        // Each at least once in every round, in an order of its own.
        const order = turns.flatMap((turn) => [turn, { ...turn, thief: !turn.thief }])
        let changes = 0
        for (const { thief: isThief, waitMs } of order) {
          ctx.clock.now += waitMs
          if (!(await (isThief ? thief : owner).refresh())) break
          changes += 1
        }
        expect(changes).toBeLessThanOrEqual(6)
        expect([await owner.refresh(), await thief.refresh()]).toEqual([false, false])
      }),
      { numRuns: 10 },
    )
  })

  it('end the session, and its owner is told once which device it was and when', async () => {
    const { email, token } = await signedIn('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36')
    const [owner, thief] = [new Holder(token), new Holder(token)]
    const answers: boolean[] = []
    for (const who of [owner, thief, owner, thief]) {
      ctx.clock.now += HOUR_MS
      answers.push(await who.refresh())
    }
    expect(answers).toEqual([true, true, true, true])
    ctx.clock.now += HOUR_MS
    const found = await Promise.all([owner.refresh(), owner.refresh(), owner.refresh()])
    expect(found).toEqual([false, false, false])
    expect(await thief.refresh()).toBe(false)
    await ctx.settled()
    const sent = await readOutbox(ctx, email)
    expect(sent.map(({ message }) => message)).toEqual([
      expect.objectContaining({
        kind: 'session_ended',
        locale: 'fr',
        params: {
          link: `${ctx.config.siteUrl}/profile/security#devices`,
          device: 'Chrome on Windows',
          at: new Date(ctx.clock.now).toISOString(),
        },
      }),
    ])
  })
})
