import { type SQL, sql } from 'drizzle-orm'
import { playerProgress } from './progress.schema.ts'

/** What a player has gathered at the moment the statement runs, for writes of other subjects. */
export function experienceNow(playerId: string): SQL<number> {
  return sql<number>`coalesce((
    select ${playerProgress.xp} from ${playerProgress} where ${playerProgress.playerId} = ${playerId}), 0)`
}
