// What a player owns that changes a round: extra levels of a game (packs) and a learning boost. Whoever starts or
// finishes a round brings them along; where they come from is not this subject's business.

export interface GameEntitlements {
  /** Levels after the last one, 10 for each pack. */
  extraLevels(gameId: string): number
  /** A learning boost is running: rounds finished now give double experience. */
  readonly boosted: boolean
}

export const NO_ENTITLEMENTS: GameEntitlements = { extraLevels: () => 0, boosted: false }

export const LEVELS_A_PACK = 10
export const MAX_EXTRA_LEVELS = 50

/**
 * The extra levels a round of this game is opened with.
 * @throws RangeError for anything that is no whole number of packs: a bug in whoever grants them
 */
export function extraLevelsOf(entitlements: GameEntitlements, gameId: string): number {
  const levels = entitlements.extraLevels(gameId)
  if (levels % LEVELS_A_PACK !== 0 || levels < 0 || levels > MAX_EXTRA_LEVELS) {
    throw new RangeError(`not a number of extra levels: ${levels}`)
  }
  return levels
}
