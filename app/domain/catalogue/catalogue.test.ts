import { describe, expect, test } from 'vitest'
import { timedCost } from '#app/domain/access/timed-features.ts'
import { ADD_ON_CONTENTS, addOnPrice, PASS_FEATURES, PASS_MS, passPrice } from './one-time-items.ts'
import { ENTERPRISE, isPaidTier, PLANS, reaches, TIERS, TRIAL_MS, yearlyDiscount } from './plans.ts'

describe('prices (spec 000, section 9)', () => {
  test('of plans', () => {
    expect(Object.entries(PLANS).map(([tier, { price }]) => [tier, price])).toEqual([
      ['free', null],
      ['basic', { month: 999, year: 9_999 }],
      ['premium', { month: 1_999, year: 19_999 }],
      ['enterprise', null],
    ])
    expect(TRIAL_MS).toBe(86_400_000)
    expect(ENTERPRISE).toEqual({ startingAt: 50_000, accounts: 50 })
  })

  test.each([
    ['basic', 399],
    ['pro', 699],
    ['ultimate', 1_199],
    ['golden', 399],
    ['', 399],
  ])('of the pass %j', (level, cents) => {
    expect(passPrice(level)).toBe(cents)
  })

  test.each([
    ['game-level', 299],
    ['ar-filter', 199],
    ['voice-pack', 249],
    ['learning-boost', 149],
    ['toString', 199],
  ])('of the add-on %j', (type, cents) => {
    expect(addOnPrice(type)).toBe(cents)
  })

  test.each([
    ['ChemistryLabAR', 60, 50],
    ['HistoryQuestAR', 60, 50],
    ['MathMazeAR', 30, 15],
    ['AITutor', 1, 2],
    ['BiologyBlastAR', 61, 41],
    ['SomethingElse', 60, 25],
  ])('of %s for %i minutes', (feature, minutes, cents) => {
    expect(timedCost(feature, minutes)).toBe(cents)
  })

  test('yearly saves 16.7 percent on what is paid for, and nothing elsewhere', () => {
    expect(TIERS.map(yearlyDiscount)).toEqual([0, 16.7, 16.7, 0])
  })
})

test('passes last 24 hours and open their level’s feature', () => {
  expect(PASS_MS).toBe(86_400_000)
  expect(PASS_FEATURES).toEqual({
    basic: 'PremiumContent',
    pro: 'PremiumARGames',
    ultimate: 'AllPremiumContent',
  })
})

test('add-ons hold what the store says', () => {
  expect(ADD_ON_CONTENTS).toEqual({
    'game-level': { levels: 10 },
    'ar-filter': { filters: ['paper-cut', 'blueprint', 'chalk-night', 'glow', 'thermal'] },
    'voice-pack': { voices: 6 },
    'learning-boost': { xpTimes: 2, ms: 604_800_000 },
  })
})

test('tiers are in order, and only two can be bought', () => {
  expect(TIERS).toEqual(['free', 'basic', 'premium', 'enterprise'])
  expect(TIERS.filter(isPaidTier)).toEqual(['basic', 'premium'])
  for (const [held, tier] of TIERS.entries()) {
    expect(TIERS.map((needed) => reaches(tier, needed))).toEqual(TIERS.map((_, needed) => held >= needed))
  }
})
