// The daily challenge as the hub shows it, to whoever is there.
import type { SignedIn } from '#app/domain/accounts/accounts.types.ts'
import { GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'
import { dailyGame } from '#app/domain/play/daily-challenge.ts'
import { type DailyChallenge, readDaily } from '#app/domain/play/read-daily.server.ts'
import { dayOf } from '#app/domain/progress/day-of.ts'
import type { AppContext } from '#app/platform/context.ts'

export interface DailyView {
  readonly gameId: string
  /** Where it is played. */
  readonly path: `/${string}`
  /** Null for nobody signed in: it is played with an account. */
  readonly turn: Pick<DailyChallenge, 'every' | 'next' | 'result'> | null
}

export async function viewDaily(ctx: AppContext, reading: Promise<SignedIn | null>): Promise<DailyView> {
  const signedIn = await reading
  if (!signedIn) return viewOf(dailyGame(dayOf(ctx.now(), ctx.caller.timeZone)), null)
  const { gameId, ...turn } = await readDaily(ctx, signedIn.account.id)
  return viewOf(gameId, turn)
}

function viewOf(gameId: string, turn: DailyView['turn']): DailyView {
  const path = GAME_CATALOGUE.find(({ id }) => id === gameId)?.path ?? '/games'
  return { gameId, path: `${path}?daily`, turn }
}
