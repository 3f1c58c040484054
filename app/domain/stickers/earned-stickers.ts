// What earns a sticker: one plain reason each, of our own records and nothing else.
import type { StickerId } from '#app/domain/progress/stickers.ts'
import type { Medal } from '#engine/learning/medal.ts'

/** What somebody has done so far. */
export interface DoneSoFar {
  /** Ids of the games with a finished round. */
  readonly games: ReadonlySet<string>
  /** Games in which a round earned this medal or a better one. */
  readonly medals: Readonly<Record<Medal, number>>
  /** Finished practice sessions. */
  readonly practices: number
  /** Skills once mastered, by subject of the curriculum. */
  readonly mastered: Readonly<Record<'mathematics' | 'science' | 'language' | 'history', number>>
  readonly bestStreakDays: number
  /** Player level. */
  readonly level: number
  /** Card sets of one's own. */
  readonly cardSets: number
  readonly studyPlans: number
}

const FIVE_GAMES = ['mathMaster', 'mathMaze', 'wordWorks', 'scienceExplorer', 'historyQuest'] as const
const AR_GAMES = ['scienceQuest', 'wordWizard', 'historyHunt'] as const
const SKILLS_OF_A_SUBJECT = 5

const EARNED: Readonly<Record<StickerId, (done: DoneSoFar) => boolean>> = {
  star: ({ games }) => games.size > 0,
  sun: ({ games }) => games.has('mathMaster'),
  kite: ({ games }) => games.has('mathMaze'),
  bee: ({ games }) => games.has('wordWorks'),
  leaf: ({ games }) => games.has('scienceExplorer'),
  dino: ({ games }) => games.has('historyQuest'),
  rainbow: ({ games }) => FIVE_GAMES.every((game) => games.has(game)),
  boat: ({ medals }) => medals.bronze > 0,
  fish: ({ medals }) => medals.silver > 0,
  perfect: ({ medals }) => medals.gold > 0,
  flower: ({ medals }) => medals.gold >= 3,
  snail: ({ practices }) => practices > 0,
  bulb: ({ mastered }) => mastered.mathematics >= SKILLS_OF_A_SUBJECT,
  lens: ({ mastered }) => mastered.science >= SKILLS_OF_A_SUBJECT,
  book: ({ mastered }) => mastered.language >= SKILLS_OF_A_SUBJECT,
  owl: ({ mastered }) => mastered.history >= SKILLS_OF_A_SUBJECT,
  streak: ({ bestStreakDays }) => bestStreakDays >= 3,
  moon: ({ bestStreakDays }) => bestStreakDays >= 7,
  planet: ({ bestStreakDays }) => bestStreakDays >= 14,
  level: ({ level }) => level >= 5,
  balloon: ({ level }) => level >= 10,
  cat: ({ cardSets }) => cardSets > 0,
  apple: ({ studyPlans }) => studyPlans > 0,
  mushroom: ({ games }) => AR_GAMES.some((game) => games.has(game)),
}

export function earnedStickers(done: DoneSoFar): StickerId[] {
  return (Object.keys(EARNED) as StickerId[]).filter((id) => EARNED[id](done))
}
