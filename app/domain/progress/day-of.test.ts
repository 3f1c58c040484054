import { describe, expect, it } from 'vitest'
import { dayBefore, dayOf, mondayOf } from './day-of.ts'

const LATE = Date.UTC(2026, 11, 31, 22, 30)

describe('dayOf', () => {
  it.each([
    ['UTC', '2026-12-31'],
    ['Europe/Paris', '2026-12-31'],
    ['Europe/Kyiv', '2027-01-01'],
    ['Asia/Shanghai', '2027-01-01'],
    ['America/Los_Angeles', '2026-12-31'],
    ['Mars/Olympus', '2026-12-31'],
    ['', '2026-12-31'],
    [null, '2026-12-31'],
  ])('in %s', (timeZone, day) => {
    expect(dayOf(LATE, timeZone)).toBe(day)
  })
})

describe('dayBefore', () => {
  it.each([
    ['2026-09-02', 1, '2026-09-01'],
    ['2027-01-01', 1, '2026-12-31'],
    ['2028-03-01', 1, '2028-02-29'],
    ['2026-03-30', 27, '2026-03-03'],
    ['2026-03-30', 0, '2026-03-30'],
    ['2026-02-28', -1, '2026-03-01'],
  ])('%s, %i days before, is %s', (day, days, before) => {
    expect(dayBefore(day, days)).toBe(before)
  })
})

describe('mondayOf', () => {
  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-03', '2026-12-28'],
  ])('%s belongs to the week of %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday)
  })
})
