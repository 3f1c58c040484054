import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOfConsent, DEFAULT_AGE_OF_CONSENT, isBelowAge, ofAgeOn } from './age-of-consent.ts'

const COUNTRIES = ['us', 'ca', 'mx', 'gb', 'fr', 'de', 'es', 'jp', 'cn', 'in', 'br', 'au']
const country = fc.oneof(fc.constantFrom(...COUNTRIES), fc.string())
const age = fc.integer({ min: 0, max: 120 })
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

describe('the age of consent', () => {
  it.each([
    ['us', 13],
    ['gb', 13],
    ['es', 14],
    ['fr', 15],
    ['de', 16],
    ['ca', 14],
    ['mx', 13],
    ['jp', 16],
    ['cn', 14],
    ['in', 18],
    ['br', 13],
    ['au', 15],
    ['IN', 18],
    ['nz', 13],
    ['', 13],
    ['constructor', 13],
    ['__proto__', 13],
  ])('is, in %j, %i', (code, expected) => {
    expect(ageOfConsent(code)).toBe(expected)
    expect(isBelowAge(code, expected - 1)).toBe(true)
    expect(isBelowAge(code, expected)).toBe(false)
  })

  it('lies between our terms and majority everywhere', () => {
    fc.assert(
      fc.property(country, (code) => {
        expect(ageOfConsent(code)).toBeGreaterThanOrEqual(DEFAULT_AGE_OF_CONSENT)
        expect(ageOfConsent(code)).toBeLessThanOrEqual(18)
      }),
    )
  })

  it('never asks again once one is older', () => {
    fc.assert(
      fc.property(country, age, fc.nat(60), (code, years, more) => {
        if (!isBelowAge(code, years)) expect(isBelowAge(code, years + more)).toBe(false)
      }),
    )
  })

  it('is reached in the future exactly by those below it', () => {
    fc.assert(
      fc.property(country, age, moment, (code, years, now) => {
        expect(ofAgeOn(code, years, now.getTime()) > now.getTime()).toBe(isBelowAge(code, years))
      }),
    )
  })

  it('is never counted as reached before the birthday', () => {
    fc.assert(
      // Someone born `days` days before turning a year older still counts as `years` old today.
      fc.property(country, age, moment, fc.integer({ min: 0, max: 364 }), (code, years, now, days) => {
        if (!isBelowAge(code, years)) return
        const born = new Date(now.getTime() - days * 86_400_000)
        born.setUTCFullYear(born.getUTCFullYear() - years)
        const birthday = new Date(born)
        birthday.setUTCFullYear(born.getUTCFullYear() + ageOfConsent(code))
        // 29 February and its kind may move a day.
        expect(ofAgeOn(code, years, now.getTime())).toBeGreaterThanOrEqual(birthday.getTime() - 86_400_000)
      }),
    )
  })
})
