import { setsMade } from '#app/domain/flashcards/sets-made.server.ts'
import { gamesFinished } from '#app/domain/play/games-finished.server.ts'
import { COURSES } from '#app/domain/practice/courses.ts'
import { practiceDone } from '#app/domain/practice/practice-done.server.ts'
import type { StickerId } from '#app/domain/progress/stickers.ts'
import { addStickers, wonSoFar } from '#app/domain/progress/won-stickers.server.ts'
import { plansMade } from '#app/domain/study-plans/plans-made.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { levelOf } from '#engine/learning/experience.ts'
import { type DoneSoFar, earnedStickers } from './earned-stickers.ts'

export interface Album {
  /** Oldest first. */
  readonly won: readonly StickerId[]
  /** Those of them that were won with `wonBy`, however often it is asked for. */
  readonly fresh: readonly StickerId[]
}

/**
 * Adds what a player has earned since to their album, by our own records. Each is won once and never taken away; run again it adds
 * nothing.
 */
export const awardStickers = verb(
  { actor: 'player', owner: ({ playerId }) => playerId, budgets: ['award_stickers'], notice: null },
  run,
)

/** @param wonBy the round or session just finished; null: the album was opened */
async function run(
  ctx: AppContext,
  { playerId, wonBy }: { playerId: string; wonBy: string | null },
): Promise<Album> {
  const [games, [practised], mastered, [total], kept, [sets], [plans]] = await ctx.db.batch([
    gamesFinished(ctx, playerId),
    ...practiceDone(ctx, playerId),
    ...wonSoFar(ctx, playerId),
    setsMade(ctx, playerId),
    plansMade(ctx, playerId),
  ])
  const medals = (kind: 'bronze' | 'silver' | 'gold') => games.filter((game) => game[kind] === 1).length
  const skills = new Set(mastered.map(({ skill }) => skill))
  const earned = earnedStickers({
    games: new Set(games.map(({ gameId }) => gameId)),
    medals: { bronze: medals('bronze'), silver: medals('silver'), gold: medals('gold') },
    practices: practised?.count ?? 0,
    mastered: {
      mathematics: skillsOf('mathematics', skills),
      science: skillsOf('science', skills),
      language: skillsOf('language', skills),
      history: skillsOf('history', skills),
    },
    bestStreakDays: total?.bestStreakDays ?? 0,
    level: levelOf(total?.xp ?? 0),
    cardSets: sets?.count ?? 0,
    studyPlans: plans?.count ?? 0,
  })
  const had = kept.map(({ sticker }) => sticker)
  const before = kept.filter((row) => wonBy !== null && row.wonBy === wonBy).map(({ sticker }) => sticker)
  const missing = earned.filter((id) => !had.includes(id))
  if (missing.length === 0) return { won: had, fresh: before }
  const added = await addStickers(ctx, { playerId, stickers: missing, wonBy })
  return { won: [...had, ...missing], fresh: [...before, ...added] }
}

/** How many of these skills are of a subject, in whatever language it is practised. */
function skillsOf(subject: keyof DoneSoFar['mastered'], skills: ReadonlySet<string>): number {
  return COURSES.filter((course) => course.subject === subject)
    .flatMap((course) => course.skills)
    .filter(({ id }) => skills.has(id)).length
}
