import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADD_ONS, PASS_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import { TIERS } from '#app/domain/catalogue/plans.ts'
import {
  type AccessRecords,
  entitlementsAt,
  type GrantRecord,
  NO_RECORDS,
  type PlanRecord,
} from './entitlements.ts'

const NOW = 1_800_000_000_000
const DAY = 86_400_000

function plan(tier: PlanRecord['tier'], endsAt: number | null, startsAt = NOW - DAY): PlanRecord {
  return { tier, interval: 'month', startsAt, endsAt }
}
function grant(item: GrantRecord['item'], endsAt: number | null, startsAt = NOW - DAY): GrantRecord {
  return { item, startsAt, endsAt }
}

describe('a renewal that was not paid', () => {
  const owed = (status: string, endsAt = NOW + DAY) => ({ ...plan('premium', endsAt), status })

  test.each(['past_due', 'unpaid'])('is said until when the plan lasts, also after that (%s)', (status) => {
    const records = { plans: [owed(status)], grants: [] }
    expect(entitlementsAt(records, NOW).overdue).toEqual({
      tier: 'premium',
      endsAt: NOW + DAY,
      relation: 'own',
    })
    expect(entitlementsAt(records, NOW + 2 * DAY)).toMatchObject({
      tier: 'free',
      overdue: { endsAt: NOW + DAY },
    })
  })

  test.each(['active', 'trialing', 'canceled', null])('is none of a plan that is %s', (status) => {
    const plans = [{ ...plan('premium', NOW + DAY), status }]
    expect(entitlementsAt({ plans, grants: [] }, NOW).overdue).toBeNull()
  })

  test('is forgotten once another plan is paid for', () => {
    const plans = [owed('unpaid', NOW - DAY), { ...plan('basic', NOW + DAY), status: 'active' }]
    expect(entitlementsAt({ plans, grants: [] }, NOW).overdue).toBeNull()
  })
})

describe('plans', () => {
  test('nobody who has nothing has more than Free', () => {
    const free = entitlementsAt(NO_RECORDS, NOW)
    expect(free).toMatchObject({ tier: 'free', interval: null, expiresAt: null, extraLevels: 0, xpTimes: 1 })
    expect(free.features.size).toBe(0)
    expect(free.quotas['homework-questions']).toEqual({ most: 5, per: 'day' })
    expect(free.quotas.flashcards).toEqual({ most: 10, per: 'ever' })
    expect(free.quotas['practice-tests']).toEqual({ most: 1, per: 'month' })
    expect(free.quotas['codes-made']).toEqual({ most: 2, per: 'month' })
    expect(free.quotas['codes-redeemed']).toEqual({ most: 2, per: 'month' })
  })

  test.each(['basic', 'premium', 'enterprise'] as const)('%s has no limits and no ads', (tier) => {
    const { quotas, features } = entitlementsAt({ plans: [plan(tier, NOW + DAY)], grants: [] }, NOW)
    expect(Object.values(quotas).every((limit) => limit === null)).toBe(true)
    expect(features.has('no-ads')).toBe(true)
    expect(features.has('all-ar-games')).toBe(tier !== 'basic')
  })

  test('the last millisecond counts, the moment of the end does not', () => {
    const records = { plans: [plan('premium', NOW)], grants: [] }
    expect(entitlementsAt(records, NOW - 1).tier).toBe('premium')
    expect(entitlementsAt(records, NOW).tier).toBe('free')
  })

  test('the higher plan is in force, and of equal ones the longer', () => {
    const plans = [plan('basic', NOW + 9 * DAY), plan('premium', NOW + DAY), plan('premium', NOW + 2 * DAY)]
    expect(entitlementsAt({ plans, grants: [] }, NOW)).toMatchObject({
      tier: 'premium',
      expiresAt: NOW + 2 * DAY,
    })
    expect(entitlementsAt({ plans, grants: [] }, NOW + 3 * DAY)).toMatchObject({
      tier: 'basic',
      expiresAt: NOW + 9 * DAY,
    })
  })
})

describe('passes', () => {
  test.each([
    ['basic', ['premium-flashcards', 'study-guides', 'no-ads'], ['basic-ar-games', 'all-ar-games']],
    ['pro', ['no-ads', 'basic-ar-games', 'ai-study-assistance', 'extended-practice-tests'], ['all-ar-games']],
    [
      'ultimate',
      ['no-ads', 'basic-ar-games', 'all-ar-games', 'ai-tutor', 'exclusive-content', 'priority-support'],
      ['daily-challenges'],
    ],
  ] as const)('%s opens its features for 24 hours, and nothing more', (level, open, shut) => {
    const records = { plans: [], grants: [grant(level, NOW + 1)] }
    const { features } = entitlementsAt(records, NOW)
    for (const feature of open) expect(features.has(feature), feature).toBe(true)
    for (const feature of shut) expect(features.has(feature), feature).toBe(false)
    expect(entitlementsAt(records, NOW + 1).features.size).toBe(0)
  })

  test('bought again while it runs, it ends when the last one does; what begins after a gap does not count', () => {
    const grants = [
      grant('pro', NOW + 3 * DAY, NOW + 2 * DAY),
      grant('pro', NOW + 1, NOW - DAY),
      grant('pro', NOW + 2 * DAY, NOW + 1),
      grant('pro', NOW + 6 * DAY, NOW + 5 * DAY),
      grant('basic', NOW + 2 * DAY, NOW + DAY),
    ]
    const { passes } = entitlementsAt({ plans: [], grants }, NOW)
    expect(passes).toEqual([{ level: 'pro', endsAt: NOW + 3 * DAY }])
  })

  test.each([
    ['basic', { most: 1, per: 'month' }],
    ['pro', null],
    ['ultimate', null],
  ] as const)('%s is no plan: limits stay, but for that of practice tests, which is %o', (level, tests) => {
    const records = { plans: [], grants: [grant(level, NOW + DAY)] }
    const free = entitlementsAt({ plans: [], grants: [] }, NOW).quotas
    expect(entitlementsAt(records, NOW)).toMatchObject({ tier: 'free', passes: [{ level }] })
    expect(entitlementsAt(records, NOW).quotas).toEqual({ ...free, 'practice-tests': tests })
    expect(entitlementsAt(records, NOW + DAY).quotas).toEqual(free)
  })
})

test('add-ons add up; a boost ends', () => {
  const grants = [
    grant('game-level', null),
    grant('game-level', null),
    grant('ar-filter', null),
    grant('voice-pack', null),
    grant('learning-boost', NOW + 1),
  ]
  expect(entitlementsAt({ plans: [], grants }, NOW)).toMatchObject({
    extraLevels: 20,
    xpTimes: 2,
    boostEndsAt: NOW + 1,
    arFilters: ['paper-cut', 'blueprint', 'chalk-night', 'glow', 'thermal'],
    voices: 6,
  })
  expect(entitlementsAt({ plans: [], grants }, NOW + 1)).toMatchObject({ xpTimes: 1, boostEndsAt: null })
})

test('what has ended or not begun opens nothing, whatever else there is', () => {
  const times = fc.integer({ min: NOW - 3 * DAY, max: NOW + 3 * DAY })
  const plans: fc.Arbitrary<PlanRecord> = fc.record({
    tier: fc.constantFrom(...TIERS),
    interval: fc.constant('month' as const),
    startsAt: times,
    endsAt: fc.option(times),
  })
  const grants: fc.Arbitrary<GrantRecord> = fc.record({
    item: fc.constantFrom(...PASS_LEVELS, ...ADD_ONS),
    startsAt: times,
    endsAt: fc.option(times),
  })
  const all: fc.Arbitrary<AccessRecords> = fc.record({ plans: fc.array(plans), grants: fc.array(grants) })
  fc.assert(
    fc.property(all, (records) => {
      const runs = ({ startsAt, endsAt }: { startsAt: number; endsAt: number | null }) =>
        startsAt <= NOW && (endsAt === null || endsAt > NOW)
      const running = { plans: records.plans.filter(runs), grants: records.grants.filter(runs) }
      expect(openedBy(records)).toEqual(openedBy(running))
    }),
  )
})

/** All but until when: what follows later does count there. */
function openedBy(records: AccessRecords) {
  const { passes, boostEndsAt, featureEnds, ...rest } = entitlementsAt(records, NOW)
  return {
    ...rest,
    open: [...featureEnds.keys()],
    levels: passes.map(({ level }) => level),
    boosted: boostEndsAt !== null,
  }
}
