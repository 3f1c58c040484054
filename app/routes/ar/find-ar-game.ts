import { type ArGameId, type CatalogueEntry, GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'

/** A game that is played through the camera. */
export interface ArGame extends CatalogueEntry {
  readonly id: ArGameId
}

export const AR_GAMES: readonly ArGame[] = GAME_CATALOGUE.filter((entry): entry is ArGame => entry.isAR)

/** The AR game that stands at /games/ar/{name}, and at /ar/{name}. */
export function findArGame(name: string | undefined): ArGame | undefined {
  return AR_GAMES.find(({ path }) => path === `/games/ar/${name}`)
}
