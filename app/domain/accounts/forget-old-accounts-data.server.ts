import { lt, sql } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import {
  auditLog,
  browserSessions,
  factorChallenges,
  factors,
  flowStates,
  knownNetworks,
  oneTimeCodes,
  pendingSignUps,
  sessions,
} from './accounts.schema.ts'
import { KNOWN_FOR_MS } from './internal/known-networks.ts'

const DAY_MS = 86_400_000
/** A session nobody used for this long is over. */
const SESSION_IDLE_MS = 90 * DAY_MS
const AUDIT_KEPT_MS = 365 * DAY_MS

/**
 * Deletes what is over: codes, sign-ups nobody proved, flows, challenges, cookies, sessions nobody uses, old notes. Safe at any time. Answers how
 * many rows.
 */
export const forgetOldAccountsData = verb({ actor: 'system', budgets: [], notice: null }, run)

async function run(ctx: AppContext): Promise<number> {
  const now = ctx.now()
  const { db } = ctx
  const deleted = await db.batch([
    db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now)),
    db.delete(pendingSignUps).where(lt(pendingSignUps.expiresAt, now)),
    db.delete(flowStates).where(lt(flowStates.expiresAt, now)),
    db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now)),
    db
      .delete(factors)
      .where(sql`${factors.status} = 'unverified' and ${factors.createdAt} < ${now - DAY_MS}`),
    db.delete(browserSessions).where(lt(browserSessions.expiresAt, Math.floor(now / 1000))),
    // A browser's session is used through its cookie: it goes when the cookie does.
    db.delete(sessions).where(
      sql`${sessions.refreshedAt} < ${now - SESSION_IDLE_MS} and not exists
        (select 1 from browser_sessions where browser_sessions.session_id = ${sessions.id})`,
    ),
    db.delete(knownNetworks).where(lt(knownNetworks.seenAt, now - KNOWN_FOR_MS)),
    db.delete(auditLog).where(lt(auditLog.at, now - AUDIT_KEPT_MS)),
  ])
  return deleted.reduce((sum, { meta }) => sum + meta.changes, 0)
}
