import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTimedAccess, type TimedAccessClient } from './timed-access.ts'

const ANA = { userId: 'ana', feature: 'AITutor' }
const OTHERS = [
  { userId: 'ana', feature: 'MathMazeAR' },
  { userId: 'ben', feature: 'AITutor' },
]

const invoke = vi.fn<(name: string, body: Readonly<Record<string, unknown>>) => Promise<unknown>>()
const log = vi.fn()
let client: TimedAccessClient

beforeEach(() => {
  vi.useFakeTimers()
  invoke.mockReset()
  log.mockReset()
  client = createTimedAccess({ invoke, log })
})
afterEach(() => vi.useRealTimers())

const started = { success: true, message: 'Access started', accessId: 'access-1', remainingSeconds: 60 }
const active = { active: true, remainingSeconds: 30, accessId: 'access-2' }
const calls = (name: string) => invoke.mock.calls.filter(([called]) => called === name)

async function start(answer: unknown = started, of = ANA) {
  invoke.mockResolvedValueOnce(answer)
  return client.start(of, 1, 2)
}
async function check(answer: unknown = active, of = ANA) {
  invoke.mockResolvedValueOnce(answer)
  return client.check(of)
}

describe('starting', () => {
  it('asks for the minutes and keeps the accessId for the end', async () => {
    expect(await start()).toEqual({ ok: true, accessId: 'access-1' })
    expect(invoke).toHaveBeenCalledWith('start-timed-access', { ...ANA, durationMinutes: 1, cost: 2 })
    invoke.mockResolvedValueOnce({})
    expect(await client.end(ANA)).toBe(true)
    expect(invoke).toHaveBeenLastCalledWith('end-timed-access', { ...ANA, accessId: 'access-1' })
  })

  it.each([
    ['success false', { success: false, message: 'Not yours' }, 'Not yours'],
    ['success false without a message', { success: false }, null],
    ['no success at all', { accessId: 'access-1' }, null],
    ['no accessId', { success: true }, null],
    ['nothing', null, null],
  ])('fails for %s, and sets no timer', async (_, answer, message) => {
    expect(await start(answer)).toEqual({ ok: false, message })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails when nobody answers', async () => {
    invoke.mockRejectedValueOnce(new Error('offline'))
    expect(await client.start(ANA, 1)).toEqual({ ok: false, message: null })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('of what runs already goes by the seconds the server says', async () => {
    await start({ ...started, remainingSeconds: 10 })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(calls('end-timed-access')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls('end-timed-access')).toHaveLength(1)
  })
})

describe('the timer', () => {
  it('ends the access at its time, once', async () => {
    await start()
    await vi.advanceTimersByTimeAsync(59_999)
    expect(calls('end-timed-access')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(calls('end-timed-access')).toEqual([['end-timed-access', { ...ANA, accessId: 'access-1' }]])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(calls('end-timed-access')).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('goes when the access is ended before', async () => {
    await start()
    await client.end(ANA)
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(calls('end-timed-access')).toHaveLength(1)
  })

  it('is one for each user and feature', async () => {
    await start()
    await start({ ...started, accessId: 'access-9' })
    expect(vi.getTimerCount()).toBe(1)
    for (const of of OTHERS) await start(started, of)
    expect(vi.getTimerCount()).toBe(3)
    await client.end(ANA)
    expect(invoke).toHaveBeenLastCalledWith('end-timed-access', { ...ANA, accessId: 'access-9' })
    expect(vi.getTimerCount()).toBe(2)
  })
})

describe('checking', () => {
  it('sets a timer for what is left when there is none', async () => {
    expect(await check()).toEqual({ active: true, remainingSeconds: 30 })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(calls('end-timed-access')).toEqual([['end-timed-access', { ...ANA, accessId: 'access-2' }]])
  })

  it('sets no second one', async () => {
    await start()
    await check({ ...active, remainingSeconds: 5 })
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(calls('end-timed-access')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(55_000)
    expect(calls('end-timed-access')).toHaveLength(1)
  })

  it.each([
    ['not active', { active: false, remainingSeconds: 0, accessId: null }],
    ['no seconds left', { ...active, remainingSeconds: 0 }],
    ['nonsense', 'active'],
  ])('%s sets none', async (_, answer) => {
    expect(await check(answer)).toEqual({ active: false, remainingSeconds: 0 })
    expect(vi.getTimerCount()).toBe(0)
    expect(log).not.toHaveBeenCalled()
  })

  it('that fails is logged and counts as not active', async () => {
    const error = new Error('offline')
    invoke.mockRejectedValueOnce(error)
    expect(await client.check(ANA)).toEqual({ active: false, remainingSeconds: 0 })
    expect(log.mock.calls).toEqual([['timed access was not checked', error]])
  })
})

describe('ending', () => {
  it('that fails is logged and false, and its timer is gone', async () => {
    await start()
    const error = new Error('offline')
    invoke.mockRejectedValueOnce(error)
    expect(await client.end(ANA)).toBe(false)
    expect(log.mock.calls).toEqual([['timed access was not ended', error]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('of what does not run asks nobody', async () => {
    expect(await client.end(ANA)).toBe(false)
    expect(invoke).not.toHaveBeenCalled()
  })
})
