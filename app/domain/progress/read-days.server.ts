import { and, eq, gt } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { dayBefore, dayOf } from './day-of.ts'
import { playerDays } from './progress.schema.ts'
import type { DayProgress } from './progress.types.ts'

/** Experience of each of a player's last days, today's last; days without a round have none. */
export const readDays = verb(
  { actor: 'player', owner: (playerId) => playerId, budgets: [], notice: null },
  run,
)

async function run(ctx: AppContext, playerId: string, days: number): Promise<DayProgress[]> {
  const today = dayOf(ctx.now(), ctx.caller.timeZone)
  const played = await ctx.db
    .select({ day: playerDays.day, xp: playerDays.xp })
    .from(playerDays)
    .where(and(eq(playerDays.playerId, playerId), gt(playerDays.day, dayBefore(today, days))))
  const xpOf = new Map(played.map(({ day, xp }) => [day, xp]))
  return Array.from({ length: days }, (_, index) => {
    const day = dayBefore(today, days - 1 - index)
    return { day, xp: xpOf.get(day) ?? 0 }
  })
}
