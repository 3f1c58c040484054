import { describe, expect, it, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { GAME_IDS } from '#engine/games/game-id.ts'
import { experienceOfRound } from '#engine/games/round-experience.ts'
import { playHonestly } from './honest-players.ts'

const ROUNDS = 12

/** XP an honest player gains in a minute, by game and band, over several rounds. */
const perMinute = Object.fromEntries(
  GAME_IDS.flatMap((id) =>
    BANDS.map((band) => {
      let [xp, minutes] = [0, 0]
      for (let seed = 0; seed < ROUNDS; seed++) {
        const { score, totalMs } = playHonestly(id, roundOptions({ seed, band }))
        xp += experienceOfRound({ gameId: id, band, score, totalMs, boosted: false })
        minutes += totalMs / 60_000
      }
      return [`${id} ${band}`, Math.round(xp / minutes)]
    }),
  ),
)

test('a minute of honest play brings within 25 % the same in every game and band', () => {
  const all = Object.values(perMinute)
  expect(Math.max(...all) / Math.min(...all), JSON.stringify(perMinute, null, 1)).toBeLessThanOrEqual(1.25)
  expect(Math.min(...all)).toBeGreaterThanOrEqual(50)
})

describe('experience of a round', () => {
  const round = {
    gameId: 'mathMaster',
    band: 'middle',
    score: { right: 15, asked: 20, level: 8 },
    totalMs: 600_000,
    boosted: false,
  } as const

  it.each([
    ['right answers, and misses by half', {}, 175],
    ['twice with a boost', { boosted: true }, 350],
    ['nothing for an untouched round', { score: { right: 0, asked: 0, level: 1 } }, 0],
    ['nothing for misses alone', { score: { right: 0, asked: 20, level: 1 } }, 0],
    ['as many misses as right answers', { score: { right: 4, asked: 40, level: 1 } }, 60],
    ['a maze counts its ways as well', { gameId: 'mathMaze' }, 231],
    ['never more than the time that passed is worth', { totalMs: 30_000 }, 45],
  ])('%s', (_name, change, xp) => {
    expect(experienceOfRound({ ...round, ...change })).toBe(xp)
  })

  it('knows only games', () => {
    expect(() => experienceOfRound({ ...round, gameId: 'chess' })).toThrow(RangeError)
  })
})
