import { eq, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '#app/db/run-batch.ts'
import { takenBack } from '#app/domain/messages/take-back.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { consents } from './consent.schema.ts'

/** Of the mail that comes a day after a yes; each question has a token of its own. */
export function secondMailId(tokenHash: string): string {
  return `${PREFIX}${tokenHash}`
}

const PREFIX = 'consent-second:'

/** The statement that takes back the second mail about this child, before its consent changes or goes. */
export function secondMailTakenBack(ctx: AppContext, childId: string): Statement {
  const ids: SQL = sql`select ${PREFIX} || ${consents.tokenHash} from ${consents} where ${eq(consents.childId, childId)}`
  return takenBack(ctx, ids)
}
