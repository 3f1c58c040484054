import { reviewsByWeek } from '#app/domain/flashcards/reviews-by-week.ts'
import { roundsByWeek } from '#app/domain/play/rounds-by-week.ts'
import { masteredSince, practiceByWeek } from '#app/domain/practice/practice-by-week.ts'
import { readSkills } from '#app/domain/practice/read-skills.server.ts'
import { testsByWeek } from '#app/domain/practice-tests/tests-by-week.ts'
import { WEEK_MS } from '#app/domain/progress/weeks-back.ts'
import { missedBySkill } from '#app/domain/review/missed-by-skill.ts'
import { asSystem } from '#app/platform/actor.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Analytics, AnalyticsDepth, SkillRecords } from '../analytics.types.ts'
import { WEEKS_COMPARED, WEEKS_READ } from '../weeks-compared.ts'

const MOST_MISSED = 5

/** Somebody's records of the last eight weeks, counted by the database; whoever calls has seen that they may be read. */
export async function gatherAnalytics(
  ctx: AppContext,
  userId: string,
  depth: AnalyticsDepth,
): Promise<Analytics> {
  const since = ctx.now() - WEEKS_READ * WEEK_MS
  const [[games, practice, cards, tests], skills] = await Promise.all([
    ctx.db.batch([
      roundsByWeek(ctx, { playerId: userId, since }),
      practiceByWeek(ctx, { playerId: userId, since }),
      reviewsByWeek(ctx, { userId, since }),
      testsByWeek(ctx, { userId, since }),
    ]),
    depth === 'advanced' ? gatherSkills(ctx, userId) : null,
  ])
  return { depth, games, practice, cards, tests, skills }
}

async function gatherSkills(ctx: AppContext, userId: string): Promise<SkillRecords> {
  const [{ states, due }, [sessions, missed]] = await Promise.all([
    readSkills(asSystem(ctx), userId),
    ctx.db.batch([
      masteredSince(ctx, { playerId: userId, since: ctx.now() - WEEKS_COMPARED * WEEK_MS }),
      missedBySkill(ctx, { playerId: userId, most: MOST_MISSED }),
    ]),
  ])
  return { states, due, missed, mastered: [...new Set(sessions.flatMap(({ mastered }) => mastered))] }
}
