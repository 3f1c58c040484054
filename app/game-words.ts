// The words for the engine's catalogue: the engine knows ids, the screens know languages.

import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Band } from '#engine/core/bands.ts'
import type { GameId, GameSubject } from '#engine/games/catalogue.ts'

/** In the page's language, or in the one asked for. */
type Word = (options?: { locale: Locale }) => string

export const GAME_NAMES: Readonly<Record<GameId, Word>> = {
  mathMaster: (options) => m.catalogue_name_mathMaster({}, options),
  scienceExplorer: (options) => m.catalogue_name_scienceExplorer({}, options),
  wordWorks: (options) => m.catalogue_name_wordWorks({}, options),
  historyQuest: (options) => m.catalogue_name_historyQuest({}, options),
  mathMaze: (options) => m.catalogue_name_mathMaze({}, options),
  scienceQuest: (options) => m.catalogue_name_scienceQuest({}, options),
  wordWizard: (options) => m.catalogue_name_wordWizard({}, options),
  historyHunt: (options) => m.catalogue_name_historyHunt({}, options),
}

export const SUBJECT_NAMES: Readonly<Record<GameSubject, Word>> = {
  math: (options) => m.catalogue_subject_math({}, options),
  science: (options) => m.catalogue_subject_science({}, options),
  english: (options) => m.catalogue_subject_english({}, options),
  history: (options) => m.catalogue_subject_history({}, options),
}

export const BAND_NAMES: Readonly<Record<Band, Word>> = {
  elementary: (options) => m.catalogue_band_elementary({}, options),
  middle: (options) => m.catalogue_band_middle({}, options),
  high: (options) => m.catalogue_band_high({}, options),
}

/** The name of a game in our records; a game that has left the catalogue keeps its id. */
export function gameName(gameId: string): string {
  return Object.entries(GAME_NAMES).find(([id]) => id === gameId)?.[1]() ?? gameId
}
