import { and, asc, eq, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { afterAll } from '#engine/cards/schedule.ts'
import { cardMemories, cardReviews } from '../flashcards.schema.ts'

/**
 * The statements that bring the memories of the faces of these reviews up to date. A memory is written only while the
 * reviews it was worked out from are still all there are: of two calls at once, the one that read fewer writes nothing.
 */
export async function memoriesFollowing(
  ctx: AppContext,
  userId: string,
  reviewIds: readonly string[],
): Promise<Statement[]> {
  const touched = sql`select set_id, card_id, face from card_reviews
    where user_id = ${userId} and id in (select value from json_each(${JSON.stringify(reviewIds)}))`
  const { setId, cardId, face } = cardReviews
  const rows = await ctx.db
    .select()
    .from(cardReviews)
    .where(and(eq(cardReviews.userId, userId), sql`(${setId}, ${cardId}, ${face}) in (${touched})`))
    .orderBy(asc(cardReviews.reviewedAt), asc(cardReviews.id))
  const faces = new Map<string, typeof rows>()
  for (const row of rows) {
    const key = JSON.stringify([row.setId, row.cardId, row.face])
    faces.set(key, [...(faces.get(key) ?? []), row])
  }
  const memories = [...faces.values()].flatMap((all) => {
    const counted = all.filter(({ undoneAt }) => undoneAt === null)
    const memory = afterAll(
      null,
      counted.map(({ grade, reviewedAt }) => ({ grade, at: reviewedAt })),
    )
    const [first] = all
    if (memory === null || !first) return []
    return {
      setId: first.setId,
      cardId: first.cardId,
      face: first.face,
      of: all.length + counted.length,
      ...memory,
    }
  })
  const of = (key: string) => sql`json_extract(value, ${`$.${key}`})`
  const reviewsOfFace = (columns: { set: unknown; card: unknown; face: unknown }) =>
    sql`from card_reviews as made where made.user_id = ${userId} and made.set_id = ${columns.set}
      and made.card_id = ${columns.card} and made.face = ${columns.face}`
  const sent = { set: of('setId'), card: of('cardId'), face: of('face') }
  const kept = { set: cardMemories.setId, card: cardMemories.cardId, face: cardMemories.face }
  return [
    ctx.db
      .insert(cardMemories)
      .select(
        sql`select ${userId}, ${of('setId')}, ${of('cardId')}, ${of('face')}, ${of('stability')}, ${of('difficulty')},
            ${of('state')}, ${of('step')}, ${of('scheduledDays')}, ${of('reviews')}, ${of('lapses')},
            ${of('reviewedAt')}, ${of('dueAt')}
          from json_each(${JSON.stringify(memories)})
          where ${of('of')} = (select count(*) * 2 - count(made.undone_at) ${reviewsOfFace(sent)})`,
      )
      .onConflictDoUpdate({
        target: [cardMemories.userId, cardMemories.setId, cardMemories.cardId, cardMemories.face],
        set: {
          stability: sql`excluded.stability`,
          difficulty: sql`excluded.difficulty`,
          state: sql`excluded.state`,
          step: sql`excluded.step`,
          scheduledDays: sql`excluded.scheduled_days`,
          reviews: sql`excluded.reviews`,
          lapses: sql`excluded.lapses`,
          reviewedAt: sql`excluded.reviewed_at`,
          dueAt: sql`excluded.due_at`,
        },
      }),
    ctx.db
      .delete(cardMemories)
      .where(
        and(
          eq(cardMemories.userId, userId),
          sql`(${kept.set}, ${kept.card}, ${kept.face}) in (${touched})`,
          sql`not exists (select 1 ${reviewsOfFace(kept)} and made.undone_at is null)`,
        ),
      ),
  ]
}
