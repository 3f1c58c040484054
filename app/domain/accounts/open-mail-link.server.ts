import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { secretHash } from '#app/keys.server.ts'
import { flowStates } from './accounts.schema.ts'
import type { ApiSession, CodeType, Proved } from './accounts.types.ts'
import { applyCode } from './internal/apply-code.ts'
import { PKCE_PREFIX } from './internal/code-token.ts'
import { limitCalls } from './internal/limits.ts'
import { safeRedirect } from './internal/redirect-target.ts'
import { findLink, type SentCode, WRONG_LINK } from './internal/sent-codes.ts'
import { openApiSession } from './open-api-session.server.ts'
import type { AccountRefusal } from './refusals.ts'

/** How long the code of a finished flow waits for its client. */
const AUTH_CODE_LIFETIME_MS = 5 * 60_000

export interface MailLink {
  token: string
  type: CodeType
  redirectTo: string | null
}

/** Where a link leads. Our screens know the way on; clients of the API find tokens or a code in the address. */
export type Opened =
  | { kind: 'screen'; proved: Proved; invitation: string | null }
  | { kind: 'screen_half' }
  | { kind: 'session'; redirectTo: string; session: ApiSession; userId: string; invitation: string | null }
  | { kind: 'code'; redirectTo: string; code: string; userId: string; invitation: string | null }
  | { kind: 'half'; redirectTo: string }
  | RefusedLink

export interface RefusedLink {
  kind: 'refused'
  redirectTo: string
  refusal: AccountRefusal
  /** Its client looks for errors in the query, too. */
  pkce: boolean
  /** One of our own screens asked for it; null: nobody knows any more. */
  fromScreen: boolean | null
}

/** Uses up the link of a mail. Only ever by a press of a button: scanners of mail open every link there is. */
export async function openMailLink(ctx: AppContext, link: MailLink): Promise<Opened> {
  const redirectTo = safeRedirect(ctx, link.redirectTo)
  const limited = await limitCalls(ctx, 'verify')
  if (limited) return refuseLink(ctx, link, limited)
  const found = await findLink(ctx, link.token, link.type)
  if (!found) return refuseLink(ctx, link)
  const used = await applyCode(ctx, found, WRONG_LINK)
  if (!used.ok) return { ...refuseLink(ctx, link, used), fromScreen: found.fromScreen }
  if (used.value.kind === 'half')
    return found.fromScreen ? { kind: 'screen_half' } : { kind: 'half', redirectTo }
  const { ownerId: userId, fromScreen, flowId } = found
  const invitation = used.value.made?.invitation ?? null
  const proved = { userId, method: 'otp' } as const
  if (fromScreen) return { kind: 'screen', proved, invitation }
  if (flowId === null)
    return { kind: 'session', redirectTo, session: await openApiSession(ctx, proved), userId, invitation }
  return { kind: 'code', redirectTo, code: await finishFlow(ctx, found, flowId), userId, invitation }
}

/** The answer to a link that is worth nothing, or not now. */
export function refuseLink(
  ctx: Pick<AppContext, 'config'>,
  { token, redirectTo }: MailLink,
  refusal: AccountRefusal = WRONG_LINK,
): RefusedLink {
  const pkce = token.startsWith(PKCE_PREFIX)
  return { kind: 'refused', redirectTo: safeRedirect(ctx, redirectTo), refusal, pkce, fromScreen: null }
}

async function finishFlow(ctx: AppContext, { ownerId }: SentCode, flowId: string): Promise<string> {
  const code = ctx.newSecret()
  const authCodeHash = await secretHash(code)
  const expiresAt = ctx.now() + AUTH_CODE_LIFETIME_MS
  await ctx.db
    .update(flowStates)
    .set({ userId: ownerId, authCodeHash, expiresAt })
    .where(eq(flowStates.id, flowId))
  return code
}
