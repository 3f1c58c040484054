// A sign-in at a provider: its row is written when the browser leaves, claimed once when it comes back, and given a code that
// its client or our own page exchanges.
import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import type { TrustedUrl } from '#app/request/trusted-url.ts'
import { flowStates } from '../accounts.schema.ts'
import type { CodeChallenge, Proved } from '../accounts.types.ts'
import type { ProviderOutcome, ProviderTokens } from '../provider-outcome.ts'
import { type AccountResult, accountRefusal } from '../refusals.ts'
import { prove } from './prove.ts'
import { authorizationUrl } from './provider-client.ts'
import { discoverProvider, ProviderFault } from './provider-discovery.ts'
import type { LinkTo } from './provider-person.ts'
import { sealProviderTokens } from './provider-tokens.ts'
import { findProvider, type Provider } from './providers.ts'
import { readReturnAddress, returnHref } from './redirect-target.ts'

const MINUTE_MS = 60_000
/** How long a person may take at the provider. */
const LIFETIME_MS = 10 * MINUTE_MS
/** Milliseconds a client, or a person on a page of ours, has for a code. */
const AUTH_CODE_LIFETIME_MS = 5 * MINUTE_MS

export type FlowRow = typeof flowStates.$inferSelect

export interface ProviderFlowRequest {
  redirectTo: string | null
  /** Scopes to ask for beside openid, email and profile; separated by spaces or commas. */
  scopes?: string | undefined
  challenge: CodeChallenge | null
  extraParams?: Readonly<Record<string, string>>
  /** The user who wants this identity added; left out: someone wants to sign in with it. */
  linkTo?: LinkTo
  /** True when one of our own screens asked to link: only the browser that left may come back. */
  fromScreen?: boolean
}

export interface OpenedProviderFlow {
  /** Where to send the browser. */
  url: TrustedUrl
  /** Comes back with the browser. Keeping it in a cookie shows that it is the same browser. */
  state: string
}

/** Stores a flow and says where it starts. Our secrets towards the provider stay in the row; only `state` travels. */
export async function openProviderFlow(
  ctx: AppContext,
  provider: Provider,
  { redirectTo, scopes, challenge, extraParams, linkTo, fromScreen = false }: ProviderFlowRequest,
): Promise<AccountResult<OpenedProviderFlow>> {
  let metadata: Awaited<ReturnType<typeof discoverProvider>>
  try {
    metadata = await discoverProvider(ctx, provider.config.issuer)
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    ctx.log.error('identity provider unreachable', { provider: provider.name, ...errorFields(error) })
    return accountRefusal('provider_disabled', {
      message: `Unsupported provider: ${provider.name} is out of reach`,
    })
  }
  const [state, nonce, verifier] = [ctx.newSecret(), ctx.newSecret(), ctx.newSecret()]
  const now = ctx.now()
  await ctx.db.insert(flowStates).values({
    id: ctx.newId(),
    method: provider.method,
    userId: linkTo?.userId ?? null,
    provedAt: linkTo?.provedAt ?? null,
    linking: linkTo !== undefined,
    fromScreen,
    codeChallenge: challenge?.challenge ?? null,
    codeChallengeMethod: challenge?.method ?? null,
    redirectTo: returnHref(ctx, readReturnAddress(ctx, redirectTo)),
    provider: provider.name,
    providerStateHash: await secretHash(state),
    providerVerifier: verifier,
    providerNonce: nonce,
    expiresAt: now + LIFETIME_MS,
    createdAt: now,
  })
  const url = authorizationUrl(ctx, provider.config, metadata, {
    state,
    nonce,
    verifier,
    scopes: scopes?.split(/[\s,]+/).filter((scope) => scope !== '') ?? [],
    extraParams: extraParams ?? {},
  })
  return { ok: true, value: { url, state } }
}

export interface ProviderStart extends Omit<ProviderFlowRequest, 'linkTo'> {
  /** google, microsoft, or azure, as some clients call it. */
  provider: string
}

/** Begins a sign-in at Google or Microsoft, or, with `linkTo`, adding an identity there to that user's account. */
export async function startProviderFlow(
  ctx: AppContext,
  { provider: name, ...request }: ProviderStart,
  linkTo?: LinkTo,
): Promise<AccountResult<OpenedProviderFlow>> {
  const provider = name.startsWith('sso:') ? null : await findProvider(ctx, name)
  if (provider === null) {
    const known = ['google', 'microsoft', 'azure'].includes(name)
    const why = known ? 'provider is not enabled' : `Provider ${name.slice(0, 40)} could not be found`
    return accountRefusal('validation_failed', { message: `Unsupported provider: ${why}` })
  }
  return openProviderFlow(ctx, provider, { ...request, ...(linkTo !== undefined && { linkTo }) })
}

/** The flow this `state` belongs to, which then belongs to nobody else; null when it is unknown or was used. */
export async function claimFlow(ctx: AppContext, state: string): Promise<FlowRow | null> {
  const [flow] = await ctx.db
    .update(flowStates)
    .set({ providerStateHash: null })
    .where(eq(flowStates.providerStateHash, await secretHash(state)))
    .returning()
  return flow ?? null
}

/** Ends a flow for good. */
export async function forgetFlow(ctx: AppContext, { id }: FlowRow): Promise<void> {
  await ctx.db.delete(flowStates).where(eq(flowStates.id, id))
}

/**
 * A code where the client keeps a verifier, and on every page of ours; tokens only where a client without one waits at an
 * address of the allow list.
 */
export async function completeProviderFlow(
  ctx: AppContext,
  flow: FlowRow,
  proved: Proved,
  providerTokens: ProviderTokens,
): Promise<ProviderOutcome> {
  const back = readReturnAddress(ctx, flow.redirectTo)
  const { userId, at: provedAt = ctx.now() } = proved
  if (flow.codeChallenge !== null) {
    const sealed = await sealProviderTokens(ctx.config, providerTokens)
    const authCode = await issueFlowCode(ctx, flow, { userId, provedAt, providerTokens: sealed })
    return { kind: 'code', back, authCode }
  }
  if (back.kind === 'own')
    return { kind: 'own_code', authCode: await issueFlowCode(ctx, flow, { userId, provedAt }) }
  await forgetFlow(ctx, flow)
  return { kind: 'proved', url: back.url, proved: prove(ctx, proved), providerTokens }
}

/** Gives a flow its code, which is good once; what was ours towards the provider goes. */
export async function issueFlowCode(
  ctx: AppContext,
  { id }: FlowRow,
  found: Partial<Pick<FlowRow, 'userId' | 'provedAt' | 'providerTokens' | 'pendingIdentity'>>,
): Promise<string> {
  const authCode = ctx.newSecret()
  await ctx.db
    .update(flowStates)
    .set({
      ...found,
      authCodeHash: await secretHash(authCode),
      providerVerifier: null,
      providerNonce: null,
      expiresAt: ctx.now() + AUTH_CODE_LIFETIME_MS,
    })
    .where(eq(flowStates.id, id))
  return authCode
}
