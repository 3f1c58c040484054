import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayBefore } from './day-of.ts'
import { REST_DAYS, rowAt, rowsOf, rowWith } from './days-in-row.ts'

const START = '2026-08-31'

/** "x.x": a letter a day from START on, x is played. */
function daysOf(pattern: string): string[] {
  return [...pattern].flatMap((mark, index) => (mark === 'x' ? [dayBefore(START, -index)] : []))
}

function rowAfter(pattern: string): number {
  return rowsOf(daysOf(pattern)).last
}

describe('days in a row', () => {
  it.each([
    ['', 0],
    ['x', 1],
    ['xxx', 3],
    ['x.x', 2],
    ['xx..xx', 4],
    ['xxxxx..xxxxx..xxxxx', 15],
    ['xx...x', 1],
    ['x.x.x', 3],
    // Three rest days within a week: what came before the first of them is over.
    ['x.x.x.x', 3],
    ['xx.x.xx.x', 4],
    ['x.xxxxxx.x.x', 9],
  ])('%s: %i', (pattern, row) => {
    expect(rowAfter(pattern)).toBe(row)
  })

  it.each([
    ['xxx', 0, 3],
    ['xxx', 1, 3],
    ['xxx', 2, 3],
    ['xxx', 3, 0],
    ['x.xx', 1, 3],
    ['x.xx', 2, 2],
    ['x.xx', 3, 0],
  ])('%s, and nothing for %i days: %i', (pattern, rested, row) => {
    const days = daysOf(pattern)
    const kept = { lastDay: days.at(-1) ?? '', streakDays: rowsOf(days).last }
    const today = dayBefore(START, -(pattern.length + rested))
    expect(rowAt(today, kept, new Set(days))).toBe(row)
  })

  it('a day lived twice counts once', () => {
    const kept = { lastDay: '2026-09-02', streakDays: 4 }
    expect(rowWith('2026-09-02', kept, new Set(['2026-09-02']))).toBe(4)
    expect(rowWith('2026-09-01', kept, new Set(['2026-09-02']))).toBe(4)
  })

  it('never counts more than was played, nor less than the days without a rest', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (marks) => {
        const pattern = marks.map((played) => (played ? 'x' : '.')).join('')
        const { last, longest } = rowsOf(daysOf(pattern))
        const strict = Math.max(0, ...pattern.split('.').map((run) => run.length))
        expect(longest).toBeLessThanOrEqual(daysOf(pattern).length)
        expect(longest).toBeGreaterThanOrEqual(strict)
        expect(last).toBeLessThanOrEqual(longest)
      }),
    )
  })

  it('keeps whoever rests two days a week, on whichever days', () => {
    fc.assert(
      fc.property(
        fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: REST_DAYS, maxLength: REST_DAYS }),
        (rests) => {
          const week = [0, 1, 2, 3, 4, 5, 6].map((day) => (rests.includes(day) ? '.' : 'x')).join('')
          expect(rowAfter(week.repeat(4))).toBe(20)
        },
      ),
    )
  })
})
