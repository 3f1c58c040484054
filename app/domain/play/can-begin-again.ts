import { sql } from 'drizzle-orm'
import { PLAYABLE_RULES } from '#engine/games/registry.ts'
import { openRounds } from './play.schema.ts'

/** Of open rounds: whether it was opened with the rules of today. Pages know no older ones, so it cannot be begun again with those. */
export function canBeginAgain() {
  const ofToday = PLAYABLE_RULES.map(({ id, version }) => sql`(${id}, ${version})`)
  return sql`(${openRounds.gameId}, ${openRounds.rulesVersion}) in (values ${sql.join(ofToday, sql`, `)})`
}
