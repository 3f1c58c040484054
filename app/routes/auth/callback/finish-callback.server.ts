import type { Account } from '#app/domain/accounts/accounts.types.ts'
import { exchangeFlowCode } from '#app/domain/accounts/exchange-flow-code.server.ts'
import { exchangeOwnCode, readOwnCode } from '#app/domain/accounts/exchange-own-code.server.ts'
import { type AccountRefusal, accountRefusal } from '#app/domain/accounts/refusals.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { clearedCookie } from '#app/request/cookies.server.ts'
import { matchesProviderCode } from '#app/request/provider-cookies.server.ts'
import { readPendingSignIn } from '#app/request/viewer.server.ts'
import type { FlashCode } from '#app/words/flashes.ts'
import { completeSignIn } from '../complete-sign-in.server.ts'
import { destinationPath, readDestination } from '../destination.ts'
import { maskedAddress } from './arrival.ts'
import { readFlow } from './flow-cookie.server.ts'

export type CallbackResult =
  | { kind: 'in'; response: Response }
  | { kind: 'refused'; refusal: AccountRefusal }
  /** Nothing shows that this browser asked for it: a person has to. */
  | { kind: 'ask'; address: string; otherOpen: string | null }

function successes(provider: string | null): FlashCode[] {
  if (provider === 'google') return ['callback_success', 'google_success']
  return provider === 'microsoft' ? ['callback_success', 'microsoft_success'] : ['callback_success']
}

/** Ends a sign-in with the code in the address: ours, or one that a client of the API began without a verifier. */
export async function finishCallback(
  request: Request,
  ctx: RequestContext,
  authCode: string,
  confirmed: boolean,
): Promise<CallbackResult> {
  const read = await readOwnCode(ctx, authCode)
  if (!read.ok) return { kind: 'refused', refusal: read }
  const account = read.value
  return account === null
    ? finishFromScreen(request, ctx, authCode)
    : arriveFromClient(request, ctx, { authCode, account, confirmed })
}

/** One that left from a screen of ours (PKCE): the code opens nothing without this browser's verifier. */
async function finishFromScreen(
  request: Request,
  ctx: RequestContext,
  authCode: string,
): Promise<CallbackResult> {
  const flow = readFlow(request)
  if (!flow) return { kind: 'refused', refusal: accountRefusal('bad_oauth_state') }
  const exchanged = await exchangeFlowCode(ctx, { authCode, codeVerifier: flow.verifier })
  if (!exchanged.ok) return { kind: 'refused', refusal: exchanged }
  const response = await completeSignIn(request, ctx, exchanged.value.proved, {
    to: destinationPath(readDestination(new URLSearchParams(flow.destination))),
    flash: successes(flow.provider),
  })
  response.headers.append('Set-Cookie', clearedCookie('__Host-provider-flow'))
  return { kind: 'in', response }
}

/**
 * One that a client began. Whose browser it is shows the cookie it left with, or the person, asked by name: a link could bring
 * anyone's code.
 */
async function arriveFromClient(
  request: Request,
  ctx: RequestContext,
  { authCode, account, confirmed }: { authCode: string; account: Account; confirmed: boolean },
): Promise<CallbackResult> {
  const open = (await readPendingSignIn(request, ctx))?.account ?? null
  const theirs = confirmed || (await matchesProviderCode(request, authCode)) || open?.id === account.id
  if (!theirs)
    return {
      kind: 'ask',
      address: maskedAddress(account.email, account.phone),
      otherOpen: open && maskedAddress(open.email, open.phone),
    }
  const exchanged = await exchangeOwnCode(ctx, authCode)
  if (!exchanged.ok) return { kind: 'refused', refusal: exchanged }
  const { proved, provider, to } = exchanged.value
  return {
    kind: 'in',
    response: await completeSignIn(request, ctx, proved, { to, flash: successes(provider) }),
  }
}
