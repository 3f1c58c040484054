import { type CatalogueEntry, GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'
import type { Feature } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { GAME_CARDS } from '#app/words/games.ts'
import type { GameId } from '#engine/games/game-id.ts'

/** Of a game's card. Its status stands in the games' own catalogue (spec 001 section 3). */
export function gameFeature({ id, status, path }: CatalogueEntry): Feature {
  return status === 'available'
    ? { id, to: path }
    : { id, notice: () => m.games_coming_toast({ title: GAME_CARDS[id].name() }) }
}

export const FEATURES = Object.fromEntries(
  GAME_CATALOGUE.map((entry) => [entry.id, gameFeature(entry)]),
) as Record<GameId, Feature>
