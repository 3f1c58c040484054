import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOf, PHASE_MS, pause, readClock, resume, startPhase } from './focus-clock.ts'

const MINUTE = 60_000

test('a session that was written down goes on as time went by', () => {
  const kept = readClock(JSON.stringify(startPhase('focus', 0)))
  expect(kept && leftOf(kept, 10 * MINUTE)).toBe(15 * MINUTE)
  expect(kept && leftOf(kept, 60 * MINUTE)).toBe(0)
})

test('a pause stops it, however long', () => {
  fc.assert(
    fc.property(fc.nat(PHASE_MS.focus), fc.nat(100 * MINUTE), (played, paused) => {
      const still = readClock(JSON.stringify(pause(startPhase('focus', 0), played)))
      if (!still) throw new Error('not read')
      expect(leftOf(still, played + paused)).toBe(PHASE_MS.focus - played)
      const again = resume(still, played + paused)
      expect(leftOf(again, played + paused)).toBe(PHASE_MS.focus - played)
    }),
  )
})

test('a clock set back an hour makes no longer session', () => {
  expect(leftOf(startPhase('break', 60 * MINUTE), 0)).toBe(5 * MINUTE)
})

test.each([
  '',
  'null',
  '[]',
  '{}',
  '{"phase":"nap","endsAt":1}',
  '{"phase":"focus"}',
  '{"phase":"focus","endsAt":"1"}',
  '{"phase":"focus","pausedMs":-1}',
])('%s is no session', (text) => {
  expect(readClock(text)).toBeNull()
})
