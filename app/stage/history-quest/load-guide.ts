// Fetched with the picture, which alone tells where and when a question takes place.
/// <reference types="vite/types/importMeta.d.ts" />
import type { Band } from '#engine/core/bands.ts'
import { SETUP } from '#engine/games/history-quest/rules.ts'
import type { Guide } from '#engine/phaser/history-quest/journey.ts'
import { guideOf, type Settings } from './guide.ts'

/** By path; the server draws no picture. */
const SETTINGS: Readonly<Record<string, () => Promise<Settings>>> = import.meta.env.SSR
  ? {}
  : import.meta.glob<Settings>('../../../game-engine/games/history-quest/bank/{elementary,middle,high}.ts', {
      query: '?settings',
      import: 'default',
    })

/** Rejects when it cannot be fetched; may be asked again. */
export async function loadGuide(band: Band): Promise<Guide> {
  const load = SETTINGS[`../../../game-engine/games/history-quest/bank/${band}.ts`]
  if (!load) throw new Error(`no journeys for ${band}`)
  return guideOf(SETUP.banks[band], await load())
}
