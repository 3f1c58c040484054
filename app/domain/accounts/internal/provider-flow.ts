// The row of a sign-in that is away at a provider: written when it leaves, claimed once when it comes back.
import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import type { TrustedUrl } from '#app/request/trusted-url.ts'
import { flowStates } from '../accounts.schema.ts'
import type { CodeChallenge } from '../accounts.types.ts'
import { type AccountResult, accountRefusal } from '../refusals.ts'
import { authorizationUrl } from './provider-client.ts'
import { discoverProvider, ProviderFault } from './provider-discovery.ts'
import type { LinkTo } from './provider-person.ts'
import type { Provider } from './providers.ts'
import { readReturnAddress, returnHref } from './redirect-target.ts'

const MINUTE_MS = 60_000
/** How long a person may take at the provider. */
const LIFETIME_MS = 10 * MINUTE_MS

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
