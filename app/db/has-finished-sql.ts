import { type SQL, sql } from 'drizzle-orm'
import { finishedRounds } from '#app/domain/play/play.schema.ts'

/** Whether a player has finished a round. */
export function hasFinishedSql(playerId: string): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${finishedRounds} where ${finishedRounds.playerId} = ${playerId})`
}
