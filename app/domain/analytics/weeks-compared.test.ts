import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WeekTally } from '#app/domain/progress/weeks-back.ts'
import { compareWeeks, rightShare, WEEKS_READ, weekByWeek } from './weeks-compared.ts'

const week = (back: number, times: number): WeekTally => ({
  week: back,
  times,
  answered: times * 10,
  right: times * 8,
  durationMs: times * 60_000,
})

describe('weeks', () => {
  it('are the last four and the four before them', () => {
    const { now, before } = compareWeeks([week(0, 1), week(3, 2), week(4, 5), week(7, 7), week(8, 100)])
    expect(now).toEqual({ times: 3, answered: 30, right: 24, durationMs: 180_000 })
    expect(before.times).toBe(12)
  })

  it('stand one by one, the oldest first, those without anything too', () => {
    expect(weekByWeek([week(0, 3), week(6, 1), week(6, 1)]).map(({ times }) => times)).toEqual([
      0, 2, 0, 0, 0, 0, 0, 3,
    ])
  })

  it('come to the same, added up or one by one', () => {
    const tallies = fc.array(
      fc.tuple(fc.nat(WEEKS_READ + 2), fc.nat(50)).map(([back, times]) => week(back, times)),
    )
    fc.assert(
      fc.property(tallies, (weeks) => {
        const { now, before } = compareWeeks(weeks)
        const each = weekByWeek(weeks)
        expect(each.reduce((sum, { right }) => sum + right, 0)).toBe(now.right + before.right)
      }),
    )
  })
})

it('has no share of nothing', () => {
  expect(rightShare({ right: 0, answered: 0 })).toBeNull()
  expect(rightShare({ right: 3, answered: 4 })).toBe(0.75)
})
