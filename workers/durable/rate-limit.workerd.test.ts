import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'

const limitOf = (name: string) => env.RATE_LIMIT.get(env.RATE_LIMIT.idFromName(name))

describe('the rate limit', () => {
  it('lets the limit through, then says how long to wait', async () => {
    const limit = limitOf('one')
    for (let call = 0; call < 3; call++)
      expect(await limit.take(3, 60_000, 3)).toEqual({ allowed: true, retryAfterMs: 0 })
    const refused = await limit.take(3, 60_000, 3)
    expect(refused.allowed).toBe(false)
    expect(refused.retryAfterMs).toBeGreaterThan(0)
    expect(refused.retryAfterMs).toBeLessThanOrEqual(60_000)
  })

  it('holds under parallel calls', async () => {
    const limit = limitOf('parallel')
    const calls = await Promise.all(Array.from({ length: 20 }, () => limit.take(5, 60_000, 5)))
    expect(calls.filter(({ allowed }) => allowed)).toHaveLength(5)
  })

  it('lets no more than the burst through at once, then one for each share of the window', async () => {
    const limit = limitOf('burst')
    const take = () => limit.take(60, 60_000, 2)
    expect([(await take()).allowed, (await take()).allowed]).toEqual([true, true])
    const refused = await take()
    expect(refused.allowed).toBe(false)
    expect(refused.retryAfterMs).toBeLessThanOrEqual(1_000)
    await runInDurableObject(limit, (_, state) => {
      state.storage.sql.exec('update emptied set at = at - 1000')
    })
    expect((await take()).allowed).toBe(true)
    expect((await take()).allowed).toBe(false)
  })

  it('keeps subjects apart', async () => {
    await limitOf('full').take(1, 60_000, 1)
    expect((await limitOf('other').take(1, 60_000, 1)).allowed).toBe(true)
  })

  it('opens again after its window, alarm or no alarm', async () => {
    const limit = limitOf('window')
    await limit.take(1, 60_000, 1)
    await runInDurableObject(limit, (_, state) => {
      state.storage.sql.exec('update emptied set at = 1')
    })
    expect((await limit.take(1, 60_000, 1)).allowed).toBe(true)
  })

  /** What an object has stored: its tables, and when it wakes up. */
  const left = (limit: ReturnType<typeof limitOf>) =>
    runInDurableObject(limit, async (_, { storage }) => ({
      tables: storage.sql
        .exec("select name from sqlite_master where name not like '\\_cf%' escape '\\'")
        .toArray(),
      alarm: await storage.getAlarm(),
    }))

  it('keeps a window that is not over, and wakes up again when it is', async () => {
    const limit = limitOf('alarm')
    await limit.take(1, 60_000, 1)
    const before = await left(limit)
    expect(await runDurableObjectAlarm(limit)).toBe(true)
    expect(await left(limit)).toEqual(before)
    expect((await limit.take(1, 60_000, 1)).allowed).toBe(false)
  })

  it('leaves nothing behind when its window is over: no table, no alarm; and can begin anew', async () => {
    const limit = limitOf('idle')
    await limit.take(1, 60_000, 1)
    await runInDurableObject(limit, (_, state) => {
      state.storage.sql.exec('update emptied set at = 1')
    })
    expect(await runDurableObjectAlarm(limit)).toBe(true)
    expect(await left(limit)).toEqual({ tables: [], alarm: null })
    expect((await limit.take(1, 60_000, 1)).allowed).toBe(true)
    expect((await limit.take(1, 60_000, 1)).allowed).toBe(false)
  })

  it('stores nothing for a sign of life', async () => {
    const limit = limitOf('ping')
    expect(await limit.ping()).toBe(true)
    expect(await left(limit)).toEqual({ tables: [], alarm: null })
  })
})
