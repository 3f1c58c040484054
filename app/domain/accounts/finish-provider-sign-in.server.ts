import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { type GateReason, verb } from '#app/platform/verb.ts'
import type { Proved } from './accounts.types.ts'
import { BadIdToken, type ProviderPerson, verifyIdToken } from './internal/id-token.ts'
import { sealPendingIdentity } from './internal/pending-identity.ts'
import { redeemCode } from './internal/provider-client.ts'
import { discoverProvider, ProviderFault } from './internal/provider-discovery.ts'
import {
  claimFlow,
  completeProviderFlow,
  type FlowRow,
  forgetFlow,
  issueFlowCode,
} from './internal/provider-flow.ts'
import { linkByProvider, proveByProvider } from './internal/provider-person.ts'
import { findProvider, type Provider } from './internal/providers.ts'
import { readReturnAddress } from './internal/redirect-target.ts'
import type { ProviderOutcome, ProviderTokens } from './provider-outcome.ts'
import { type AccountRefusal, type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'
import type { ReturnAddress } from './return-address.ts'

const DESCRIPTION_MAX = 300

/** What a provider sends back with the browser (RFC 6749 section 4.1.2, RFC 9207). */
export interface ProviderReturn {
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
  errorDescription?: string | undefined
  /** The issuer, as some providers name it. */
  iss?: string | undefined
  /** Whether this browser is the one that left (same-browser.server.ts). */
  sameBrowser?: boolean
  /** Who is signed in to our screens in it. */
  viewerId?: string | null
}

/** A browser is back from a provider: redeems the code, verifies who it is about, signs in or links. */
export const finishProviderSignIn = verb(
  { actor: 'holder', budgets: ['token'], notice: null },
  run,
  refusedAtGate,
)

async function run(ctx: AppContext, back: ProviderReturn): Promise<ProviderOutcome> {
  const flow = back.state ? await claimFlow(ctx, back.state) : null
  if (!flow) return refused(readReturnAddress(ctx, null), accountRefusal('bad_oauth_state'))
  const returnAddress = readReturnAddress(ctx, flow.redirectTo)
  if (flow.expiresAt <= ctx.now()) return refused(returnAddress, accountRefusal('flow_state_expired'))
  if (back.error !== undefined) {
    await forgetFlow(ctx, flow)
    const message = back.errorDescription?.slice(0, DESCRIPTION_MAX) || 'The sign-in was not completed'
    const refusal = accountRefusal('bad_oauth_callback', { message })
    return refused(returnAddress, refusal, back.error === 'access_denied' ? 'access_denied' : 'server_error')
  }
  if (flow.linking && isElsewhere(flow, back)) {
    await forgetFlow(ctx, flow)
    return refused(returnAddress, accountRefusal('other_browser'))
  }
  const redeemed = await redeem(ctx, flow, back)
  if (redeemed.ok && flow.linking && back.viewerId !== flow.userId)
    return askBeforeLinking(ctx, flow, redeemed.value)
  const proved = redeemed.ok ? await settle(ctx, flow, redeemed.value) : redeemed
  if (redeemed.ok && proved.ok) return completeProviderFlow(ctx, flow, proved.value, redeemed.value.tokens)
  await forgetFlow(ctx, flow)
  return refused(returnAddress, proved.ok ? accountRefusal('bad_oauth_callback') : proved)
}

/**
 * Whether a link began in another browser or for another account than it ends: somebody could send their link, and another
 * person's Google would open their account. A client of the API has no cookie here; where nobody is signed in, a person is
 * asked by name (askBeforeLinking).
 */
function isElsewhere(flow: FlowRow, { sameBrowser = false, viewerId = null }: ProviderReturn): boolean {
  if (flow.fromScreen) return !sameBrowser || viewerId !== flow.userId
  return viewerId !== null && viewerId !== flow.userId
}

function refused(back: ReturnAddress, refusal: AccountRefusal, error?: string): ProviderOutcome {
  const word = refusal.code.startsWith('bad_') ? 'invalid_request' : 'access_denied'
  return { kind: 'refused', back, refusal, error: error ?? word }
}

function refusedAtGate(reason: GateReason, ctx: AppContext): ProviderOutcome {
  return refused(readReturnAddress(ctx, null), accountGateRefusal(reason))
}

interface Redeemed {
  provider: Provider
  person: ProviderPerson
  tokens: ProviderTokens
}

/** Code to tokens to person, each checked against what this flow left with. */
async function redeem(
  ctx: AppContext,
  { provider: name, providerVerifier: verifier, providerNonce: nonce }: FlowRow,
  { code, iss }: ProviderReturn,
): Promise<AccountResult<Redeemed>> {
  const provider = await findProvider(ctx, name ?? '')
  if (!provider) return accountRefusal('provider_disabled')
  if (!code || verifier === null || nonce === null) return accountRefusal('bad_oauth_callback')
  try {
    const metadata = await discoverProvider(ctx, provider.config.issuer)
    // A code of one provider must not be shown to another (RFC 9207). With a tenant's place open there is no one name.
    if (iss !== undefined && iss !== metadata.issuer && !metadata.issuer.includes('{tenantid}'))
      return accountRefusal('bad_oauth_callback', { message: 'The answer comes from another provider' })
    const { idToken, ...tokens } = await redeemCode(ctx, provider.config, metadata, { code, verifier })
    const proof = { idToken, nonce, accessToken: tokens.accessToken }
    return { ok: true, value: { provider, tokens, person: await verifyIdToken(ctx, provider.config, proof) } }
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof BadIdToken)) throw error
    ctx.log.error('provider sign-in failed', { provider: provider.name, ...errorFields(error) })
    const message = error instanceof BadIdToken ? 'Bad ID token' : 'Unable to exchange external code'
    return accountRefusal('bad_oauth_callback', { message })
  }
}

/** Keeps who came back from the provider until they say, on a page of ours, that their identity is to join the account. */
async function askBeforeLinking(
  ctx: AppContext,
  flow: FlowRow,
  { person, tokens }: Redeemed,
): Promise<ProviderOutcome> {
  const pendingIdentity = await sealPendingIdentity(ctx.config, { person, tokens })
  const back = readReturnAddress(ctx, flow.redirectTo)
  const clientUrl = back.kind === 'listed' ? back.url : null
  return { kind: 'confirm_link', authCode: await issueFlowCode(ctx, flow, { pendingIdentity }), clientUrl }
}

function settle(
  ctx: AppContext,
  flow: FlowRow,
  { provider, person }: Redeemed,
): Promise<AccountResult<Proved>> {
  return flow.linking && flow.userId !== null
    ? linkByProvider(ctx, { userId: flow.userId, provedAt: flow.provedAt ?? 0 }, provider, person)
    : proveByProvider(ctx, provider, person)
}
