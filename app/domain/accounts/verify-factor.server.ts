import { and, eq, exists, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { runBatch } from '#app/db/run-batch.ts'
import { deliverMessages } from '#app/domain/messages/deliver-messages.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { NoticeKind } from '#app/platform/message.ts'
import { unseal } from '#app/platform/sealing.server.ts'
import { verb } from '#app/platform/verb.ts'
import { factorChallenges, factors, sessions } from './accounts.schema.ts'
import type { Account, Session, SignedIn } from './accounts.types.ts'
import { closeEndedSockets } from './close-ended-sockets.server.ts'
import { amrWith } from './internal/amr-sql.ts'
import { auditEntry } from './internal/audit.ts'
import {
  callerHash,
  FACTOR_SECRET,
  type FactorRow,
  findFactor,
  isUuid,
  phoneCodeHash,
} from './internal/factor-rows.ts'
import { networkHash, networkRemembered } from './internal/known-networks.ts'
import { limitGuesses } from './internal/limits.ts'
import { ownerNotice } from './internal/owner-mail.ts'
import { pendingChangesDropped } from './internal/pending-changes-dropped.ts'
import { matchingStep } from './internal/totp.ts'
import { type AccountResult, accountGateRefusal, accountRefusal } from './refusals.ts'

/** Codes one challenge takes. */
const MAX_GUESSES = 5
const DAY_MS = 86_400_000

export interface VerifyFactorInput {
  factorId: string
  challengeId: string
  code: string
}

type ChallengeRow = typeof factorChallenges.$inferSelect

/**
 * Answers a challenge. With the right code the session rises to aal2, the factor counts as verified, enrollments of its
 * kind that were never confirmed go, and the account's other sessions that did not pass a second factor end. A new factor also
 * ends the changes of address and phone begun without it.
 * Every call counts as a guess before its code is looked at, and one conditional update decides who used a challenge or
 * a code first: guesses at the same moment gain nothing.
 */
export const verifyFactor = verb(
  { actor: 'pending', owner: ({ account }) => account.id, budgets: ['factor_verify'], notice: noticeOfNew },
  run,
  accountGateRefusal,
)

/** A factor that is verified for the first time is new: its owner is told. */
function noticeOfNew({ account }: SignedIn, { factorId }: VerifyFactorInput): NoticeKind | null {
  return account.factors.find(({ id }) => id === factorId)?.status === 'unverified' ? 'factor_added' : null
}

async function run(
  ctx: AppContext,
  { account, session }: SignedIn,
  { factorId, challengeId, code }: VerifyFactorInput,
): Promise<AccountResult<Session>> {
  const found = await findFactor(ctx, account.id, factorId)
  if (!found.ok) return found
  const factor = found.value
  if (code === '') return accountRefusal('validation_failed', { message: 'Code needs to be non-empty' })
  const passedOne = account.factors.some(({ status }) => status === 'verified')
  if (factor.status === 'unverified' && passedOne && session.aal !== 'aal2')
    return accountRefusal('insufficient_aal', {
      status: 403,
      message: 'AAL2 required to verify a new factor',
    })

  const counted = await countGuess(ctx, account, factor, challengeId)
  if (!counted.ok) return counted
  const step = factor.type === 'totp' ? await totpStep(ctx, factor, code) : null
  const right = step !== null || (await isPhoneCode(ctx, counted.value, code))
  if (!right || !(await claim(ctx, factor, challengeId, step)))
    return accountRefusal(
      'mfa_verification_failed',
      factor.type === 'phone' ? { message: 'Invalid MFA Phone code entered' } : {},
    )
  return raise(ctx, session, factor)
}

/** Takes one of the guesses of a challenge that may still be answered from here. */
async function countGuess(
  ctx: AppContext,
  account: Account,
  factor: FactorRow,
  challengeId: string,
): Promise<AccountResult<ChallengeRow>> {
  const ofFactor = and(eq(factorChallenges.id, challengeId), eq(factorChallenges.factorId, factor.id))
  const [challenge] = isUuid(challengeId) ? await ctx.db.select().from(factorChallenges).where(ofFactor) : []
  if (!challenge)
    return accountRefusal('mfa_factor_not_found', {
      status: 422,
      message: 'MFA factor with the provided challenge ID not found',
    })
  if (challenge.verifiedAt !== null || challenge.callerHash !== (await callerHash(ctx)))
    return accountRefusal('mfa_ip_address_mismatch')
  const open = and(
    ofFactor,
    gt(factorChallenges.expiresAt, ctx.now()),
    lt(factorChallenges.wrongGuesses, MAX_GUESSES),
  )
  const [counted] = await ctx.db
    .update(factorChallenges)
    .set({ wrongGuesses: sql`${factorChallenges.wrongGuesses} + 1` })
    .where(open)
    .returning()
  if (!counted) return accountRefusal('mfa_challenge_expired')
  const tooMany = await limitGuesses(ctx, 'factor', account.id, account.id)
  if (tooMany && factor.status === 'verified') await warnOwner(ctx, account)
  return tooMany ?? { ok: true, value: counted }
}

/** Whoever guesses at a second factor has the first: the owner is told, once a day. */
async function warnOwner(ctx: AppContext, account: Account): Promise<void> {
  const { allowed } = await ctx.limiter.take(`factor-warning:${account.id}`, 1, DAY_MS)
  const statements = allowed ? await ownerNotice(ctx, account, 'factor_guessed') : []
  if (statements.length === 0) return
  await runBatch(ctx.db, statements)
  ctx.waitUntil(deliverMessages(ctx))
}

async function totpStep(ctx: AppContext, { secret }: FactorRow, code: string): Promise<number | null> {
  if (secret === null) throw new Error('a totp factor without a secret')
  return matchingStep(await unseal(ctx.config, FACTOR_SECRET, secret), code, ctx.now())
}

async function isPhoneCode(ctx: AppContext, { id, codeHash }: ChallengeRow, code: string): Promise<boolean> {
  return codeHash !== null && codeHash === (await phoneCodeHash(ctx, id, code))
}

/** Uses up the challenge and, for TOTP, the time step; false when either was used already (RFC 6238 section 5.2). */
async function claim(
  ctx: AppContext,
  factor: FactorRow,
  challengeId: string,
  step: number | null,
): Promise<boolean> {
  const unusedStep = and(
    eq(factors.id, factor.id),
    step === null ? undefined : or(isNull(factors.lastStep), lt(factors.lastStep, step)),
  )
  const challenge = eq(factorChallenges.id, challengeId)
  const used = ctx.db
    .select()
    .from(factorChallenges)
    .where(and(challenge, isNotNull(factorChallenges.verifiedAt)))
  const [claimed, moved] = await ctx.db.batch([
    ctx.db
      .update(factorChallenges)
      .set({ verifiedAt: ctx.now() })
      .where(
        and(
          challenge,
          isNull(factorChallenges.verifiedAt),
          exists(ctx.db.select().from(factors).where(unusedStep)),
        ),
      )
      .returning({ id: factorChallenges.id }),
    ctx.db
      .update(factors)
      .set(step === null ? { updatedAt: ctx.now() } : { lastStep: step })
      .where(and(unusedStep, exists(used)))
      .returning({ id: factors.id }),
  ])
  return claimed.length > 0 && moved.length > 0
}

/** What a verified factor changes, at once. */
async function raise(
  ctx: AppContext,
  { id: sessionId, userId }: Session,
  { id: factorId, type, status }: FactorRow,
): Promise<AccountResult<Session>> {
  const now = ctx.now()
  const network = await networkHash(ctx, userId)
  const [, raised] = await ctx.db.batch([
    ctx.db.update(factors).set({ status: 'verified', updatedAt: now }).where(eq(factors.id, factorId)),
    ctx.db
      .update(sessions)
      .set({ aal: 'aal2', factorId, amr: amrWith(type === 'totp' ? 'totp' : 'mfa/phone', now) })
      .where(
        and(
          eq(sessions.id, sessionId),
          // Removed a moment ago: then it raises nothing.
          exists(ctx.db.select().from(factors).where(eq(factors.id, factorId))),
        ),
      )
      .returning(),
    ctx.db
      .delete(factors)
      .where(and(eq(factors.userId, userId), eq(factors.type, type), eq(factors.status, 'unverified'))),
    ctx.db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), eq(sessions.aal, 'aal1'), ne(sessions.id, sessionId))),
    networkRemembered(ctx, userId, network),
    auditEntry(ctx, userId, 'factor_verified', sessionId),
    ...(status === 'unverified' ? pendingChangesDropped(ctx, userId) : []),
  ])
  closeEndedSockets(ctx, userId)
  const session = raised[0]
  const actor = await ctx.identity.actor()
  if (session && actor.kind === 'user') ctx.identity.become({ ...actor, awaitsFactor: false, isFresh: true })
  return session ? { ok: true, value: session } : accountRefusal('session_not_found')
}
