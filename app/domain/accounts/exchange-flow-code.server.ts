import { createHash, timingSafeEqual } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { unseal } from '#app/platform/sealing.server.ts'
import { verb } from '#app/platform/verb.ts'
import { flowStates } from './accounts.schema.ts'
import type { Proved } from './accounts.types.ts'
import { methodOf } from './internal/flow-method.ts'
import { isBanned } from './internal/is-banned.ts'
import { prove } from './internal/prove.ts'
import { readAccount } from './read-account.server.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

const tokens = z.object({ accessToken: z.string(), refreshToken: z.string().optional() })

export interface Exchanged {
  proved: Proved
  /** What the provider gave for its own API; handed over once. */
  providerTokens: z.infer<typeof tokens> | null
}

/** RFC 7636 section 4.6. Without a challenge nothing fits: such codes are our own pages' (exchange-own-code.server.ts). */
function verifierFits(verifier: string, challenge: string, method: 's256' | 'plain'): boolean {
  const shown = method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier
  const [a, b] = [new TextEncoder().encode(shown), new TextEncoder().encode(challenge)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Takes the code a finished flow came back with, and the verifier only its starter has. Each code is good once. */
export const exchangeFlowCode = verb(
  { actor: 'holder', budgets: ['token'], notice: null },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  { authCode, codeVerifier }: { authCode: string; codeVerifier: string },
): Promise<AccountResult<Exchanged>> {
  if (!authCode || !codeVerifier)
    return accountRefusal('validation_failed', {
      message: 'invalid request: both auth code and code verifier should be non-empty',
    })
  const finished = and(
    eq(flowStates.authCodeHash, await secretHash(authCode)),
    isNotNull(flowStates.userId),
    // One that waits for a yes has proved nothing (confirm-link.server.ts).
    isNull(flowStates.pendingIdentity),
  )
  const [flow] = await ctx.db.select().from(flowStates).where(finished)
  if (!flow) return accountRefusal('flow_state_not_found')
  if (flow.expiresAt <= ctx.now()) return accountRefusal('flow_state_expired')
  if (!verifierFits(codeVerifier, flow.codeChallenge ?? '', flow.codeChallengeMethod ?? 's256'))
    return accountRefusal('bad_code_verifier')
  const [taken] = await ctx.db.delete(flowStates).where(finished).returning({ userId: flowStates.userId })
  const account = taken?.userId ? await readAccount(ctx, taken.userId) : null
  if (!account) return accountRefusal('flow_state_not_found')
  if (isBanned(ctx, account)) return accountRefusal('user_banned')
  return {
    ok: true,
    value: {
      proved: prove(ctx, { userId: account.id, method: methodOf(flow), at: flow.provedAt ?? 0 }),
      providerTokens: flow.providerTokens
        ? tokens.parse(JSON.parse(await unseal(ctx.config, 'provider tokens', flow.providerTokens)))
        : null,
    },
  }
}
