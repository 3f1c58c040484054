import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { arGames } from '../ar.schema.ts'

export type ArGameRow = typeof arGames.$inferSelect

export async function findArGame(ctx: AppContext, gameId: string): Promise<ArGameRow | null> {
  return (await ctx.db.select().from(arGames).where(eq(arGames.id, gameId)).get()) ?? null
}
