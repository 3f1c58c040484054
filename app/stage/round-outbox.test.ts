import { describe, expect, it } from 'vitest'
import type { PendingRound, PendingRoundStore } from './pending-round-store.ts'
import { RETRY_AFTER_MS } from './retry-after.ts'
import { createRoundOutbox } from './round-outbox.ts'
import type { SubmitResult } from './round-requests.ts'

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
const saved: SubmitResult = { kind: 'saved', score, gain, records: null, stickers: [] }
const offline: SubmitResult = { kind: 'unreachable', failure: 'offline' }

/** A store that survives its outbox. */
function memoryStore(
  rounds = new Map<string, PendingRound>(),
): PendingRoundStore & { rounds: Map<string, PendingRound> } {
  return {
    rounds,
    load: async () => [...rounds.values()],
    keep: async (round) => {
      rounds.set(round.roundId, round)
    },
    drop: async (roundId) => {
      rounds.delete(roundId)
    },
  }
}

/** An outbox whose line answers as told, and whose timers run when the test says so. */
function outboxAnswering(...answers: SubmitResult[]) {
  return outboxWith(memoryStore(), ...answers)
}

function outboxWith(store: PendingRoundStore, ...answers: SubmitResult[]) {
  const sent: string[] = []
  const timers: { callback: () => void; ms: number }[] = []
  const outbox = createRoundOutbox({
    async submit(roundId) {
      sent.push(roundId)
      return answers.shift() ?? offline
    },
    later: (callback, ms) => timers.push({ callback, ms }),
    store,
    now: () => 7,
  })
  return { outbox, sent, timers }
}

/** Lets answers that are on their way arrive. */
async function settle() {
  for (let turn = 0; turn < 6; turn++) await Promise.resolve()
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

describe('over visits', () => {
  it('keeps a round until the server has answered', async () => {
    const store = memoryStore()
    const { outbox } = outboxWith(store, offline, saved)
    outbox.put('r-1', [{ type: 'tick', ms: 5 }])
    await settle()
    expect([...store.rounds.values()]).toEqual([
      { roundId: 'r-1', moves: [{ type: 'tick', ms: 5 }], finishedAt: 7 },
    ])
    outbox.retry()
    await settle()
    expect(store.rounds.size).toBe(0)
  })

  it('sends at the next visit what the last one could not', async () => {
    const store = memoryStore()
    const first = outboxWith(store, offline, offline)
    first.outbox.put('r-1', [])
    first.outbox.put('r-2', [])
    await settle()
    const second = outboxWith(store, saved, offline, saved)
    expect(await second.outbox.restore()).toBe(1)
    expect(second.sent).toEqual(['r-1', 'r-2'])
    expect([...store.rounds.keys()]).toEqual(['r-2'])
    second.outbox.retry()
    await settle()
    expect(store.rounds.size).toBe(0)
  })

  it('restores nothing that is on its way or saved, and tries again what waits', async () => {
    const { outbox, sent } = outboxWith(memoryStore(), offline, saved)
    outbox.put('r-1', [])
    expect(await outbox.restore()).toBe(0)
    expect(sent).toEqual(['r-1'])
    await settle()
    expect(await outbox.restore()).toBe(1)
    expect(await outbox.restore()).toBe(0)
    expect(sent).toEqual(['r-1', 'r-1'])
  })

  it.each([
    ['rules_outdated', 0],
    ['too_fast', 0],
    // Its player may have signed out: signed in again, the round is theirs again.
    ['unknown_round', 1],
  ])('after %s, %i rounds are kept for the next visit', async (code, kept) => {
    const store = memoryStore()
    const { outbox, sent } = outboxWith(store, { kind: 'refused', code })
    outbox.put('r-1', [])
    await settle()
    outbox.retry()
    await outbox.restore()
    expect(store.rounds.size).toBe(kept)
    expect(sent).toHaveLength(1)
  })
})
