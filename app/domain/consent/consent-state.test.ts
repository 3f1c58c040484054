import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ASK_LIFETIME_MS, type ConsentTimes, consentState, erasedOn, limits } from './consent-state.ts'

const NOW = Date.UTC(2026, 8, 1)
const LATER = NOW + 1_000_000_000

function row(times: Partial<ConsentTimes> = {}): ConsentTimes {
  return { createdAt: NOW, ofAgeOn: LATER, askedAt: null, confirmedAt: null, revokedAt: null, ...times }
}

describe('the state of a consent', () => {
  it.each([
    ['not_asked', row()],
    ['waiting', row({ askedAt: NOW })],
    ['waiting', row({ askedAt: NOW - ASK_LIFETIME_MS + 1 })],
    ['not_asked', row({ askedAt: NOW - ASK_LIFETIME_MS })],
    ['confirmed', row({ askedAt: NOW - ASK_LIFETIME_MS, confirmedAt: NOW })],
    ['withdrawn', row({ revokedAt: NOW })],
    ['waiting', row({ askedAt: NOW, revokedAt: NOW - 1 })],
    ['confirmed', row({ askedAt: NOW, confirmedAt: NOW, revokedAt: NOW - 1 })],
    ['of_age', row({ ofAgeOn: NOW })],
    ['of_age', row({ ofAgeOn: NOW, revokedAt: NOW - 1 })],
  ] as const)('is %s', (state, times) => {
    expect(consentState(times, NOW)).toBe(state)
  })

  it('limits nobody from the day on, whatever happened before', () => {
    const time = fc.option(fc.integer({ min: 0, max: 2 * LATER }))
    fc.assert(
      fc.property(time, time, time, fc.nat(LATER), (askedAt, confirmedAt, revokedAt, past) => {
        const times = { createdAt: 0, ofAgeOn: LATER, askedAt, confirmedAt, revokedAt }
        expect(limits(consentState(times, LATER + past))).toBe(false)
      }),
    )
  })

  it('frees before the day only by a yes', () => {
    const time = fc.option(fc.integer({ min: 0, max: 2 * LATER }))
    fc.assert(
      fc.property(time, time, fc.nat(LATER - 1), (askedAt, revokedAt, now) => {
        const times = { createdAt: 0, ofAgeOn: LATER, askedAt, confirmedAt: null, revokedAt }
        expect(limits(consentState(times, now))).toBe(true)
      }),
    )
  })
})

describe('the end of an account nobody confirms', () => {
  const never = LATER * 100
  const end = NOW + ASK_LIFETIME_MS

  it.each([
    ['nobody was asked', { createdAt: NOW }, end],
    ['somebody was asked later', { createdAt: NOW - 5, askedAt: NOW }, end],
    ['somebody was asked again after a yes was taken back', { askedAt: NOW, revokedAt: NOW - 1 }, end],
    ['there is a yes', { askedAt: NOW, confirmedAt: NOW }, null],
    ['the yes was taken back and nobody asked since', { revokedAt: NOW }, null],
    ['the child is old enough by then', { ofAgeOn: end }, null],
  ] as const)('when %s', (_, times, expected) => {
    expect(erasedOn(row({ ofAgeOn: never, ...times }))).toBe(expected)
  })
})
