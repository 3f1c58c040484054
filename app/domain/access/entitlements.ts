// What someone may do at a moment: one pure function of our own records and the time. Pages, actions, API and games all
// ask it; nothing a browser says goes in.

import type { ArFilter } from '#app/domain/catalogue/ar-filters.ts'
import {
  ADD_ON_CONTENTS,
  type AddOn,
  PASS_FEATURES,
  type PassLevel,
} from '#app/domain/catalogue/one-time-items.ts'
import type { Feature, Quotas } from '#app/domain/catalogue/plan-limits.ts'
import { type Interval, PLANS, reaches, type Tier } from '#app/domain/catalogue/plans.ts'
import { PASS_OPENS } from './pass-features.ts'
import { isOverdue, isPaidFor } from './payment-status.ts'

/** A plan someone has, paid, on trial or as a reward. Times are milliseconds since the epoch. */
export interface PlanRecord {
  readonly tier: Tier
  readonly interval: Interval | null
  readonly startsAt: number
  /** The plan is over from this moment on; null: until further notice. */
  readonly endsAt: number | null
  /** As the card provider calls it; null or left out for plans that are not its. */
  readonly status?: string | null
  /** The guardian who pays for it. */
  readonly payerId?: string | null
}

/** Something bought once, or given. */
export interface GrantRecord {
  readonly item: PassLevel | AddOn
  readonly startsAt: number
  /** null: for good. */
  readonly endsAt: number | null
}

export interface AccessRecords {
  readonly plans: readonly PlanRecord[]
  readonly grants: readonly GrantRecord[]
  /** Plans of children that the holder pays for; they open nothing for the holder. */
  readonly paidForChildren?: readonly PlanRecord[]
}

export interface Entitlements {
  readonly tier: Tier
  readonly interval: Interval | null
  /** When the plan in force ends; null for Free and for plans without an end. */
  readonly expiresAt: number | null
  readonly features: ReadonlySet<Feature>
  /** Until when each of them is open, what follows without a gap counted in; infinite for plans without an end. */
  readonly featureEnds: ReadonlyMap<Feature, number>
  readonly quotas: Quotas
  /** Passes that run, one for each level; it ends when the last of those bought to follow one another does. */
  readonly passes: readonly { readonly level: PassLevel; readonly endsAt: number }[]
  /** Levels after every game's last one. */
  readonly extraLevels: number
  /** Two while a learning boost runs, else one. */
  readonly xpTimes: 1 | 2
  /** When the boost that runs ends, those bought to follow it counted in. */
  readonly boostEndsAt: number | null
  readonly arFilters: readonly ArFilter[]
  readonly voices: number
  /**
   * The plan whose renewal was not paid, and until when it opens anything; null: none, or another paid one runs. The holder's
   * own comes before those they pay for.
   */
  readonly overdue: OverduePlan | null
}

export interface OverduePlan {
  readonly tier: Tier
  readonly endsAt: number
  /** Whoever pays for it mends the payment: own: the holder. from-guardian: a guardian of theirs. for-child: the holder. */
  readonly relation: 'own' | 'from-guardian' | 'for-child'
}

export const NO_RECORDS: AccessRecords = { plans: [], grants: [] }

function runsAt(now: number) {
  return ({ startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number | null }) =>
    startsAt <= now && (endsAt === null || now < endsAt)
}

type Timed = GrantRecord & { readonly endsAt: number }

function isTimed(grant: GrantRecord): grant is Timed {
  return grant.endsAt !== null
}

function isPass(grant: GrantRecord): grant is Timed & { item: PassLevel } {
  return grant.item in PASS_FEATURES && isTimed(grant)
}

/** The best plan and everything bought, as of `now`. What has ended counts for nothing, whether anyone noted it or not. */
export function entitlementsAt(
  { plans, grants, paidForChildren = [] }: AccessRecords,
  now: number,
): Entitlements {
  const plan = planInForce(plans, now)
  const tier = plan?.tier ?? 'free'
  const running = grants.filter(runsAt(now))
  const passes = running.filter(isPass)
  const features = new Set([...PLANS[tier].features, ...passes.flatMap(({ item }) => PASS_OPENS[item])])
  const opening = (feature: Feature) => [
    ...plans.filter((held) => PLANS[held.tier].features.includes(feature)),
    ...grants.filter(isPass).filter(({ item }) => PASS_OPENS[item].includes(feature)),
  ]
  const count = (item: AddOn) => running.filter((grant) => grant.item === item).length
  return {
    tier,
    interval: plan?.interval ?? null,
    expiresAt: plan?.endsAt ?? null,
    features,
    featureEnds: new Map([...features].map((feature) => [feature, runEnd(opening(feature), now) ?? now])),
    quotas: extended(PLANS[tier].quotas, features),
    passes: [...new Set(passes.map(({ item }) => item))].flatMap((level) => {
      const endsAt = endOf(level, grants, now)
      return endsAt === null ? [] : [{ level, endsAt }]
    }),
    extraLevels: count('game-level') * ADD_ON_CONTENTS['game-level'].levels,
    xpTimes: count('learning-boost') > 0 ? ADD_ON_CONTENTS['learning-boost'].xpTimes : 1,
    boostEndsAt: endOf('learning-boost', grants, now),
    arFilters: count('ar-filter') > 0 ? ADD_ON_CONTENTS['ar-filter'].filters : [],
    voices: count('voice-pack') > 0 ? ADD_ON_CONTENTS['voice-pack'].voices : 0,
    overdue: overdueOf(plans, now) ?? overdueForChild(paidForChildren, now),
  }
}

/** A plan's limits, without the one that a pass lifts. */
function extended(quotas: Quotas, features: ReadonlySet<Feature>): Quotas {
  return features.has('extended-practice-tests') ? { ...quotas, 'practice-tests': null } : quotas
}

function overdueOf(plans: readonly PlanRecord[], now: number): OverduePlan | null {
  if (plans.filter(runsAt(now)).some(({ status }) => isPaidFor(status))) return null
  const owed = plans.find(({ status, endsAt }) => isOverdue(status) && endsAt !== null)
  if (owed === undefined) return null
  const relation = owed.payerId == null ? 'own' : 'from-guardian'
  return { tier: owed.tier, endsAt: owed.endsAt ?? now, relation }
}

function overdueForChild(plans: readonly PlanRecord[], now: number): OverduePlan | null {
  const [first] = plans
    .flatMap((plan) => overdueOf([plan], now) ?? [])
    .sort((one, other) => one.endsAt - other.endsAt)
  return first === undefined ? null : { ...first, relation: 'for-child' }
}

/** The plan that counts at a moment: of those that run the highest tier, of equal ones the one that lasts longest. */
export function planInForce<Record extends PlanRecord>(plans: readonly Record[], now: number): Record | null {
  return plans.filter(runsAt(now)).reduce<Record | null>(better, null)
}

function better<Record extends PlanRecord>(best: Record | null, plan: Record): Record {
  if (best === null) return plan
  if (best.tier !== plan.tier) return reaches(plan.tier, best.tier) ? plan : best
  if (best.endsAt === null) return best
  return plan.endsAt === null || plan.endsAt > best.endsAt ? plan : best
}

/** When an item that runs now stops running: bought again, it begins where the one before ends. null: it does not run. */
function endOf(item: PassLevel | AddOn, grants: readonly GrantRecord[], now: number): number | null {
  return runEnd(
    grants.filter(isTimed).filter((grant) => grant.item === item),
    now,
  )
}

/** The end of what runs now, with what follows it without a gap; null: nothing runs. */
function runEnd(
  records: readonly { readonly startsAt: number; readonly endsAt: number | null }[],
  now: number,
): number | null {
  const inOrder = records
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .sort((a, b) => a.startsAt - b.startsAt)
  let end = now
  for (const { startsAt, endsAt } of inOrder)
    if (startsAt <= end) end = Math.max(end, endsAt ?? Number.POSITIVE_INFINITY)
  return end === now ? null : end
}
