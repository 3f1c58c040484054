import { and, eq, isNull, sql } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result } from '#engine/core/result.ts'
import { cardReviews } from './flashcards.schema.ts'
import type { SentReview } from './flashcards.types.ts'
import { memoriesFollowing } from './internal/memories-following.ts'
import { isStarterFace, isStarterSet } from './starter-sets.ts'

export interface RecordReviewsInput {
  userId: string
  /** The browser's clock when it sent this. */
  sentAt: number
  reviews: readonly SentReview[]
  /** Ids of reviews to take back, whether they have arrived yet or not. */
  undone: readonly string[]
}

/** A review made offline counts for the time it was made, up to this long ago. */
export const OLDEST_MS = 31 * 86_400_000
const MOST_SECONDS = 60
/** Of a card somebody made. */
const FACE = /^(?:front|back|gap-\d{1,2})$/

/**
 * Keeps reviews, each once, and works out anew when their faces come back: from all reviews of a face, in the order they were
 * made, on whatever device. Of the browser's clock only distances count, and no review is later than now. Reviews of cards
 * that are gone are passed over.
 */
export const recordReviews = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['review_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  { userId, sentAt, reviews, undone }: RecordReviewsInput,
): Promise<Result<null, 'too_many_requests'>> {
  const now = ctx.now()
  const rows = reviews
    .filter(({ setId, cardId, face }) =>
      isStarterSet(setId) ? isStarterFace(setId, cardId, face) : FACE.test(face),
    )
    .map(({ at, seconds, ...review }) => ({
      ...review,
      isStarter: Number(isStarterSet(review.setId)),
      seconds: Math.min(MOST_SECONDS, Math.max(0, Math.round(seconds))),
      reviewedAt: Math.round(Math.max(now - OLDEST_MS, Math.min(now, now - (sentAt - at)))),
    }))
  const of = (key: string) => sql`json_extract(value, ${`$.${key}`})`
  await runBatch(ctx.db, [
    ctx.db
      .insert(cardReviews)
      .select(
        sql`select ${userId}, ${of('id')}, ${of('setId')}, ${of('cardId')}, ${of('face')}, ${of('grade')},
            ${of('seconds')}, ${of('reviewedAt')}, ${now}, null
          from json_each(${JSON.stringify(rows)})
          where ${of('isStarter')} or exists (select 1 from cards where cards.id = ${of('cardId')}
            and cards.set_id = ${of('setId')} and cards.user_id = ${userId})`,
      )
      .onConflictDoNothing(),
    ctx.db
      .update(cardReviews)
      .set({ undoneAt: now })
      .where(
        and(
          eq(cardReviews.userId, userId),
          isNull(cardReviews.undoneAt),
          sql`${cardReviews.id} in (select value from json_each(${JSON.stringify(undone)}))`,
        ),
      ),
  ])
  const ids = [...reviews.map(({ id }) => id), ...undone]
  await runBatch(ctx.db, await memoriesFollowing(ctx, userId, ids))
  return ok(null)
}
