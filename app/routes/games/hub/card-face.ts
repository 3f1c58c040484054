// What a card says of a game's state (spec 001 section 2).
import type { CatalogueEntry } from '#app/domain/catalogue/games.ts'

export interface CardFace {
  badge: 'comingSoon' | 'ar' | 'stars'
  button: 'comingSoon' | 'playAr' | 'play'
}

/** Coming soon is named first, and wins over AR. */
export function cardFace({ status, isAR }: Pick<CatalogueEntry, 'status' | 'isAR'>): CardFace {
  if (status === 'comingSoon') return { badge: 'comingSoon', button: 'comingSoon' }
  return isAR ? { badge: 'ar', button: 'playAr' } : { badge: 'stars', button: 'play' }
}
