/** Ids of the games: their rounds are stored under them. */
export const GAME_IDS = [
  'mathMaster',
  'scienceExplorer',
  'wordWorks',
  'historyQuest',
  'mathMaze',
  'scienceQuest',
  'wordWizard',
  'historyHunt',
] as const

export type GameId = (typeof GAME_IDS)[number]
