// How many missions an AR game has: the server alone counts them, as their texts are not for a page that only lists the games.
import type { ArGameId } from '#app/domain/catalogue/games.ts'
import { BANDS, type Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import { MISSIONS as HUNT } from '#engine/games/history-hunt/missions.ts'
import { MISSIONS as SCIENCE } from '#engine/games/science-quest/missions/missions.ts'
import { MISSIONS as WORDS } from '#engine/games/word-wizard/missions/missions.ts'

const COUNT: Readonly<Record<ArGameId, (band: Band, language: Language) => number>> = {
  scienceQuest: (band) => SCIENCE[band].length,
  wordWizard: (band, language) => WORDS[language][band].length,
  historyHunt: (band) => HUNT[band].length,
}

/** @param band null: those of all grades */
export function missionsOf(game: ArGameId, band: Band | null, language: Language): number {
  const bands: readonly Band[] = band === null ? BANDS : [band]
  return bands.reduce((sum, one) => sum + COUNT[game](one, language), 0)
}
