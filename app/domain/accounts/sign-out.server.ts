import { and, eq, ne } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { flowStates, sessions } from './accounts.schema.ts'
import type { Session } from './accounts.types.ts'
import { closeEndedSockets } from './close-ended-sockets.server.ts'
import { auditEntry } from './internal/audit.ts'

export const SIGN_OUT_SCOPES = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof SIGN_OUT_SCOPES)[number]

/**
 * Ends this session, all others, or all; their cookies and refresh tokens are worth nothing at once. With the others ends every
 * link to a provider that was begun.
 */
export const signOut = verb(
  { actor: 'pending', owner: ({ userId }) => userId, budgets: ['change'], notice: null },
  run,
)

async function run(
  ctx: AppContext,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  scope: SignOutScope,
): Promise<void> {
  const ofUser = eq(sessions.userId, userId)
  const ended = {
    local: and(ofUser, eq(sessions.id, id)),
    others: and(ofUser, ne(sessions.id, id)),
    global: ofUser,
  }[scope]
  await runBatch(ctx.db, [
    ctx.db.delete(sessions).where(ended),
    ...(scope === 'local' ? [] : [ctx.db.delete(flowStates).where(eq(flowStates.userId, userId))]),
    auditEntry(ctx, userId, 'signed_out', scope === 'local' ? id : null),
  ])
  closeEndedSockets(ctx, userId)
}
