// The filter a player has put on: kept in this browser, worn only while they own it.
import { useContext } from 'react'
import { AR_FILTERS, type ArFilter } from '#app/domain/catalogue/ar-filters.ts'
import { createSetting, useSetting } from '../game-settings.ts'
import { OwnedContext } from '../owned.ts'

type Chosen = ArFilter | 'none'

/** The filter chosen last in this browser. */
const arFilterSetting = createSetting('arFilter', ['none', ...AR_FILTERS])

/**
 * The filter to draw with: the chosen one where it is among those the server says are owned.
 * @returns null for the notebook as it comes
 */
export function wornFilter(owned: readonly ArFilter[], chosen: Chosen): ArFilter | null {
  return owned.find((filter) => filter === chosen) ?? null
}

/** What can be put on (nothing without the pack), what is on, and how to choose another. */
export function useFilterChoice(): {
  owned: readonly ArFilter[]
  filter: ArFilter | null
  choose(filter: ArFilter | null): void
} {
  const { arFilters: owned } = useContext(OwnedContext)
  const [chosen, remember] = useSetting(arFilterSetting)
  return { owned, filter: wornFilter(owned, chosen), choose: (filter) => remember(filter ?? 'none') }
}
