import type { SQL } from 'drizzle-orm'
import { eq, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { metAfter, printsOf } from '#engine/curriculum/practice/met-exercises.ts'
import { outcomeOf } from '#engine/curriculum/practice/outcome.ts'
import { isMastered, NEW_SKILL, RECENT_KEPT, tryOf } from '#engine/curriculum/practice/skill-state.ts'
import { afterReview, gradeOf, type Spacing } from '#engine/curriculum/practice/spacing.ts'
import type { PracticeState } from '#engine/curriculum/practice/state.ts'
import { HIGHEST_RATING, LOWEST_RATING } from '#engine/learning/rating.ts'
import { ALL_GENERATORS } from '../courses.ts'
import { practisedSkills } from '../practice.schema.ts'

interface Practised {
  playerId: string
  /** Of the finished session. */
  state: PracticeState
  /** Nothing changes unless this holds when the batch runs. */
  onlyIf: SQL
}

/**
 * The statement (in a list of one) that adds a session to what is known of the learner. Ratings and counts move by what the session made of
 * them, so that two sessions played at the same time both count; the memory of a skill, and what was met of it, is that of the later one.
 */
export async function skillsMoved(
  ctx: AppContext,
  { playerId, state, onlyIf }: Practised,
): Promise<[Statement]> {
  const now = ctx.now()
  const kept = await ctx.db.select().from(practisedSkills).where(eq(practisedSkills.playerId, playerId))
  const prints = printsOf(state, ALL_GENERATORS)
  const moved = Object.entries(outcomeOf(state).skills).map(([skill, after]) => {
    const before = state.options.skills[skill]?.state ?? NEW_SKILL
    const results = state.results.filter((result) => result.skill === skill)
    const row = kept.find((one) => one.skill === skill)
    const memory = spacingOf(row)
    const isKept = memory !== null || isMastered(after)
    return {
      skill,
      rating: after.rating,
      moved: after.rating - before.rating,
      seen: after.seen - before.seen,
      right: after.right - before.right,
      tries: results.map(tryOf).join(''),
      met: metAfter(row?.met ?? [], prints.get(skill) ?? []),
      ...(isKept ? afterReview(memory, gradeOf(results), now) : null),
    }
  })
  const of = (key: string) => sql`json_extract(value, ${`$.${key}`})`
  const known = sql`(select ${practisedSkills.rating} from ${practisedSkills}
    where ${practisedSkills.playerId} = ${playerId} and ${practisedSkills.skill} = ${of('skill')})`
  const statement = ctx.db
    .insert(practisedSkills)
    .select(
      sql`select ${playerId}, ${of('skill')},
          coalesce(max(${LOWEST_RATING}, min(${HIGHEST_RATING}, ${known} + ${of('moved')})), ${of('rating')}),
          ${of('seen')}, ${of('right')}, ${of('tries')}, ${of('stability')}, ${of('difficulty')},
          ${of('reviewedAt')}, ${of('dueAt')}, ${now}, ${of('met')}
        from json_each(${JSON.stringify(moved)}) where ${onlyIf}`,
    )
    .onConflictDoUpdate({
      target: [practisedSkills.playerId, practisedSkills.skill],
      set: {
        rating: sql`excluded.rating`,
        seen: sql`${practisedSkills.seen} + excluded.seen`,
        right: sql`${practisedSkills.right} + excluded.right_answers`,
        recent: sql`substr(${practisedSkills.recent} || excluded.recent, -${sql.raw(String(RECENT_KEPT))})`,
        stability: sql`coalesce(excluded.stability, ${practisedSkills.stability})`,
        difficulty: sql`coalesce(excluded.difficulty, ${practisedSkills.difficulty})`,
        reviewedAt: sql`coalesce(excluded.reviewed_at, ${practisedSkills.reviewedAt})`,
        dueAt: sql`coalesce(excluded.due_at, ${practisedSkills.dueAt})`,
        practisedAt: sql`excluded.practised_at`,
        met: sql`excluded.met`,
      },
    })
  // In a list: a promise would run a bare statement.
  return [statement]
}

function spacingOf(row: typeof practisedSkills.$inferSelect | undefined): Spacing | null {
  if (!row) return null
  const { stability, difficulty, reviewedAt, dueAt } = row
  if (stability === null || difficulty === null || reviewedAt === null || dueAt === null) return null
  return { stability, difficulty, reviewedAt, dueAt }
}
