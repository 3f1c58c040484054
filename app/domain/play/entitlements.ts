// What a player owns that changes a round: extra levels of a game (packs) and a learning boost. Whoever starts or
// finishes a round brings them along, as the server knows them.
import type { Entitlements } from '#app/domain/access/entitlements.ts'
import { ADD_ON_CONTENTS, MAX_EXTRA_LEVELS } from '#app/domain/catalogue/one-time-items.ts'

export interface GameEntitlements {
  /** Levels after the last one, 10 for each pack. */
  extraLevels(gameId: string): number
  /** A learning boost is running: rounds finished now give double experience. */
  readonly boosted: boolean
}

export const NO_ENTITLEMENTS: GameEntitlements = { extraLevels: () => 0, boosted: false }

/** What someone's rights are worth in a game. Packs count for every game, up to as many levels as a round can have. */
export function gameEntitlements({
  extraLevels,
  xpTimes,
}: Pick<Entitlements, 'extraLevels' | 'xpTimes'>): GameEntitlements {
  const levels = Math.min(extraLevels, MAX_EXTRA_LEVELS)
  return { extraLevels: () => levels, boosted: xpTimes > 1 }
}

/**
 * The extra levels a round of this game is opened with.
 * @throws RangeError for anything that is no whole number of packs: a bug in whoever grants them
 */
export function extraLevelsOf(entitlements: GameEntitlements, gameId: string): number {
  const levels = entitlements.extraLevels(gameId)
  if (levels % ADD_ON_CONTENTS['game-level'].levels !== 0 || levels < 0 || levels > MAX_EXTRA_LEVELS) {
    throw new RangeError(`not a number of extra levels: ${levels}`)
  }
  return levels
}
