import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { HOME, type OwnPath } from '#app/request/own-path.ts'
import type { TrustedUrl } from '#app/request/trusted-url.ts'
import { flowStates } from './accounts.schema.ts'
import type { ApiSession, Proved } from './accounts.types.ts'
import { applyCode } from './internal/apply-code.ts'
import { endsOnScreen } from './internal/ends-on-screen.ts'
import { limitGuesses } from './internal/limits.ts'
import { checkPasswordHash } from './internal/password-hash.ts'
import { findPending, isOfBrowser, readAttempt } from './internal/pending-sign-ups.ts'
import { prove } from './internal/prove.ts'
import { readReturnAddress } from './internal/redirect-target.ts'
import { refuseLink } from './internal/refuse-link.ts'
import { findLink, type SentCode, WRONG_LINK } from './internal/sent-codes.ts'
import type { RefusedLink } from './mail-link.ts'
import { openApiSession } from './open-api-session.server.ts'
import type { ViewedLink } from './read-mail-link.server.ts'
import { type AccountRefusal, accountRefusal } from './refusals.ts'
import type { ReturnAddress } from './return-address.ts'

/** How long the code of a finished flow waits for its client. */
const AUTH_CODE_LIFETIME_MS = 5 * 60_000

/** A link that is good, and not for whoever pressed it so: it is not used up, and its own page says why. */
export interface HeldLink {
  kind: 'held'
  refusal: AccountRefusal
}

export interface PressedLink extends ViewedLink {
  /** Typed on the link's page: of the sign-up it confirms, where another browser made that. */
  password?: string | undefined
}

interface FollowedLink {
  userId: string
  /** The account was made by this very link. */
  isNew: boolean
  /** Of a new account: the code of the friend's link it came by. */
  invitation: string | null
}

/** Where a link leads. Our screens know the way on; clients of the API find tokens or a code in the address. */
export type Opened =
  | ({ kind: 'screen'; proved: Proved; to: OwnPath } & FollowedLink)
  | { kind: 'screen_half' }
  | ({ kind: 'session'; url: TrustedUrl; session: ApiSession } & FollowedLink)
  | ({ kind: 'code'; back: ReturnAddress; code: string } & FollowedLink)
  | { kind: 'half'; back: ReturnAddress }
  | HeldLink
  | RefusedLink

/** See onboarding/open-mail-link, which does what follows for families. */
export async function followMailLink(ctx: AppContext, link: PressedLink): Promise<Opened> {
  const back = readReturnAddress(ctx, link.redirectTo)
  const found = await findLink(ctx, link.token, link.type)
  if (!found) return refuseLink(ctx, link)
  const toScreen = endsOnScreen(found, back)
  const held = await holdBack(ctx, found, link)
  if (held) return { kind: 'held', refusal: held }
  const used = await applyCode(ctx, found, { gone: WRONG_LINK, said: 'all' })
  if (!used.ok) return { ...refuseLink(ctx, link, used), toScreen: toScreen || back.kind === 'own' }
  if (used.value.kind === 'half') return toScreen ? { kind: 'screen_half' } : { kind: 'half', back }
  const { ownerId: userId, fromScreen, flowId } = found
  const { made } = used.value
  const followed = { userId, isNew: made !== null, invitation: made?.invitation ?? null }
  const proved = prove(ctx, { userId, method: 'otp' })
  if (toScreen)
    return { kind: 'screen', proved, ...followed, to: !fromScreen && back.kind === 'own' ? back.path : HOME }
  if (flowId !== null) return { kind: 'code', back, code: await finishFlow(ctx, found, flowId), ...followed }
  if (back.kind === 'own') throw new Error('a page of ours is given no tokens')
  return { kind: 'session', url: back.url, session: await openApiSession(ctx, proved), ...followed }
}

/**
 * Why a link is not used now. A sign-up that another browser made is confirmed by its password alone: a stranger may have
 * typed it, and would know the way in. An address joins an account where that is signed in alone: else its owner could be
 * made to give it to a stranger's.
 */
async function holdBack(
  ctx: AppContext,
  { ownerId, kind }: SentCode,
  { browserSecret, password = '' }: PressedLink,
): Promise<AccountRefusal | null> {
  if (kind === 'email_change_new')
    return (await actsAs(ctx, ownerId)) ? null : accountRefusal('no_authorization')
  const pending = await findPending(ctx, ownerId)
  if (!pending || (await isOfBrowser(pending, browserSecret))) return null
  const { passwordHash } = await readAttempt(ctx, pending)
  if (passwordHash === null) return null
  if (password === '') return accountRefusal('invalid_credentials')
  const tooMany = await limitGuesses(ctx, 'sign_up', ownerId, null)
  if (tooMany) return tooMany
  const { matches } = await checkPasswordHash(password, passwordHash)
  return matches ? null : accountRefusal('invalid_credentials')
}

async function actsAs(ctx: AppContext, userId: string): Promise<boolean> {
  const actor = await ctx.identity.actor()
  return actor.kind === 'system' || (actor.kind === 'user' && actor.userId === userId && !actor.awaitsFactor)
}

async function finishFlow(ctx: AppContext, { ownerId }: SentCode, flowId: string): Promise<string> {
  const code = ctx.newSecret()
  const authCodeHash = await secretHash(code)
  const provedAt = ctx.now()
  const expiresAt = provedAt + AUTH_CODE_LIFETIME_MS
  await ctx.db
    .update(flowStates)
    .set({ userId: ownerId, authCodeHash, provedAt, expiresAt })
    .where(eq(flowStates.id, flowId))
  return code
}
