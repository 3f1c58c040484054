// The clock object by itself: one alarm for the earliest end, pages told at once, alarms late, twice and never.
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { grants, timedAccesses } from '#app/domain/access/access.schema.ts'
import { checkTimedAccess } from '#app/domain/access/check-timed-access.server.ts'
import { sweepEnded } from '#app/domain/access/sweep-ended.server.ts'
import { openApiSession } from '#app/domain/accounts/open-api-session.server.ts'
import { gameSessions } from '#app/domain/ar/ar.schema.ts'
import {
  type ClockMessage,
  type Countdown,
  parseClockMessage,
  TRY_AGAIN,
} from '#app/platform/clock-messages.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson } from '#tests/factories/people.ts'
import { SOCKET_OF } from './clock-object.ts'

let ctx: TestContext
let names = 0

beforeEach(async () => {
  ctx = testContext(env.DB)
  ctx.clock.now = Date.now()
  await ctx.db.delete(timedAccesses)
})

function newClock() {
  names += 1
  return env.USER_CLOCK.get(env.USER_CLOCK.idFromName(`user-${names}`))
}

function countdown(id: string, endsIn: number): Countdown {
  return { id, kind: 'pass', name: 'pro', endsAt: Date.now() + endsIn }
}

/** A page of somebody who is signed in. */
async function openPage(clock: ReturnType<typeof newClock>) {
  const someone = { ...ctx, newId: () => crypto.randomUUID() }
  const { userId } = await makePerson(someone, crypto.randomUUID())
  const { session } = await openApiSession(someone, { userId, method: 'password' })
  const { webSocket } = await clock.fetch('https://clock/', {
    headers: { Upgrade: 'websocket', [SOCKET_OF.user]: userId, [SOCKET_OF.session]: session.id },
  })
  if (!webSocket) throw new Error('no socket')
  const heard: (ClockMessage | null)[] = []
  webSocket.addEventListener('message', ({ data }) => {
    heard.push(parseClockMessage(String(data)))
  })
  webSocket.accept()
  return {
    socket: webSocket,
    async hears(count: number) {
      for (let tries = 0; heard.length < count && tries < 200; tries++)
        await new Promise((resolve) => setTimeout(resolve, 5))
      return heard
    },
  }
}

const armedFor = (clock: ReturnType<typeof newClock>) =>
  runInDurableObject(clock, (_, state) => state.storage.getAlarm())

/** Makes everything due, as if so much time had gone by. */
const makeDue = (clock: ReturnType<typeof newClock>, by: number) =>
  runInDurableObject(clock, (_, state) => {
    state.storage.sql.exec('update countdowns set ends_at = ends_at - ?', by)
  })

describe('the alarm', () => {
  it('is armed for the earliest end, and for the next after that', async () => {
    const clock = newClock()
    const late = countdown('late', 90 * 60_000)
    const early = countdown('early', 30 * 60_000)
    await clock.track('ana', late)
    expect(await armedFor(clock)).toBe(late.endsAt)
    await clock.track('ana', early)
    expect(await armedFor(clock)).toBe(early.endsAt)
    await clock.drop('early')
    expect(await armedFor(clock)).toBe(late.endsAt)
    await clock.drop('late')
    expect(await armedFor(clock)).toBeNull()
  })

  it('ends what is due, however late it comes, and leaves the rest', async () => {
    const clock = newClock()
    await clock.track('ana', countdown('first', 60_000))
    await clock.track('ana', countdown('second', 3_600_000))
    const page = await openPage(clock)
    await makeDue(clock, 120_000)
    expect(await runDurableObjectAlarm(clock)).toBe(true)
    const heard = await page.hears(2)
    expect(heard[0]).toMatchObject({ type: 'sync', countdowns: [{ id: 'first' }, { id: 'second' }] })
    expect(heard[1]).toMatchObject({ type: 'end', id: 'first' })
    expect(await armedFor(clock)).not.toBeNull()
  })

  it('that comes twice or too early ends nothing twice', async () => {
    const clock = newClock()
    await clock.track('ana', countdown('only', 60_000))
    const page = await openPage(clock)
    await runInDurableObject(clock, async (object) => {
      await object.alarm()
      await object.alarm()
    })
    await makeDue(clock, 120_000)
    await runInDurableObject(clock, async (object) => {
      await object.alarm()
      await object.alarm()
    })
    const heard = await page.hears(3)
    expect(heard.map((message) => message?.type)).toEqual(['sync', 'end'])
  })

  it('writes the end of a timed feature into the database', async () => {
    const clock = newClock()
    const endsAt = Date.now() + 60_000
    await ctx.db
      .insert(timedAccesses)
      .values({ id: 'access-1', userId: 'ana', feature: 'AITutor', startedAt: Date.now(), endsAt })
    await clock.track('ana', { id: 'access-1', kind: 'timed-feature', name: 'AITutor', endsAt })
    await makeDue(clock, 120_000)
    await runDurableObjectAlarm(clock)
    expect((await ctx.db.select().from(timedAccesses))[0]?.endedAt).toBeLessThanOrEqual(endsAt)
  })

  describe('of an AR session', () => {
    const row = (id: string) => ctx.db.select().from(gameSessions).where(eq(gameSessions.id, id)).get()

    /** A session that began a minute ago and whose time is up. */
    async function overdueSession() {
      const clock = newClock()
      const [id, userId, now] = [crypto.randomUUID(), crypto.randomUUID(), Date.now()]
      const [startedAt, endsAt] = [now - 60_000, now + 60_000]
      await ctx.db
        .insert(gameSessions)
        .values({ id, userId, gameId: 'scienceQuest', gameType: 'ar', startedAt, endsAt })
      const track = () => clock.track(userId, { id, kind: 'ar-session', name: 'scienceQuest', endsAt })
      await track()
      await makeDue(clock, 120_000)
      return { clock, id, startedAt, track }
    }

    it('closes its row, once, though all limits on calls are used up', async () => {
      const calls = env.RATE_LIMIT.get(env.RATE_LIMIT.idFromName('change:'))
      while ((await calls.take(60, 600_000, 60)).allowed);
      const { clock, id, startedAt, track } = await overdueSession()
      await runDurableObjectAlarm(clock)
      const closed = await row(id)
      expect(closed?.endedAt).toBeGreaterThan(startedAt)
      expect(closed?.durationSeconds).toBe(Math.floor((Number(closed?.endedAt) - startedAt) / 1_000))
      await track()
      await makeDue(clock, 120_000)
      await runInDurableObject(clock, (object) => object.alarm())
      expect(await row(id)).toEqual(closed)
    })

    it('fails while the row cannot be written, so that it comes again', async () => {
      const { clock, id } = await overdueSession()
      await runInDurableObject(clock, async (object) => {
        const down = () => {
          throw new Error('D1 is away')
        }
        Object.assign(object, { env: { ...env, DB: { prepare: down, batch: down } } })
        await expect(object.alarm()).rejects.toThrow('D1 is away')
        Object.assign(object, { env })
        await object.alarm()
      })
      expect(await row(id)).toMatchObject({ durationSeconds: expect.any(Number) })
    })
  })

  it('that never comes gives no time away: reads say it is over, and the sweep notes it', async () => {
    const endsAt = ctx.now() + 60_000
    await ctx.db
      .insert(timedAccesses)
      .values({ id: 'access-2', userId: 'ana', feature: 'AITutor', startedAt: ctx.now(), endsAt })
    // What opens it outlives it: it is its own end that counts.
    await ctx.db
      .insert(grants)
      .values({ id: 'reward:ana', userId: 'ana', item: 'ultimate', startsAt: 0, endsAt: endsAt + 60_000 })
      .onConflictDoNothing()
    expect(await checkTimedAccess(ctx, { userId: 'ana', feature: 'AITutor' })).toMatchObject({
      remainingSeconds: 60,
    })
    ctx.clock.now = endsAt
    expect(await checkTimedAccess(ctx, { userId: 'ana', feature: 'AITutor' })).toBeNull()
    expect(await sweepEnded(ctx)).toBe(1)
    expect(await sweepEnded(ctx)).toBe(0)
    expect((await ctx.db.select().from(timedAccesses))[0]?.endedAt).toBe(endsAt)
  })
})

describe('pages', () => {
  it('hear of a start once, however often it is told, and get the time when they ask', async () => {
    const clock = newClock()
    const page = await openPage(clock)
    const pass = countdown('pass', 3_600_000)
    await clock.track('ana', pass)
    await clock.track('ana', pass)
    page.socket.send('sync')
    page.socket.send('nonsense')
    const heard = await page.hears(3)
    expect(heard.map((message) => message?.type)).toEqual(['sync', 'start', 'sync'])
    expect(heard[2]).toMatchObject({ countdowns: [pass] })
  })

  it('of two users, on two devices each, count down to the ends of their own user alone', async () => {
    const clocks = [newClock(), newClock()]
    const ends = [countdown('hers', 5_400_000), countdown('his', 1_800_000)].map((one) => ({
      ...one,
      kind: 'ar-session' as const,
    }))
    const phones = await Promise.all(clocks.map(openPage))
    for (const [index, clock] of clocks.entries()) if (ends[index]) await clock.track('whose', ends[index])
    const laptops = await Promise.all(clocks.map(openPage))
    for (const [index, end] of ends.entries()) {
      const [, told] = (await phones[index]?.hears(2)) ?? []
      expect(told).toMatchObject({ type: 'start', countdown: end })
      const [all] = (await laptops[index]?.hears(1)) ?? []
      expect(all).toMatchObject({ type: 'sync', countdowns: [end] })
    }
    await clocks[0]?.drop('hers')
    for (const page of [phones[0], laptops[0]])
      expect((await page?.hears(page === phones[0] ? 3 : 2))?.at(-1)).toMatchObject({
        type: 'end',
        id: 'hers',
      })
    for (const page of [phones[1], laptops[1]]) {
      page?.socket.send('sync')
      const heard = (await page?.hears(page === phones[1] ? 3 : 2)) ?? []
      expect(heard.at(-1)).toMatchObject({ type: 'sync', countdowns: [ends[1]] })
      expect(heard.map((message) => message?.type)).not.toContain('end')
    }
  })

  it('are sent away to come back when it cannot be read whose session is over', async () => {
    const clock = newClock()
    await clock.track('ana', countdown('pass:pro', 60_000))
    const page = await openPage(clock)
    const closed = new Promise<number>((resolve) =>
      page.socket.addEventListener('close', ({ code }) => resolve(code)),
    )
    await runInDurableObject(clock, (object) => {
      const down = () => {
        throw new Error('D1 is away')
      }
      Object.assign(object, { env: { ...env, DB: { prepare: down, batch: down } } })
    })
    await clock.drop('pass:pro')
    expect(await closed).toBe(TRY_AGAIN)
  })

  it('are refused without a socket', async () => {
    expect((await newClock().fetch('https://clock/')).status).toBe(426)
  })
})

it('what has ended already is not tracked', async () => {
  const clock = newClock()
  const page = await openPage(clock)
  await clock.track('ana', countdown('past', -1))
  expect(await armedFor(clock)).toBeNull()
  page.socket.send('sync')
  expect((await page.hears(2)).map((message) => message?.type)).toEqual(['sync', 'sync'])
})
