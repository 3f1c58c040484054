// Experience points (XP) of a round. They stand for effort and learning, not for score: one XP for a second of honest play, in
// every game and band alike (tests/honest-play plays them). Score, level and stars follow each game's own rules.
import type { Band } from '#engine/core/bands.ts'
import type { RoundScore } from '#engine/core/game-rules.ts'
import { BOOST_FACTOR } from '#engine/learning/experience.ts'
import type { GameId } from './game-id.ts'

/** XP of a right answer: the seconds that reading, thinking, answering and looking at the answer take in that game and band. */
const OF_RIGHT_ANSWER: Readonly<Record<GameId, Readonly<Record<Band, number>>>> = {
  mathMaster: { elementary: 7, middle: 10, high: 14 },
  mathMaze: { elementary: 7, middle: 10, high: 14 },
  scienceExplorer: { elementary: 27, middle: 25, high: 24 },
  historyQuest: { elementary: 29, middle: 29, high: 27 },
  wordWorks: { elementary: 17, middle: 22, high: 28 },
  scienceQuest: { elementary: 21, middle: 24, high: 19 },
  wordWizard: { elementary: 22, middle: 22, high: 20 },
  historyHunt: { elementary: 12, middle: 10, high: 9 },
}

/** XP of a level's way, where there is one to walk. */
const OF_LEVEL: Readonly<Partial<Record<GameId, Readonly<Record<Band, number>>>>> = {
  mathMaze: { elementary: 5, middle: 7, high: 12 },
}

/** A miss has been read, thought about and explained: half as much, for as many misses as right answers. */
const MISS_SHARE = 0.5

/** The most a minute of play brings: whoever guesses quickly has not put in more than the time that passed. */
const MAX_PER_MINUTE = 90

export interface Effort {
  readonly gameId: string
  readonly band: Band
  readonly score: Pick<RoundScore, 'right' | 'asked' | 'level'>
  /** Time played by the round's own clock (milliseconds). */
  readonly totalMs: number
  readonly boosted: boolean
}

/**
 * Whole XP of a finished round, times two with a learning boost.
 * @throws RangeError for a game without worth: a bug
 */
export function experienceOfRound({ gameId, band, score, totalMs, boosted }: Effort): number {
  if (!isGameId(gameId)) throw new RangeError(`no game: ${gameId}`)
  const { right, asked, level } = score
  const misses = Math.min(asked - right, right)
  const answers = OF_RIGHT_ANSWER[gameId][band] * (right + misses * MISS_SHARE)
  const ways = right > 0 ? (OF_LEVEL[gameId]?.[band] ?? 0) * level : 0
  const most = (MAX_PER_MINUTE * totalMs) / 60_000
  return Math.round(Math.min(answers + ways, most)) * (boosted ? BOOST_FACTOR : 1)
}

function isGameId(gameId: string): gameId is GameId {
  return Object.hasOwn(OF_RIGHT_ANSWER, gameId)
}
