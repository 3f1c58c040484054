import { describe, expect, it } from 'vitest'
import { dayBefore } from '#app/domain/progress/day-of.ts'
import { BANDS } from '#engine/core/bands.ts'
import { MAX_SEED } from '#engine/core/random.ts'
import { dailyGame, dailySeed } from './daily-challenge.ts'

const days = (count: number) => Array.from({ length: count }, (_, index) => dayBefore('2026-11-23', -index))

describe('the game of the day', () => {
  it('is each of the five in turn', () => {
    expect(days(6).map(dailyGame)).toEqual([
      'mathMaster',
      'scienceExplorer',
      'wordWorks',
      'historyQuest',
      'mathMaze',
      'mathMaster',
    ])
  })

  it('is another one each week for who plays on the same weekday', () => {
    const weekly = days(35).filter((_, index) => index % 7 === 0)
    expect(new Set(weekly.map(dailyGame)).size).toBe(5)
  })

  it.each(['', 'Monday'])('is none on “%s”', (day) => {
    expect(() => dailyGame(day)).toThrow(RangeError)
  })
})

describe('the seed of the day', () => {
  it('stays what it is', async () => {
    expect(await dailySeed('2026-11-23', 'middle')).toBe(3_802_994_127)
  })

  it('is another one for each day and band, all of 32 bits in use', async () => {
    const seeds = await Promise.all(days(365).flatMap((day) => BANDS.map((band) => dailySeed(day, band))))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED)).toBe(true)
    expect(Math.max(...seeds)).toBeGreaterThan(MAX_SEED * 0.99)
    expect(Math.min(...seeds)).toBeLessThan(MAX_SEED * 0.01)
  })
})
