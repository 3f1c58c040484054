import { and, eq, sql } from 'drizzle-orm'
import { refuseWhileLimited } from '#app/domain/profiles/refuse-while-limited.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { refuseTooMany, verb } from '#app/platform/verb.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { MOST_CHARACTERS, MOST_SETS, tidyText } from './card-limits.ts'
import { cardSets } from './flashcards.schema.ts'

export interface CreateSetInput {
  userId: string
  /** Unguessable; sent again, it names the same set. */
  id: string
  title: string
  subtitle: string
}

/** no_text: a title of nothing. too_many_sets: 200 are there. unknown_set: the id is taken by somebody else. */
export type CreateSetRefusal =
  | 'consent_required'
  | 'no_text'
  | 'too_many_sets'
  | 'unknown_set'
  | 'too_many_requests'

/** Makes a set without cards. */
export const createSet = verb(
  { actor: 'user', owner: ({ userId }) => userId, budgets: ['edit_cards'], notice: null },
  run,
  refuseTooMany,
)

async function run(
  ctx: AppContext,
  input: CreateSetInput,
): Promise<Result<{ id: string }, CreateSetRefusal>> {
  const { userId, id } = input
  const limited = await refuseWhileLimited(ctx, userId)
  if (limited) return limited
  const title = tidyText(input.title, MOST_CHARACTERS.title)
  if (title === '') return refuse('no_text')
  const subtitle = tidyText(input.subtitle, MOST_CHARACTERS.subtitle)
  const now = ctx.now()
  const [, found, [count]] = await ctx.db.batch([
    ctx.db
      .insert(cardSets)
      .select(
        sql`select ${id}, ${userId}, ${title}, ${subtitle}, ${now}, ${now}
          where (select count(*) from card_sets where user_id = ${userId}) < ${MOST_SETS}`,
      )
      .onConflictDoNothing(),
    ctx.db
      .select({ id: cardSets.id })
      .from(cardSets)
      .where(and(eq(cardSets.id, id), eq(cardSets.userId, userId))),
    ctx.db.select({ sets: sql<number>`count(*)` }).from(cardSets).where(eq(cardSets.userId, userId)),
  ])
  if (found.length > 0) return ok({ id })
  return refuse((count?.sets ?? 0) >= MOST_SETS ? 'too_many_sets' : 'unknown_set')
}
