// The words for the engine's catalogue: the engine knows ids, the screens know languages.

import { m } from '#app/i18n/generated/messages.js'
import type { Band } from '#engine/core/bands.ts'
import type { GameId, GameSubject } from '#engine/games/catalogue.ts'
import type { CoreSubjectId } from '#engine/games/core-subjects.ts'

export const GAME_NAMES: Readonly<Record<GameId, () => string>> = {
  mathMaster: () => m.games_name_mathMaster(),
  scienceExplorer: () => m.games_name_scienceExplorer(),
  wordWorks: () => m.games_name_wordWorks(),
  historyQuest: () => m.games_name_historyQuest(),
  mathMaze: () => m.games_name_mathMaze(),
  scienceQuest: () => m.games_name_scienceQuest(),
  wordWizard: () => m.games_name_wordWizard(),
  historyHunt: () => m.games_name_historyHunt(),
}

export const GAME_ABOUT: Readonly<Record<GameId, () => string>> = {
  mathMaster: () => m.games_about_mathMaster(),
  scienceExplorer: () => m.games_about_scienceExplorer(),
  wordWorks: () => m.games_about_wordWorks(),
  historyQuest: () => m.games_about_historyQuest(),
  mathMaze: () => m.games_about_mathMaze(),
  scienceQuest: () => m.games_about_scienceQuest(),
  wordWizard: () => m.games_about_wordWizard(),
  historyHunt: () => m.games_about_historyHunt(),
}

export const SUBJECT_NAMES: Readonly<Record<GameSubject, () => string>> = {
  math: () => m.games_subject_math(),
  science: () => m.games_subject_science(),
  english: () => m.games_subject_english(),
  history: () => m.games_subject_history(),
}

export const BAND_NAMES: Readonly<Record<Band, () => string>> = {
  elementary: () => m.games_band_elementary(),
  middle: () => m.games_band_middle(),
  high: () => m.games_band_high(),
}

export const CORE_NAMES: Readonly<Record<CoreSubjectId, () => string>> = {
  numberStudio: () => m.games_core_numberStudio(),
  discoveryLab: () => m.games_core_discoveryLab(),
  storyWorkshop: () => m.games_core_storyWorkshop(),
  timeTravel: () => m.games_core_timeTravel(),
}

export const CORE_ABOUT: Readonly<Record<CoreSubjectId, Readonly<Record<Band, () => string>>>> = {
  numberStudio: {
    elementary: () => m.games_core_numberStudio_elementary(),
    middle: () => m.games_core_numberStudio_middle(),
    high: () => m.games_core_numberStudio_high(),
  },
  discoveryLab: {
    elementary: () => m.games_core_discoveryLab_elementary(),
    middle: () => m.games_core_discoveryLab_middle(),
    high: () => m.games_core_discoveryLab_high(),
  },
  storyWorkshop: {
    elementary: () => m.games_core_storyWorkshop_elementary(),
    middle: () => m.games_core_storyWorkshop_middle(),
    high: () => m.games_core_storyWorkshop_high(),
  },
  timeTravel: {
    elementary: () => m.games_core_timeTravel_elementary(),
    middle: () => m.games_core_timeTravel_middle(),
    high: () => m.games_core_timeTravel_high(),
  },
}

/** The name of a game in our records; a game that has left the catalogue keeps its id. */
export function gameName(gameId: string): string {
  return Object.entries(GAME_NAMES).find(([id]) => id === gameId)?.[1]() ?? gameId
}
