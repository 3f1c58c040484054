import { describe, expect, it } from 'vitest'
import { createRoundOutbox, RETRY_AFTER_MS } from './round-outbox.ts'
import type { HandedIn } from './round-requests.ts'

const score = { score: 260, level: 5, stars: 5, right: 12, answered: 12, asked: 12, bestStreak: 12 }
const gain = {
  xp: 260,
  xpBefore: 0,
  xpAfter: 260,
  levelBefore: 1,
  levelAfter: 2,
  streakDays: 1,
  boosted: false,
}
const saved: HandedIn = { kind: 'saved', score, gain }
const offline: HandedIn = { kind: 'unreachable', failure: 'offline' }

/** An outbox whose line answers as told, and whose timers run when the test says so. */
function outboxAnswering(...answers: HandedIn[]) {
  const sent: string[] = []
  const timers: { callback: () => void; ms: number }[] = []
  const outbox = createRoundOutbox({
    async handIn(roundId) {
      sent.push(roundId)
      return answers.shift() ?? offline
    },
    later: (callback, ms) => timers.push({ callback, ms }),
  })
  return { outbox, sent, timers }
}

/** Lets answers that are on their way arrive. */
async function settle() {
  await Promise.resolve()
  await Promise.resolve()
}

describe('createRoundOutbox', () => {
  it('sends a round once and keeps its result', async () => {
    const { outbox, sent } = outboxAnswering(saved)
    expect(outbox.deliveryOf('r-1')).toBeUndefined()
    outbox.put('r-1', [])
    outbox.put('r-1', [])
    expect(outbox.deliveryOf('r-1')).toEqual({ kind: 'sending' })
    await settle()
    outbox.put('r-1', [])
    outbox.retry()
    expect(outbox.deliveryOf('r-1')).toEqual(saved)
    expect(sent).toEqual(['r-1'])
  })

  it('keeps every round that found no line and sends them all when asked again', async () => {
    const { outbox, sent } = outboxAnswering(offline, offline, saved, saved)
    outbox.put('r-1', [])
    await settle()
    outbox.put('r-2', [])
    await settle()
    expect(outbox.deliveryOf('r-1')).toEqual({ kind: 'waiting', failure: 'offline' })
    outbox.retry()
    await settle()
    expect(outbox.deliveryOf('r-1')?.kind).toBe('saved')
    expect(outbox.deliveryOf('r-2')?.kind).toBe('saved')
    expect(sent).toEqual(['r-1', 'r-2', 'r-1', 'r-2'])
  })

  it('does not send twice at a time', async () => {
    const { outbox, sent } = outboxAnswering(offline, saved)
    outbox.put('r-1', [])
    outbox.retry()
    await settle()
    outbox.retry()
    outbox.retry()
    await settle()
    expect(sent).toHaveLength(2)
  })

  it('tries again by itself in growing steps', async () => {
    const { outbox, sent, timers } = outboxAnswering(offline, offline, offline, offline, saved)
    outbox.put('r-1', [])
    for (let index = 0; index < 4; index++) {
      await settle()
      timers[index]?.callback()
    }
    await settle()
    expect(timers.map(({ ms }) => ms)).toEqual([...RETRY_AFTER_MS, RETRY_AFTER_MS.at(-1)])
    expect(sent).toHaveLength(5)
    expect(outbox.deliveryOf('r-1')?.kind).toBe('saved')
  })

  it('leaves a timer without effect once somebody else has tried', async () => {
    const { outbox, sent, timers } = outboxAnswering(offline, offline)
    outbox.put('r-1', [])
    await settle()
    outbox.retry()
    await settle()
    timers[0]?.callback()
    await settle()
    expect(sent).toHaveLength(2)
  })

  it('never sends a refused round again', async () => {
    const { outbox, sent } = outboxAnswering({ kind: 'refused', code: 'clock_ahead' })
    outbox.put('r-1', [])
    await settle()
    outbox.retry()
    expect(outbox.deliveryOf('r-1')).toEqual({ kind: 'refused', code: 'clock_ahead' })
    expect(sent).toHaveLength(1)
  })

  it('tells its listeners of every change', async () => {
    const { outbox } = outboxAnswering(saved)
    const seen: (string | undefined)[] = []
    const stop = outbox.subscribe(() => seen.push(outbox.deliveryOf('r-1')?.kind))
    outbox.put('r-1', [])
    await settle()
    stop()
    outbox.put('r-2', [])
    expect(seen).toEqual(['sending', 'saved'])
  })
})
