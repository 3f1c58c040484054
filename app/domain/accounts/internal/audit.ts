import type { AppContext } from '#app/platform/context.ts'
import { auditLog } from '../accounts.schema.ts'

export type AuditAction =
  | 'signed_up'
  | 'confirmed'
  | 'signed_in'
  | 'signed_out'
  | 'refresh_token_reused'
  | 'recovery_requested'
  | 'password_changed'
  | 'email_changed'
  | 'phone_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_removed'
  | 'exported'
  | 'erased'

/** The statement that notes an act; goes into the same batch as the act itself. */
export function auditEntry(
  ctx: AppContext,
  userId: string,
  action: AuditAction,
  sessionId: string | null = null,
) {
  return ctx.db.insert(auditLog).values({ id: ctx.newId(), userId, action, sessionId, at: ctx.now() })
}
