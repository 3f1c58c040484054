// The words for the engine's catalogue: the engine knows ids, the screens know languages.

import { m } from '#app/i18n/generated/messages.ts'
import type { Band } from '#engine/core/bands.ts'
import type { GameId, GameSubject } from '#engine/games/catalogue.ts'

export const GAME_NAMES = {
  mathMaster: m.catalogue_name_mathMaster,
  scienceExplorer: m.catalogue_name_scienceExplorer,
  wordWorks: m.catalogue_name_wordWorks,
  historyQuest: m.catalogue_name_historyQuest,
  mathMaze: m.catalogue_name_mathMaze,
  scienceQuest: m.catalogue_name_scienceQuest,
  wordWizard: m.catalogue_name_wordWizard,
  historyHunt: m.catalogue_name_historyHunt,
} as const satisfies Record<GameId, () => string>

/** A sentence each. */
export const GAME_ABOUT = {
  mathMaster: m.catalogue_about_mathMaster,
  scienceExplorer: m.catalogue_about_scienceExplorer,
  wordWorks: m.catalogue_about_wordWorks,
  historyQuest: m.catalogue_about_historyQuest,
  mathMaze: m.catalogue_about_mathMaze,
  scienceQuest: m.catalogue_about_scienceQuest,
  wordWizard: m.catalogue_about_wordWizard,
  historyHunt: m.catalogue_about_historyHunt,
} as const satisfies Record<GameId, () => string>

export const SUBJECT_NAMES = {
  math: m.catalogue_subject_math,
  science: m.catalogue_subject_science,
  english: m.catalogue_subject_english,
  history: m.catalogue_subject_history,
} as const satisfies Record<GameSubject, () => string>

export const BAND_NAMES = {
  elementary: m.catalogue_band_elementary,
  middle: m.catalogue_band_middle,
  high: m.catalogue_band_high,
} as const satisfies Record<Band, () => string>

/** The name of a game in our records; a game that has left the catalogue keeps its id. */
export function gameName(gameId: string): string {
  return Object.entries(GAME_NAMES).find(([id]) => id === gameId)?.[1]() ?? gameId
}
