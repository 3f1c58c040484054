// The only place that knows cookies and the context together: who is asking, and what they stored with us.

import { parse, parseSigned, serializeSigned } from 'hono/utils/cookie'
import { COOKIES, clearedCookie, cookieLine, HOST_ONLY, readCookie } from '#app/request/cookies.server.ts'
import { type OwnPath, ownPath, pathOf } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import type { AppContext } from './context.ts'
import { type Entitlements, entitlementsAt, NO_RECORDS } from './domain/access/entitlements.ts'
import { type Holder, readEntitlements } from './domain/access/read-entitlements.server.ts'
import type { SignedIn } from './domain/accounts/accounts.types.ts'
import { actingUser, awaitsSecondFactor } from './domain/accounts/acting-user.ts'
import { identifyBrowser } from './domain/accounts/identify-browser.server.ts'
import { needsWelcome } from './domain/accounts/needs-welcome.ts'
import type { Buyer } from './domain/billing/billing.types.ts'
import { claimGuestPurchases } from './domain/billing/claim-guest-purchases.server.ts'
import { creditGuest } from './domain/play/credit-guest.server.ts'
import type { Profile } from './domain/profiles/profiles.types.ts'
import { readOwnProfile } from './domain/profiles/read-own-profile.server.ts'
import { errorFields } from './error-fields.ts'
import { keyedHash, secretHash } from './keys.server.ts'
import type { Actor, Identity } from './platform/actor.ts'
import { type Preferences, readPreferences } from './preferences/preferences.ts'

const GUEST_COOKIE = '__Host-guest'

export function readPreferenceCookies(request: Request): Preferences {
  return readPreferences(parse(request.headers.get('Cookie') ?? ''))
}

/** The guest this browser is, or null. A cookie we did not sign (or someone changed) counts as none. */
async function readGuest(request: Request, ctx: AppContext): Promise<string | null> {
  const cookies = await parseSigned(
    request.headers.get('Cookie') ?? '',
    ctx.config.cookieSecret,
    GUEST_COOKIE,
  )
  const guestId = cookies[GUEST_COOKIE]
  return typeof guestId === 'string' ? guestId : null
}

/** Who plays here: the user signed in, or else this browser's guest; null for someone who never played. */
export async function readPlayer(request: Request, ctx: AppContext): Promise<string | null> {
  const signedIn = await readSignedIn(request, ctx)
  return signedIn ? signedIn.account.id : readGuest(request, ctx)
}

export interface Player {
  playerId: string
  /** To send along with the answer; set only when the player is a new guest. */
  setCookie: string | null
}

/** Who plays here; a new guest when nobody is known yet. Called only when there is something to remember. */
export async function requirePlayer(request: Request, ctx: AppContext): Promise<Player> {
  const known = await readPlayer(request, ctx)
  if (known !== null) return { playerId: known, setCookie: null }
  const guestId = ctx.newId()
  ctx.identity.become(await visitor(guestId, readClaimSecret(request)))
  return { playerId: guestId, setCookie: await guestCookie(guestId, ctx) }
}

/**
 * Credits what this browser's guest has played and bought to the user who has just signed in here.
 * @returns the Set-Cookie lines that end the guest: whoever plays or buys here signed out is somebody else. None without a
 * guest, and none when it could not be done now: the next sign-in tries again.
 */
export async function creditBrowserGuest(
  request: Request,
  ctx: AppContext,
  userId: string,
): Promise<string[]> {
  const [played, bought] = await Promise.all([
    creditRounds(request, ctx, userId),
    creditPurchases(request, ctx, userId),
  ])
  return [...played, ...bought]
}

async function creditRounds(request: Request, ctx: AppContext, userId: string): Promise<string[]> {
  const guestId = await readGuest(request, ctx)
  if (guestId === null) return []
  try {
    await creditGuest(ctx, { guestId, userId })
    return [clearedCookie(GUEST_COOKIE)]
  } catch (error) {
    ctx.log.error('a guest cannot be credited', errorFields(error))
    return []
  }
}

/** Holds what a guest has bought, until an account claims it. Not signed: it is a secret, and only its hash is stored. */
const CLAIM_COOKIE = '__Host-claim'

function readClaimSecret(request: Request): string | null {
  return readCookie(request, CLAIM_COOKIE)
}

/** Who buys here; `setCookie` goes along with the answer, so that a guest keeps what they buy. */
export interface BrowserBuyer {
  buyer: Buyer
  setCookie: string | null
}

/** Who has bought here: the user signed in, or else this browser's guest; null for someone who never bought. */
export async function readBuyer(request: Request, ctx: AppContext): Promise<Buyer | null> {
  const signedIn = await readSignedIn(request, ctx)
  if (signedIn) return { userId: signedIn.account.id }
  const claimSecret = readClaimSecret(request)
  return claimSecret === null ? null : { claimSecret }
}

/** As readBuyer; who never bought here becomes a guest who does. @param key of the page they buy on (newGuest) */
export async function requireBuyer(request: Request, ctx: AppContext, key: string): Promise<BrowserBuyer> {
  const known = await readBuyer(request, ctx)
  return known === null ? newGuest(ctx, key) : { buyer: known, setCookie: null }
}

/**
 * A guest nobody is yet. The secret is made of the page's own unguessable key, so that a button pressed twice, before the
 * first answer has brought the cookie, is one guest.
 */
export async function newGuest(ctx: AppContext, key: string): Promise<BrowserBuyer> {
  const claimSecret = await keyedHash(ctx.config, 'guest purchases', key)
  const actor = await ctx.identity.actor()
  ctx.identity.become(await visitor(actor.kind === 'visitor' ? actor.guestId : null, claimSecret))
  return {
    buyer: { claimSecret },
    setCookie: cookieLine(CLAIM_COOKIE, claimSecret),
  }
}

/** The buyer as rights know them; nobody holds nothing. */
export async function holderOf(buyer: Buyer | null): Promise<Holder | null> {
  if (buyer === null || 'userId' in buyer) return buyer
  return { claimHash: await secretHash(buyer.claimSecret) }
}

async function creditPurchases(request: Request, ctx: AppContext, userId: string): Promise<string[]> {
  const claimSecret = readClaimSecret(request)
  if (claimSecret === null) return []
  try {
    const claimed = await claimGuestPurchases(ctx, { userId, claimSecret })
    if (!claimed.ok && claimed.code === 'consent_required') return []
    return [clearedCookie(CLAIM_COOKIE)]
  } catch (error) {
    ctx.log.error('a guest’s purchases cannot be claimed', errorFields(error))
    return []
  }
}

/** What whoever is here has a right to: by their account, or else by what this browser's guest has bought. */
export async function readRights(request: Request, ctx: AppContext): Promise<Entitlements> {
  const holder = await holderOf(await readBuyer(request, ctx))
  return holder === null ? entitlementsAt(NO_RECORDS, ctx.now()) : readEntitlements(ctx, holder)
}

/** The Set-Cookie line that makes a browser this guest. */
export function guestCookie(guestId: string, ctx: AppContext): Promise<string> {
  return serializeSigned(GUEST_COOKIE, guestId, ctx.config.cookieSecret, {
    ...HOST_ONLY,
    maxAge: COOKIES[GUEST_COOKIE],
  })
}

/** Developer pages do not exist in production. */
export function requireDevelopment(ctx: AppContext): void {
  if (ctx.config.environment !== 'development') throw new Response(null, { status: 404 })
}

export const SESSION_COOKIE = '__Host-session'

/** The Set-Cookie line that signs a browser in; `secret` is openBrowserSession's. */
export function sessionCookie(secret: string): string {
  return cookieLine(SESSION_COOKIE, secret)
}

/** The Set-Cookie line that makes a browser forget who was signed in. */
export function clearedSessionCookie(): string {
  return clearedCookie(SESSION_COOKIE)
}

export function readSessionSecret(request: Request): string | null {
  return readCookie(request, SESSION_COOKIE)
}

/** Someone signed in, as pages need to know them. */
export interface Viewer extends SignedIn {
  /** null when it could not be read: they stay signed in (spec 000 section 8). */
  profile: Profile | null
}

/** Per request: pages of one view ask several times. Only while nothing is written, so that nobody reads what was before. */
const remembered = new WeakMap<Identity, Promise<SignedIn | null>>()

/** Who this browser's cookie stands for, also when their second factor is still to come. */
export async function readPendingSignIn(request: Request, ctx: AppContext): Promise<SignedIn | null> {
  const secret = readSessionSecret(request)
  if (secret === null) return null
  if (request.method !== 'GET' && request.method !== 'HEAD') return identifyBrowser(ctx, secret)
  const known = remembered.get(ctx.identity) ?? identifyBrowser(ctx, secret)
  remembered.set(ctx.identity, known)
  return known
}

async function visitor(guestId: string | null, secret: string | null): Promise<Actor> {
  return {
    kind: 'visitor',
    guestId,
    claim: secret === null ? null : { secret, hash: await secretHash(secret) },
  }
}

/** Who acts in a request of a browser, by its cookies. */
export async function readActor(request: Request, ctx: AppContext): Promise<Actor> {
  const signedIn = await readPendingSignIn(request, ctx)
  if (signedIn) return actingUser(ctx.now(), signedIn)
  return visitor(await readGuest(request, ctx), readClaimSecret(request))
}

/** Who is signed in to our screens, second factor and all; as readViewer, without the profile. */
export async function readSignedIn(request: Request, ctx: AppContext): Promise<SignedIn | null> {
  const signedIn = await readPendingSignIn(request, ctx)
  return signedIn && !awaitsSecondFactor(signedIn) ? signedIn : null
}

/** Who is looking; null for visitors and for those whose second factor is still to come. */
export async function readViewer(request: Request, ctx: AppContext): Promise<Viewer | null> {
  const signedIn = await readSignedIn(request, ctx)
  return signedIn && withProfile(ctx, signedIn)
}

async function withProfile(ctx: AppContext, signedIn: SignedIn): Promise<Viewer> {
  try {
    return { ...signedIn, profile: await readOwnProfile(ctx, signedIn.account.id) }
  } catch (error) {
    ctx.log.error('profile cannot be read', errorFields(error))
    return { ...signedIn, profile: null }
  }
}

/** The page that asks a newcomer who they are and then leads on to `to`. */
export function welcomePath(to: OwnPath): OwnPath {
  return ownPath('/auth/welcome', { returnTo: to })
}

/**
 * Who is looking; a visitor is sent to sign in, someone half signed in to their second factor, a newcomer nobody asked yet to
 * the welcome, and back afterwards.
 */
export async function requireViewer(request: Request, ctx: AppContext): Promise<Viewer> {
  const signedIn = await readPendingSignIn(request, ctx)
  const here = pathOf(request)
  if (signedIn && !awaitsSecondFactor(signedIn)) {
    const viewer = await withProfile(ctx, signedIn)
    if (viewer.profile && needsWelcome(viewer.account)) throw redirectTo(welcomePath(here))
    return viewer
  }
  throw redirectTo(ownPath(signedIn ? '/auth/second-factor' : '/auth', { returnTo: here }))
}

/**
 * Before anything is bought: somebody signed in whom no page has asked how old they are is asked first, and led back. Visitors
 * and those who were asked go on.
 */
export async function askAgeFirst(request: Request, ctx: AppContext): Promise<void> {
  const signedIn = await readSignedIn(request, ctx)
  if (signedIn && needsWelcome(signedIn.account)) throw redirectTo(welcomePath(pathOf(request)))
}

/** Whether a sign-in of our screens is young enough for what needs a fresh proof (recent.ts). */
export function isFreshSignIn(ctx: AppContext, signedIn: SignedIn): boolean {
  return actingUser(ctx.now(), signedIn).isFresh
}

/**
 * As requireViewer, and the sign-in is fresh (recent.ts); else the page that asks once more who is there comes first.
 * @param backTo where that page leads back to; here, when left out
 */
export async function requireFreshViewer(
  request: Request,
  ctx: AppContext,
  backTo: OwnPath = pathOf(request),
): Promise<Viewer> {
  const viewer = await requireViewer(request, ctx)
  if (isFreshSignIn(ctx, viewer)) return viewer
  throw redirectTo(ownPath('/profile/confirm', { returnTo: backTo }))
}

/** As requireFreshViewer for whoever has no password; the others prove themselves by typing theirs into the page's own form. */
export async function requireViewerWithPassword(request: Request, ctx: AppContext): Promise<Viewer> {
  const viewer = await requireViewer(request, ctx)
  return viewer.account.hasPassword ? viewer : requireFreshViewer(request, ctx)
}
