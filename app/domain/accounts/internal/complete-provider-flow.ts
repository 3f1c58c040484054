// The end of a sign-in at a provider: what the browser takes along from here.
import { eq } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { flowStates } from '../accounts.schema.ts'
import type { Proved } from '../accounts.types.ts'
import type { ProviderOutcome, ProviderTokens } from '../provider-outcome.ts'
import { prove } from './prove.ts'
import { type FlowRow, forgetFlow } from './provider-flow.ts'
import { sealProviderTokens } from './provider-tokens.ts'
import { readReturnAddress } from './redirect-target.ts'

/** Milliseconds a client, or a person on a page of ours, has for a code. */
const AUTH_CODE_LIFETIME_MS = 5 * 60_000

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
