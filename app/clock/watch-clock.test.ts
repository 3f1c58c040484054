import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ClockMessage } from '#app/platform/clock-messages.ts'
import { type Known, watchClock } from './watch-clock.ts'

const NOW = 1_900_000_000_000

function start(known: Known, { isGuest = false } = {}) {
  const at = { steady: 0, slept: 0 }
  const line = { hear: (_: ClockMessage) => {}, reconnected: () => {}, syncs: 0, closed: false }
  const told = { changes: 0, ticks: 0 }
  const watch = watchClock({
    known,
    clocks: { steady: () => at.steady, wall: () => at.steady + at.slept },
    connect: isGuest
      ? null
      : (hear, reconnected) => {
          line.hear = hear
          line.reconnected = reconnected
          return {
            sync: () => {
              line.syncs += 1
            },
            close: () => {
              line.closed = true
            },
          }
        },
    onTick: () => {
      told.ticks += 1
    },
    onChange: () => {
      told.changes += 1
    },
  })
  const pass = (ms: number) => {
    for (let gone = 0; gone < ms; gone += 1_000) {
      at.steady += 1_000
      vi.advanceTimersByTime(1_000)
    }
  }
  const sleep = (ms: number) => {
    at.slept += ms
  }
  return { watch, line, told, pass, sleep }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a pass that ends while the page is open', () => {
  test('is asked about at its end, not before, and no more once the server has taken it away', () => {
    const { watch, told, pass } = start({ now: NOW, ends: [NOW + 10_000] })
    pass(9_000)
    expect(told.changes).toBe(0)
    pass(1_000)
    expect(told.changes).toBe(1)
    watch.tell({ now: NOW + 10_000, ends: [] })
    pass(60_000)
    expect(told.changes).toBe(1)
  })

  test('is asked about again when the server did not answer, every five seconds', () => {
    const { told, pass } = start({ now: NOW, ends: [NOW + 1_000] })
    pass(6_000)
    expect(told.changes).toBe(2)
  })

  test('by the server’s time, when that differs from what the page thought', () => {
    const { line, told, pass } = start({ now: NOW, ends: [NOW + 60_000] })
    line.hear({ type: 'sync', now: NOW + 58_000, countdowns: [] })
    pass(2_000)
    expect(told.changes).toBe(1)
  })
})

test.each<[string, ClockMessage, number]>([
  [
    'a start',
    { type: 'start', now: NOW, countdown: { id: 'pass:pro', kind: 'pass', name: 'pro', endsAt: NOW + 9 } },
    1,
  ],
  ['an end', { type: 'end', now: NOW, id: 'pass:pro' }, 1],
  [
    'all that runs, as the page knows it',
    {
      type: 'sync',
      now: NOW,
      countdowns: [{ id: 'pass:pro', kind: 'pass', name: 'pro', endsAt: NOW + 90_000 }],
    },
    0,
  ],
  [
    'a pass the page does not know of',
    {
      type: 'sync',
      now: NOW,
      countdowns: [{ id: 'pass:pro', kind: 'pass', name: 'pro', endsAt: NOW + 95_000 }],
    },
    1,
  ],
  [
    'something that is no pass',
    {
      type: 'sync',
      now: NOW,
      countdowns: [{ id: 'x', kind: 'ar-session', name: 'sciencequest', endsAt: NOW + 95_000 }],
    },
    0,
  ],
])('%s', (_, message, changes) => {
  const { line, told } = start({ now: NOW, ends: [NOW + 90_000] })
  line.hear(message)
  expect(told.changes).toBe(changes)
})

test('after a sleep the server’s clock is asked for the time; a guest’s page is fetched anew', () => {
  const member = start({ now: NOW, ends: [] })
  member.sleep(3_600_000)
  member.pass(1_000)
  expect([member.line.syncs, member.told.changes]).toEqual([1, 0])
  member.line.hear({ type: 'sync', now: NOW + 3_601_000, countdowns: [] })
  member.pass(1_000)
  expect(member.line.syncs).toBe(1)
  expect(member.watch.now()).toBe(NOW + 3_602_000)

  const guest = start({ now: NOW, ends: [] }, { isGuest: true })
  guest.sleep(3_600_000)
  guest.pass(3_000)
  expect(guest.told.changes).toBe(1)
})

test('after a broken line the server is asked once: an end told meanwhile was heard by nobody', () => {
  const { line, told } = start({ now: NOW, ends: [NOW + 90_000] })
  const nothingRuns: ClockMessage = { type: 'sync', now: NOW, countdowns: [] }
  line.reconnected()
  line.hear(nothingRuns)
  line.hear(nothingRuns)
  expect(told.changes).toBe(1)
})

test('stopped, it neither ticks nor listens', () => {
  const { watch, line, told, pass } = start({ now: NOW, ends: [NOW + 1_000] })
  watch.stop()
  pass(10_000)
  expect(told).toEqual({ changes: 0, ticks: 0 })
  expect(line.closed).toBe(true)
})
