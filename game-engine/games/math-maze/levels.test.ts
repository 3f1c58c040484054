import { describe, expect, test } from 'vitest'
import { newRound } from './round.fixture.ts'
import { mathMazeRules } from './rules.ts'

describe('the goal', () => {
  test.each([
    ['elementary', 50],
    ['middle', 75],
    ['high', 100],
  ] as const)('of %s gives a bonus of %i, at every level alike', (band, bonus) => {
    const round = newRound({ band })
    for (const level of [1, 2, 3]) {
      expect(round.state().level).toBe(level)
      expect(round.finishLevel()).toContainEqual({ type: 'goal', bonus })
    }
  })

  test('leads to the next level, in a new maze, at (1, 1)', () => {
    const round = newRound()
    const { maze } = round.state()
    const events = round.finishLevel()
    expect(Array.isArray(events) ? events.map(({ type }) => type) : events).toEqual([
      'moved',
      'goal',
      'level-up',
    ])
    expect(round.state()).toMatchObject({ phase: 'walking', level: 2, player: { x: 1, y: 1 } })
    expect(round.state().trail).toEqual([{ x: 1, y: 1 }])
    expect(round.state().maze).not.toEqual(maze)
    expect(round.state().maze.size).toBe(7)
  })

  test('gives a star at even levels and at no other', () => {
    const round = newRound({ band: 'middle' })
    const stars = Array.from({ length: 8 }, () => {
      round.finishLevel()
      return round.state().stars
    })
    expect(stars).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
  })

  test.each([
    ['elementary', 5, 2],
    ['middle', 8, 4],
    ['high', 10, 5],
  ] as const)('of the last level of %s, %i, ends the round with %i stars', (band, levels, stars) => {
    const round = newRound({ band })
    for (let level = 1; level < levels; level++) {
      round.finishLevel()
      expect(mathMazeRules.isOver(round.state())).toBe(false)
    }
    const events = round.finishLevel()
    expect(Array.isArray(events) ? events.at(-1) : events).toEqual({ type: 'over' })
    expect(round.state()).toMatchObject({ phase: 'over', level: levels, stars })
    expect(mathMazeRules.isOver(round.state())).toBe(true)
    expect(mathMazeRules.mostStars({ band, extraLevels: 0, language: 'en' })).toBe(stars)
  })

  test('after the last nothing is taken any more, and time has no effect', () => {
    const round = newRound()
    for (let level = 1; level <= 5; level++) round.finishLevel()
    const over = round.state()
    expect(mathMazeRules.apply(over, { type: 'tick', ms: 9 })).toEqual({
      ok: true,
      value: { state: over, events: [] },
    })
    expect(mathMazeRules.apply(over, { type: 'step', ms: 0, direction: 'up' })).toEqual({
      ok: false,
      code: 'not_walking',
    })
  })

  test('extra levels go on where the band ends', () => {
    const round = newRound({ extraLevels: 10 })
    for (let level = 1; level <= 15; level++) {
      expect(round.state()).toMatchObject({ level, phase: 'walking' })
      round.finishLevel()
    }
    expect(round.state()).toMatchObject({ phase: 'over', level: 15, stars: 7 })
    const options = { band: 'elementary', extraLevels: 10, language: 'en' } as const
    expect(mathMazeRules.lastLevel(options)).toBe(15)
    expect(mathMazeRules.mostStars(options)).toBe(7)
  })
})

describe('the quickest anybody could be', () => {
  test.each([
    ['elementary', 100 * (6 + 8 + 10 + 12 + 14)],
    ['middle', 100 * (6 + 10 + 12 + 16 + 4 * 18)],
    ['high', 100 * (8 + 12 + 16 + 7 * 18)],
  ] as const)('%s: %i ms for walking a whole round', (band, ms) => {
    const round = newRound({ band })
    expect(mathMazeRules.quickestMs(round.state())).toBe(0)
    while (round.state().phase !== 'over') round.finishLevel()
    const { learner } = round.state()
    expect(mathMazeRules.quickestMs(round.state())).toBe(ms + learner.asked * 1_500)
  })

  test('counts the mazes left behind, not the one on show', () => {
    const round = newRound()
    round.finishLevel()
    expect(mathMazeRules.quickestMs(round.state())).toBe(600 + round.state().learner.asked * 1_500)
  })
})
