import type { Feature } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { ArGame } from './find-ar-game.ts'

/** Of an AR game's own screen (spec 001 section 2). */
export function arFeature({ id, isPremiumOnly }: Pick<ArGame, 'id' | 'isPremiumOnly'>) {
  const notice = isPremiumOnly ? m.ar_coming_premium : m.ar_coming_developing
  return { id: `${id}Ar`, notice } satisfies Feature
}
