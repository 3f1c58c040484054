// The eight games of the hub (spec 001, sections 2 and 3). Holds no words: titles and descriptions are messages.

import type { GameId } from '#engine/games/game-id.ts'
import type { SkillArea } from '#engine/learning/skills.ts'

export type GameSubject = 'math' | 'science' | 'english' | 'history'

export type ArType = 'ChemistryLabAR' | 'MathMazeAR' | 'HistoryQuestAR'

export interface CatalogueEntry {
  readonly id: GameId
  readonly path: `/games/${string}`
  readonly status: 'available' | 'comingSoon'
  readonly subjects: readonly GameSubject[]
  /** A hint to the player ("from level 2"), never a block. */
  readonly minLevel: number
  readonly isAR: boolean
  /** Null for games that are not AR. */
  readonly arType: ArType | null
  readonly isPremiumOnly: boolean
  /** What the game practises: its rounds begin at what the player has shown of it in any game. */
  readonly skillArea: SkillArea
}

const freeGame = {
  status: 'available',
  minLevel: 1,
  isAR: false,
  arType: null,
  isPremiumOnly: false,
} as const
const arGame = { status: 'available', minLevel: 1, isAR: true, isPremiumOnly: true } as const

/** In the order in which the hub shows them. */
const GAMES = [
  { ...freeGame, id: 'mathMaster', path: '/games/math-master', subjects: ['math'], skillArea: 'math' },
  {
    ...freeGame,
    id: 'scienceExplorer',
    path: '/games/science-explorer',
    subjects: ['science'],
    skillArea: 'science',
  },
  { ...freeGame, id: 'wordWorks', path: '/games/word-works', subjects: ['english'], skillArea: 'words' },
  {
    ...freeGame,
    id: 'historyQuest',
    path: '/games/history-quest',
    subjects: ['history'],
    skillArea: 'history',
  },
  { ...freeGame, id: 'mathMaze', path: '/games/mathmaze', subjects: ['math'], skillArea: 'math' },
  {
    ...arGame,
    id: 'scienceQuest',
    path: '/games/ar/sciencequest',
    subjects: ['science'],
    arType: 'ChemistryLabAR',
    skillArea: 'science',
  },
  {
    ...arGame,
    id: 'wordWizard',
    path: '/games/ar/wordwizard',
    subjects: ['english'],
    arType: 'MathMazeAR',
    skillArea: 'words',
  },
  {
    ...arGame,
    id: 'historyHunt',
    path: '/games/ar/historyhunt',
    subjects: ['history'],
    arType: 'HistoryQuestAR',
    skillArea: 'history',
    minLevel: 2,
  },
] as const satisfies readonly CatalogueEntry[]

export type ArGameId = Extract<(typeof GAMES)[number], { isAR: true }>['id']

export const GAME_CATALOGUE: readonly CatalogueEntry[] = GAMES

export function isArGame(gameId: string): boolean {
  return GAME_CATALOGUE.some(({ id, isAR }) => isAR && id === gameId)
}

/** What rounds of this game practise; null for anything that practises nothing we rate. */
export function skillAreaOf(gameId: string): SkillArea | null {
  return GAME_CATALOGUE.find(({ id }) => id === gameId)?.skillArea ?? null
}
