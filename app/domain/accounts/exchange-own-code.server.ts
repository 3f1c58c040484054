// Codes of sign-ins that a client of the API began without PKCE and that end on a page of ours. No verifier goes with them:
// the page shows whose account a code opens before it is exchanged (routes/auth/callback).

import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { verb } from '#app/platform/verb.ts'
import { HOME, type OwnPath } from '#app/request/own-path.ts'
import { flowStates } from './accounts.schema.ts'
import type { Account, Proved } from './accounts.types.ts'
import { methodOf } from './internal/flow-method.ts'
import { isBanned } from './internal/is-banned.ts'
import { prove } from './internal/prove.ts'
import type { FlowRow } from './internal/provider-flow.ts'
import { readReturnAddress } from './internal/redirect-target.ts'
import { readAccount } from './read-account.server.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

export interface OwnExchange {
  proved: Proved
  /** The provider it was proved by. */
  provider: string | null
  /** The page its client asked for. */
  to: OwnPath
}

async function ownCode(ctx: AppContext, authCode: string) {
  return and(
    eq(flowStates.authCodeHash, await secretHash(authCode)),
    gt(flowStates.expiresAt, ctx.now()),
    isNotNull(flowStates.userId),
    isNull(flowStates.codeChallenge),
    isNull(flowStates.pendingIdentity),
  )
}

/** Whose account a code opens; null when it is none of this kind, or no longer good. Uses nothing up. */
export const readOwnCode = verb(
  { actor: 'holder', budgets: ['view_link'], notice: null },
  read,
  accountGateRefusal,
)

async function read(ctx: AppContext, authCode: string): Promise<AccountResult<Account | null>> {
  const [flow] = await ctx.db
    .select({ userId: flowStates.userId })
    .from(flowStates)
    .where(await ownCode(ctx, authCode))
  return { ok: true, value: flow?.userId ? await readAccount(ctx, flow.userId) : null }
}

/** Takes a code; each is good once. */
export const exchangeOwnCode = verb(
  { actor: 'holder', budgets: ['token'], notice: null },
  exchange,
  accountGateRefusal,
)

async function exchange(ctx: AppContext, authCode: string): Promise<AccountResult<OwnExchange>> {
  const [flow] = await ctx.db
    .delete(flowStates)
    .where(await ownCode(ctx, authCode))
    .returning()
  const account = flow?.userId ? await readAccount(ctx, flow.userId) : null
  if (!flow || !account) return accountRefusal('flow_state_not_found')
  if (isBanned(ctx, account)) return accountRefusal('user_banned')
  const { provider } = flow
  const proved = prove(ctx, { userId: account.id, method: methodOf(flow), at: flow.provedAt ?? 0 })
  return { ok: true, value: { proved, provider, to: pageOf(ctx, flow) } }
}

/** The page that exchanges codes is no place to stay. */
function pageOf(ctx: AppContext, { redirectTo }: FlowRow): OwnPath {
  const back = readReturnAddress(ctx, redirectTo)
  return back.kind === 'own' && !back.path.startsWith('/auth/callback') ? back.path : HOME
}
