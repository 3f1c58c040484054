import { MAX_EXTRA_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import type { OneTimeItem } from '#app/domain/catalogue/products.ts'
import type { Entitlements } from './entitlements.ts'

/**
 * Whether buying an item would give nothing more. Passes and boosts last longer when bought again, levels add up as far as a
 * round can have them, filters and voices are had once.
 */
export function hasAllOf(
  item: OneTimeItem['item'],
  { extraLevels, arFilters, voices }: Pick<Entitlements, 'extraLevels' | 'arFilters' | 'voices'>,
): boolean {
  switch (item) {
    case 'game-level':
      return extraLevels >= MAX_EXTRA_LEVELS
    case 'ar-filter':
      return arFilters.length > 0
    case 'voice-pack':
      return voices > 0
    default:
      return false
  }
}
