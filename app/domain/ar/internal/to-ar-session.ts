import type { gameSessions } from '../ar.schema.ts'
import type { ArSession } from '../ar.types.ts'

type Row = Pick<typeof gameSessions.$inferSelect, 'id' | 'gameId' | 'startedAt' | 'endsAt'>

export function toArSession({ id, gameId, startedAt, endsAt }: Row, now: number): ArSession {
  return {
    id,
    game: gameId,
    startTime: startedAt,
    endTime: endsAt,
    timeRemaining: Math.ceil((endsAt - now) / 1_000),
  }
}
