import { eq, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { playerProgress, wonStickers } from './progress.schema.ts'
import type { StickerId } from './stickers.ts'

/** The statements that answer a player's total, and the stickers they have won, oldest first. */
export function wonSoFar(ctx: AppContext, playerId: string) {
  return [
    ctx.db
      .select({ xp: playerProgress.xp, bestStreakDays: playerProgress.bestStreakDays })
      .from(playerProgress)
      .where(eq(playerProgress.playerId, playerId)),
    stickersOf(ctx, playerId),
  ] as const
}

/** The statement that answers a player's stickers, oldest first. */
export function stickersOf(ctx: AppContext, playerId: string) {
  return ctx.db
    .select({ sticker: wonStickers.sticker, wonBy: wonStickers.wonBy })
    .from(wonStickers)
    .where(eq(wonStickers.playerId, playerId))
    .orderBy(wonStickers.wonAt, sql`rowid`)
}

/** Adds stickers to a player's album; answers those that were not in it yet. */
export async function addStickers(
  ctx: AppContext,
  { playerId, stickers, wonBy }: { playerId: string; stickers: readonly StickerId[]; wonBy: string | null },
): Promise<StickerId[]> {
  // One value bound, however many there are: a statement of D1 takes a hundred.
  const added = await ctx.db
    .insert(wonStickers)
    .select(
      sql`select ${playerId}, value, ${wonBy}, ${ctx.now()} from json_each(${JSON.stringify(stickers)}) where true`,
    )
    .onConflictDoNothing()
    .returning({ sticker: wonStickers.sticker })
  return added.map(({ sticker }) => sticker)
}
