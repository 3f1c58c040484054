// What the tests of referrals share: Ana, who invites, Ben, who is invited, and what they play and buy.
import { env } from 'cloudflare:workers'
import { grants, plans, subscribers } from '#app/domain/access/access.schema.ts'
import { auditLog, users } from '#app/domain/accounts/accounts.schema.ts'
import {
  checkouts,
  customers,
  paymentEvents,
  trialAddresses,
  trials,
} from '#app/domain/billing/billing.schema.ts'
import { convergeCustomer } from '#app/domain/billing/converge-customer.server.ts'
import { startPurchase } from '#app/domain/billing/start-purchase.server.ts'
import { ages, consents } from '#app/domain/consent/consent.schema.ts'
import { outgoingMessages } from '#app/domain/messages/messages.schema.ts'
import { NO_ENTITLEMENTS } from '#app/domain/play/entitlements.ts'
import { finishRound } from '#app/domain/play/finish-round.server.ts'
import { finishedRounds, openRounds } from '#app/domain/play/play.schema.ts'
import { startRound } from '#app/domain/play/start-round.server.ts'
import { profiles } from '#app/domain/profiles/profiles.schema.ts'
import { perfectPlayer, playRound } from '#engine/games/math-master/scripted-players.ts'
import { type TestContext, testContext } from '#tests/factories/app-context.ts'
import { makePerson, type Person } from '#tests/factories/people.ts'
import { applyReferralCode } from './apply-referral-code.server.ts'
import { claimReward } from './claim-reward.server.ts'
import { generateReferralCode } from './generate-referral-code.server.ts'
import { readReferrals } from './read-referrals.server.ts'
import { referralCodes, referrals, rewards } from './referrals.schema.ts'
import { validateReferralCode } from './validate-referral-code.server.ts'

export const DAY = 86_400_000

export const TABLES = [
  referralCodes,
  referrals,
  rewards,
  grants,
  plans,
  subscribers,
  customers,
  checkouts,
  paymentEvents,
  trials,
  trialAddresses,
  openRounds,
  finishedRounds,
  ages,
  consents,
  users,
  profiles,
  auditLog,
  outgoingMessages,
]

export let ctx: TestContext

export let ana: Person

export let ben: Person

export let code: string

/** Each a minute newer than the one before. */
export async function person(name: string): Promise<Person> {
  ctx.clock.now += 60_000
  return makePerson(ctx, name)
}

export async function codeOf({ userId }: Person): Promise<string> {
  const made = await generateReferralCode(ctx, userId)
  if (!made.ok) throw new Error(made.code)
  return made.value.code
}

export const apply = ({ userId }: Person, typed = code) => applyReferralCode(ctx, { userId, typed })

export const validate = (who: Person | null, typed = code) =>
  validateReferralCode(ctx, { userId: who?.userId ?? null, typed })

export const claim = ({ userId }: Person, rewardId: string) => claimReward(ctx, { userId, rewardId })

export const createdAt = 0

export const seenBy = ({ userId }: Person) => readReferrals(ctx, { id: userId, createdAt })

export const rewardsOf = async (who: Person) => (await seenBy(who)).rewards

export async function firstReward(who: Person): Promise<string> {
  const [reward] = await rewardsOf(who)
  if (!reward) throw new Error('no reward')
  return reward.id
}

export async function open(playerId: string) {
  const started = await startRound(ctx, {
    playerId,
    gameId: 'mathMaster',
    band: 'elementary',
    timed: true,
    language: 'en',
    challenge: 'even',
    attemptId: ctx.newId(),
    entitlements: NO_ENTITLEMENTS,
  })
  if (!started.ok) throw new Error(started.code)
  ctx.clock.now += 600_000
  return started.value
}

export async function finish(playerId: string, round: Awaited<ReturnType<typeof open>>) {
  const { moves } = playRound(round.options, perfectPlayer(1_500))
  return finishRound(ctx, { playerId, roundId: round.roundId, moves, entitlements: NO_ENTITLEMENTS })
}

export async function play(playerId: string) {
  const finished = await finish(playerId, await open(playerId))
  if (!finished.ok) throw new Error(finished.code)
}

/** Everything the browser does before the money: nothing of it counts. */
export async function press(who: Person, item = 'game-level') {
  const started = await startPurchase(ctx, { holder: who, key: ctx.newId(), item })
  if (!started.ok) throw new Error(started.code)
  const [customer] = await ctx.db.select().from(customers)
  return { sessionId: started.value.sessionId, customerId: customer?.id ?? '' }
}

export async function pay(who: Person, item = 'ultimate-access') {
  const { sessionId, customerId } = await press(who, item)
  ctx.payments.pay(sessionId)
  await convergeCustomer(ctx, customerId)
  return customerId
}

/** A context without any rows; Ana has a code, Ben is newer. */
export async function setUpReferrals(): Promise<void> {
  ctx = testContext(env.DB)
  for (const table of TABLES) await ctx.db.delete(table)
  ana = await person('Ana')
  ben = await person('Ben')
  code = await codeOf(ana)
}
