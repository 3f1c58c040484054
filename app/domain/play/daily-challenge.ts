// The challenge of a day: which game, and which round of it. Everyone at the same grades has the same one.
import { GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'
import type { Band } from '#engine/core/bands.ts'
import type { GameId } from '#engine/games/game-id.ts'

const DAY_MS = 86_400_000

/** In turn: the games that need nothing but a screen. */
const GAMES = GAME_CATALOGUE.filter(({ isAR }) => !isAR).map(({ id }) => id)

/** @param day YYYY-MM-DD, as all days here */
export function dailyGame(day: string): GameId {
  const game = GAMES[(Date.parse(day) / DAY_MS) % GAMES.length]
  if (game === undefined) throw new RangeError(`not a day: ${day}`)
  return game
}

/** The seed of the day's round: the first 32 bits of a SHA-256. */
export async function dailySeed(day: string, band: Band): Promise<number> {
  const named = new TextEncoder().encode(`daily challenge ${day} ${band}`)
  return new DataView(await crypto.subtle.digest('SHA-256', named)).getUint32(0)
}
