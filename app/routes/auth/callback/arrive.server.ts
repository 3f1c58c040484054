import { decodeJwt } from 'jose'
import type { RequestContext } from '#app/context.ts'
import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { endSession } from '#app/domain/accounts/end-session.server.ts'
import { exchangeFlowCode } from '#app/domain/accounts/exchange-flow-code.server.ts'
import { identifyBearer } from '#app/domain/accounts/identify-bearer.server.ts'
import { type AccountRefusal, deny } from '#app/domain/accounts/refusals.ts'
import type { FlashCode } from '#app/flash.ts'
import { readPendingSignIn } from '#app/guards.server.ts'
import { HOME } from '#app/request/own-path.ts'
import { arrivedWith } from '#app/same-browser.server.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'
import { destinationPath, readDestination } from '../destination.ts'
import { isStale, maskedAddress } from './arrival.ts'
import { forgottenTrip, readTrip } from './trip-cookie.server.ts'

export type Arrived =
  | { kind: 'in'; response: Response }
  | { kind: 'refused'; refusal: AccountRefusal }
  /** Nothing shows that this browser asked for it: a person has to. */
  | { kind: 'ask'; address: string }

function successes(provider: string | undefined): FlashCode[] {
  if (provider === 'google') return ['callback_success', 'google_success']
  return provider === 'microsoft' ? ['callback_success', 'microsoft_success'] : ['callback_success']
}

/** Ends a sign-in that left from here (PKCE): the code opens nothing without this browser's verifier. */
export async function arriveWithCode(
  request: Request,
  ctx: RequestContext,
  authCode: string,
): Promise<Arrived> {
  const trip = readTrip(request)
  if (!trip) return { kind: 'refused', refusal: deny('bad_oauth_state') }
  const exchanged = await exchangeFlowCode(ctx, { authCode, codeVerifier: trip.verifier })
  if (!exchanged.ok) return { kind: 'refused', refusal: exchanged }
  const response = await completeSignIn(request, ctx, exchanged.value.proved, {
    to: destinationPath(readDestination(new URLSearchParams(trip.destination))),
    flash: successes(trip.provider),
  })
  response.headers.append('Set-Cookie', forgottenTrip())
  return { kind: 'in', response }
}

/**
 * Turns tokens that were found in the address into a session of this browser, and ends theirs. Whose browser it is shows
 * the cookie that came along with them, or the person, asked by name: a link could bring anyone's tokens.
 */
export async function arriveWithTokens(
  request: Request,
  ctx: RequestContext,
  { accessToken, confirmed }: { accessToken: string; confirmed: boolean },
): Promise<Arrived> {
  const bearer = await identifyBearer(ctx, `Bearer ${accessToken}`)
  if (bearer.kind === 'refused') return bearer
  if (bearer.kind === 'anonymous') return { kind: 'refused', refusal: deny('bad_jwt') }
  const { account, session } = bearer
  const now = Math.floor(ctx.now() / 1000)
  const age = now - (decodeJwt(accessToken).iat ?? now)
  if (isStale(now - age, now))
    ctx.log.info('warning: the session in the address was issued over 120 s ago', { age })
  const theirs =
    confirmed || (await arrivedWith(request, accessToken)) || (await isHere(request, ctx, account))
  if (!theirs) return { kind: 'ask', address: maskedAddress(account.email, account.phone) }
  const method = session.amr[0]?.method ?? 'oauth'
  const byProvider = method === 'oauth' ? successes(lastProvider(account)) : successes(undefined)
  const proof = { userId: account.id, method }
  const response = await completeSignIn(request, ctx, proof, { to: HOME, flash: byProvider })
  await endSession(ctx, account.id, session.id)
  return { kind: 'in', response }
}

async function isHere(request: Request, ctx: RequestContext, { id }: Account): Promise<boolean> {
  return (await readPendingSignIn(request, ctx))?.account.id === id
}

function lastProvider({ identities }: Account): string | undefined {
  return [...identities].sort((a, b) => (b.lastSignInAt ?? 0) - (a.lastSignInAt ?? 0))[0]?.provider
}
