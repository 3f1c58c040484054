import { and, eq } from 'drizzle-orm'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { verb } from '#app/platform/verb.ts'
import { factorChallenges, factors } from './accounts.schema.ts'
import type { Factor, SignedIn } from './accounts.types.ts'
import {
  CHALLENGE_EXPIRY_MS,
  callerHash,
  expiredChallenges,
  findFactor,
  phoneCodeHash,
} from './internal/factor-rows.ts'
import { limitMessages } from './internal/limits.ts'
import { type AccountResult, accountGateRefusal } from './refusals.ts'

export interface FactorChallenge {
  id: string
  type: Factor['type']
  /** Milliseconds since the epoch. */
  expiresAt: number
}

/**
 * Asks for a code of one's own factor. The answer must come from the same network address within 300 s; for a phone
 * factor the code is sent to it now, at most once a minute.
 */
export const challengeFactor = verb(
  { actor: 'pending', owner: ({ account }) => account.id, budgets: ['factor_challenge'], notice: null },
  run,
  accountGateRefusal,
)

async function run(
  ctx: AppContext,
  { account }: Pick<SignedIn, 'account'>,
  factorId: string,
): Promise<AccountResult<FactorChallenge>> {
  const found = await findFactor(ctx, account.id, factorId)
  if (!found.ok) return found
  const { type, phone, status } = found.value

  const id = ctx.newId()
  const now = ctx.now()
  const expiresAt = now + CHALLENGE_EXPIRY_MS
  const challenge = { id, factorId, callerHash: await callerHash(ctx), expiresAt, createdAt: now }
  const statements = [
    ctx.db
      .delete(factorChallenges)
      .where(and(eq(factorChallenges.factorId, factorId), expiredChallenges(ctx))),
    ctx.db.update(factors).set({ lastChallengedAt: now }).where(eq(factors.id, factorId)),
  ] as const
  if (type === 'totp' || phone === null) {
    await ctx.db.batch([...statements, ctx.db.insert(factorChallenges).values(challenge)])
    return { ok: true, value: { id, type, expiresAt } }
  }

  // A number that nobody has shown to be theirs yet is written to as to anybody's.
  const proved = status === 'verified' ? factorId : null
  const addressee = { ownerId: proved && account.id, proved }
  const tooSoon = await limitMessages(ctx, 'factor', { channel: 'sms', value: phone }, addressee)
  if (tooSoon) return tooSoon
  const code = ctx.newCode()
  const codeHash = await phoneCodeHash(ctx, id, code)
  const message = {
    channel: 'sms',
    recipient: phone,
    kind: 'phone_code',
    locale: ctx.caller.locale,
    params: { code },
  } as const
  const { statement } = await queueMessage(ctx, message, { decoy: false })
  await ctx.db.batch([
    ...statements,
    ctx.db.insert(factorChallenges).values({ ...challenge, codeHash }),
    statement,
  ])
  ctx.waitUntil(deliverMessages(ctx))
  return { ok: true, value: { id, type, expiresAt } }
}
