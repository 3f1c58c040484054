// The words for the engine's catalogue: the engine knows ids, the screens know languages.

import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { ArtName } from '#app/ui/art/art.tsx'
import type { Band } from '#engine/core/bands.ts'
import type { GameId } from '#engine/games/game-id.ts'

/** How a game of the catalogue is shown: its name, a sentence about it, its drawing. */
export interface GameCardWords {
  readonly name: () => string
  readonly about: () => string
  readonly art: ArtName
}

export const GAME_CARDS: Readonly<Record<GameId, GameCardWords>> = {
  mathMaster: { name: m.catalogue_name_mathMaster, about: m.catalogue_about_mathMaster, art: 'math' },
  scienceExplorer: {
    name: m.catalogue_name_scienceExplorer,
    about: m.catalogue_about_scienceExplorer,
    art: 'science',
  },
  wordWorks: { name: m.catalogue_name_wordWorks, about: m.catalogue_about_wordWorks, art: 'words' },
  historyQuest: {
    name: m.catalogue_name_historyQuest,
    about: m.catalogue_about_historyQuest,
    art: 'history',
  },
  mathMaze: { name: m.catalogue_name_mathMaze, about: m.catalogue_about_mathMaze, art: 'maze' },
  scienceQuest: { name: m.catalogue_name_scienceQuest, about: m.catalogue_about_scienceQuest, art: 'ar-lab' },
  wordWizard: { name: m.catalogue_name_wordWizard, about: m.catalogue_about_wordWizard, art: 'ar-wizard' },
  historyHunt: {
    name: m.catalogue_name_historyHunt,
    about: m.catalogue_about_historyHunt,
    art: 'ar-artifact',
  },
}

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
  return (
    Object.entries(GAME_CARDS)
      .find(([id]) => id === gameId)?.[1]
      .name() ?? gameId
  )
}
