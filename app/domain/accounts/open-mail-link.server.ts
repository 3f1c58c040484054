import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { secretHash } from '#app/keys.server.ts'
import { flowStates } from './accounts.schema.ts'
import type { ApiSession, CodeType } from './accounts.types.ts'
import { applyCode } from './internal/apply-code.ts'
import { PKCE_PREFIX } from './internal/code-token.ts'
import { consumeLink, findLink, type SentCode } from './internal/consume-code.ts'
import { limitCalls } from './internal/limits.ts'
import { safeRedirect } from './internal/redirect-target.ts'
import { openApiSession } from './open-api-session.server.ts'
import type { AccountRefusal } from './refusals.ts'

/** How long the code of a finished flow waits for its client. */
const AUTH_CODE_LIFETIME_MS = 5 * 60_000

export interface MailLink {
  token: string
  type: CodeType
  redirectTo: string | null
}

/** Where a link leads. Screens take it from `screen`; clients of the API find tokens or a code in the address. */
export type Opened =
  | { kind: 'screen'; type: CodeType; token: string | null; half: boolean }
  | { kind: 'session'; redirectTo: string; session: ApiSession }
  | { kind: 'code'; redirectTo: string; code: string }
  | { kind: 'half'; redirectTo: string }
  | { kind: 'refused'; redirectTo: string; refusal: AccountRefusal; pkce: boolean }

/**
 * Opens the link of a mail. One that signs somebody in and was asked for by a screen of ours is not used up here: a mail
 * scanner that follows links must not use it, and nobody is signed in without a press of their own (login CSRF).
 */
export async function openMailLink(ctx: AppContext, { token, type, ...link }: MailLink): Promise<Opened> {
  const redirectTo = safeRedirect(ctx, link.redirectTo)
  const pkce = token.startsWith(PKCE_PREFIX)
  const refused = (refusal: AccountRefusal): Opened => ({ kind: 'refused', redirectTo, refusal, pkce })
  const limited = await limitCalls(ctx, 'verify')
  if (limited) return refused(limited)
  const found = await findLink(ctx, token, type)
  if (found?.fromScreen && found.kind === 'recovery') return { kind: 'screen', type, token, half: false }
  const consumed = await consumeLink(ctx, token, type)
  if (!consumed.ok) return refused(consumed)
  const applied = await applyCode(ctx, consumed.value)
  if (!applied.ok) return refused(applied)
  const half = applied.value === 'half'
  const { userId, fromScreen, flowId } = consumed.value
  if (fromScreen) return { kind: 'screen', type, token: null, half }
  if (half) return { kind: 'half', redirectTo }
  if (flowId !== null) return finishFlow(ctx, consumed.value, flowId, redirectTo)
  return { kind: 'session', redirectTo, session: await openApiSession(ctx, { userId, method: 'otp' }) }
}

async function finishFlow(ctx: AppContext, { userId }: SentCode, flowId: string, redirectTo: string) {
  const code = ctx.newSecret()
  await ctx.db
    .update(flowStates)
    .set({ userId, authCodeHash: await secretHash(code), expiresAt: ctx.now() + AUTH_CODE_LIFETIME_MS })
    .where(eq(flowStates.id, flowId))
  return { kind: 'code', redirectTo, code } as const
}
