import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Band } from '#engine/core/bands.ts'
import { metContent } from './play.schema.ts'

export interface MetContent {
  playerId: string
  gameId: string
  band: Band
}

/** Ids of what a player has met of a game in a band, last met last. */
export async function readMetContent(
  ctx: AppContext,
  { playerId, gameId, band }: MetContent,
): Promise<readonly string[]> {
  const row = await ctx.db
    .select({ ids: metContent.ids })
    .from(metContent)
    .where(and(eq(metContent.playerId, playerId), eq(metContent.gameId, gameId), eq(metContent.band, band)))
    .get()
  return row?.ids ?? []
}

/**
 * The statement that notes what a round has shown, for the batch that stores the round.
 * @param ids in the order of showing, an entry for each time
 * @param onlyIf nothing is noted unless this holds when the batch runs
 */
export function contentMet(
  ctx: AppContext,
  { playerId, gameId, band, ids, onlyIf }: MetContent & { ids: readonly string[]; onlyIf: SQL },
): Statement {
  const once = [...new Set(ids.toReversed())].reverse()
  return ctx.db
    .insert(metContent)
    .select(
      sql`select ${playerId}, ${gameId}, ${band}, ${JSON.stringify(once)}, ${ctx.now()}
        where ${onlyIf} and ${once.length} > 0`,
    )
    .onConflictDoUpdate({ target: KEY, set: { ids: joined, updatedAt: sql`excluded.updated_at` } })
}

/** The statements that hand what a guest has met to the user they turned out to be. */
export function metContentCredited(
  ctx: AppContext,
  { guestId, userId }: { guestId: string; userId: string },
): Statement[] {
  const { gameId, band, ids, updatedAt, playerId } = metContent
  return [
    ctx.db
      .insert(metContent)
      .select(
        sql`select ${userId}, ${gameId}, ${band}, ${ids}, ${updatedAt} from ${metContent} where player_id = ${guestId}`,
      )
      .onConflictDoUpdate({
        target: KEY,
        set: { ids: joined, updatedAt: sql`max(${updatedAt}, excluded.updated_at)` },
      }),
    ctx.db.delete(metContent).where(eq(playerId, guestId)),
  ]
}

const KEY = [metContent.playerId, metContent.gameId, metContent.band]

/** The ids of the row with those of the new one after them, each once. */
const joined = sql`(
  select json_group_array(value) from (
    select value from (
      select value, 0 as part, key from json_each(${metContent.ids})
        where value not in (select value from json_each(excluded.ids))
      union all select value, 1, key from json_each(excluded.ids))
    order by part, key))`
