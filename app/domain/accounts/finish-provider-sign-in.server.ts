import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/context.ts'
import { errorFields } from '#app/error-fields.ts'
import { secretHash } from '#app/keys.server.ts'
import { flowStates } from './accounts.schema.ts'
import type { Proved } from './accounts.types.ts'
import { BadIdToken, type ProviderPerson, verifyIdToken } from './internal/id-token.ts'
import { limitCalls } from './internal/limits.ts'
import { type ProviderTokens, redeemCode } from './internal/provider-client.ts'
import { discoverProvider, ProviderFault } from './internal/provider-discovery.ts'
import { claimFlow, type FlowRow, forgetFlow } from './internal/provider-flow.ts'
import { linkByProvider, proveByProvider } from './internal/provider-person.ts'
import { sealProviderTokens } from './internal/provider-tokens.ts'
import { findProvider, type Provider } from './internal/providers.ts'
import { type AccountRefusal, type AccountResult, deny } from './refusals.ts'

/** Milliseconds a client has to turn the code into a session. */
const AUTH_CODE_LIFETIME_MS = 5 * 60_000
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

/** Where the browser goes on to, and what it takes along. */
export type ProviderOutcome =
  /** The client asked for tokens right away: open a session and hand it over. */
  | { kind: 'proved'; redirectTo: string; proved: Proved; providerTokens: ProviderTokens }
  /** The client keeps a PKCE verifier: it turns this code into a session. */
  | { kind: 'code'; redirectTo: string; authCode: string }
  /** `error` is OAuth's own word for it. */
  | { kind: 'refused'; redirectTo: string; error: string; refusal: AccountRefusal }

/** A browser is back from a provider: redeems the code, verifies who it is about, signs in or links. */
export async function finishProviderSignIn(ctx: AppContext, back: ProviderReturn): Promise<ProviderOutcome> {
  const limited = await limitCalls(ctx, 'token')
  if (limited) return refused(ctx.config.siteUrl, limited)
  const flow = back.state ? await claimFlow(ctx, back.state) : null
  if (!flow) return refused(ctx.config.siteUrl, deny('bad_oauth_state'))
  if (flow.expiresAt <= ctx.now()) return refused(flow.redirectTo, deny('flow_state_expired'))
  if (back.error !== undefined) {
    await forgetFlow(ctx, flow)
    const message = back.errorDescription?.slice(0, DESCRIPTION_MAX) || 'The sign-in was not completed'
    const refusal = deny('bad_oauth_callback', { message })
    return refused(
      flow.redirectTo,
      refusal,
      back.error === 'access_denied' ? 'access_denied' : 'server_error',
    )
  }
  if (flow.linking && isElsewhere(flow, back)) {
    await forgetFlow(ctx, flow)
    return refused(flow.redirectTo, deny('other_browser'))
  }
  const redeemed = await redeem(ctx, flow, back)
  const proved = redeemed.ok ? await settle(ctx, flow, redeemed.value) : redeemed
  if (redeemed.ok && proved.ok) return handOver(ctx, flow, proved.value, redeemed.value.tokens)
  await forgetFlow(ctx, flow)
  return refused(flow.redirectTo, proved.ok ? deny('bad_oauth_callback') : proved)
}

/**
 * Whether a link began in another browser or for another account than it ends: somebody could send their link, and another
 * person's Google would open their account. A client of the API has no cookie here; there only somebody else's sign-in shows.
 */
function isElsewhere(flow: FlowRow, { sameBrowser = false, viewerId = null }: ProviderReturn): boolean {
  if (flow.fromScreen) return !sameBrowser || viewerId !== flow.userId
  return viewerId !== null && viewerId !== flow.userId
}

function refused(redirectTo: string, refusal: AccountRefusal, error?: string): ProviderOutcome {
  const word = refusal.code.startsWith('bad_') ? 'invalid_request' : 'access_denied'
  return { kind: 'refused', redirectTo, refusal, error: error ?? word }
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
  if (!provider) return deny('provider_disabled')
  if (!code || verifier === null || nonce === null) return deny('bad_oauth_callback')
  try {
    const metadata = await discoverProvider(ctx, provider.config.issuer)
    // A code of one provider must not be shown to another (RFC 9207). With a tenant's place open there is no one name.
    if (iss !== undefined && iss !== metadata.issuer && !metadata.issuer.includes('{tenantid}'))
      return deny('bad_oauth_callback', { message: 'The answer comes from another provider' })
    const { idToken, ...tokens } = await redeemCode(ctx, provider.config, metadata, { code, verifier })
    const proof = { idToken, nonce, accessToken: tokens.accessToken }
    return { ok: true, value: { provider, tokens, person: await verifyIdToken(ctx, provider.config, proof) } }
  } catch (error) {
    if (!(error instanceof ProviderFault || error instanceof BadIdToken)) throw error
    ctx.log.error('provider sign-in failed', { provider: provider.name, ...errorFields(error) })
    const message = error instanceof BadIdToken ? 'Bad ID token' : 'Unable to exchange external code'
    return deny('bad_oauth_callback', { message })
  }
}

function settle(
  ctx: AppContext,
  flow: FlowRow,
  { provider, person }: Redeemed,
): Promise<AccountResult<Proved>> {
  return flow.linking && flow.userId !== null
    ? linkByProvider(ctx, flow.userId, provider, person)
    : proveByProvider(ctx, provider, person)
}

async function handOver(
  ctx: AppContext,
  flow: FlowRow,
  proved: Proved,
  providerTokens: ProviderTokens,
): Promise<ProviderOutcome> {
  const { redirectTo } = flow
  if (flow.codeChallenge === null) {
    await forgetFlow(ctx, flow)
    return { kind: 'proved', redirectTo, proved, providerTokens }
  }
  const authCode = ctx.newSecret()
  await ctx.db
    .update(flowStates)
    .set({
      userId: proved.userId,
      authCodeHash: await secretHash(authCode),
      providerVerifier: null,
      providerNonce: null,
      providerTokens: await sealProviderTokens(ctx.config, providerTokens),
      expiresAt: ctx.now() + AUTH_CODE_LIFETIME_MS,
    })
    .where(eq(flowStates.id, flow.id))
  return { kind: 'code', redirectTo, authCode }
}
