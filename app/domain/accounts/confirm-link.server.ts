// A client of the API may begin to link an identity in one browser and have it end in another: somebody could send their link,
// and who opens it and agrees at Google would give them a way in. So a page of ours names both and waits for a yes.

import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { type GateReason, verb } from '#app/platform/verb.ts'
import { flowStates } from './accounts.schema.ts'
import type { Account } from './accounts.types.ts'
import { openPendingIdentity } from './internal/pending-identity.ts'
import { completeProviderFlow, forgetFlow } from './internal/provider-flow.ts'
import { linkByProvider } from './internal/provider-person.ts'
import { findProvider } from './internal/providers.ts'
import { readReturnAddress } from './internal/redirect-target.ts'
import type { ProviderOutcome } from './provider-outcome.ts'
import { readAccount } from './read-account.server.ts'
import { type AccountRefusal, accountGateRefusal, accountRefusal } from './refusals.ts'
import type { ReturnAddress } from './return-address.ts'

export interface PendingLink {
  /** The account the identity is to join. */
  account: Account
  /** Of Account's identities: google, microsoft, sso:<id>. */
  provider: string
  /** What the provider calls the person: an address, or null. */
  email: string | null
}

async function pendingLink(authCode: string, now: number) {
  return and(
    eq(flowStates.authCodeHash, await secretHash(authCode)),
    gt(flowStates.expiresAt, now),
    isNotNull(flowStates.pendingIdentity),
  )
}

/** What a link that waits is about; null when there is none, or it took too long. Uses nothing up. */
export const readPendingLink = verb(
  { actor: 'holder', budgets: ['view_link'], notice: null },
  read,
  () => null,
)

async function read(ctx: AppContext, authCode: string): Promise<PendingLink | null> {
  const [flow] = await ctx.db
    .select()
    .from(flowStates)
    .where(await pendingLink(authCode, ctx.now()))
  const account = flow?.userId ? await readAccount(ctx, flow.userId) : null
  if (!flow?.pendingIdentity || !account) return null
  const { person } = await openPendingIdentity(ctx.config, flow.pendingIdentity)
  return { account, provider: flow.provider ?? '', email: person.email }
}

/** Links the identity, once, and leads on to where the client waits. */
export const confirmLink = verb({ actor: 'holder', budgets: ['token'], notice: null }, confirm, refusedAtGate)

async function confirm(ctx: AppContext, authCode: string): Promise<ProviderOutcome> {
  // Of two presses at once, one finds it still pending.
  const where = await pendingLink(authCode, ctx.now())
  const [pending] = await ctx.db.select().from(flowStates).where(where)
  const [flow] = await ctx.db
    .update(flowStates)
    .set({ pendingIdentity: null, authCodeHash: null })
    .where(where)
    .returning()
  const provider = flow?.provider ? await findProvider(ctx, flow.provider) : null
  if (!flow?.userId || !pending?.pendingIdentity || !provider)
    return refused(readReturnAddress(ctx, null), accountRefusal('flow_state_not_found'))
  const { person, tokens } = await openPendingIdentity(ctx.config, pending.pendingIdentity)
  const linkTo = { userId: flow.userId, provedAt: flow.provedAt ?? 0 }
  const linked = await linkByProvider(ctx, linkTo, provider, person)
  if (linked.ok) return completeProviderFlow(ctx, flow, linked.value, tokens)
  await forgetFlow(ctx, flow)
  return refused(readReturnAddress(ctx, flow.redirectTo), linked)
}

function refused(back: ReturnAddress, refusal: AccountRefusal): ProviderOutcome {
  return { kind: 'refused', back, error: 'access_denied', refusal }
}

function refusedAtGate(reason: GateReason, ctx: AppContext): ProviderOutcome {
  return refused(readReturnAddress(ctx, null), accountGateRefusal(reason))
}
