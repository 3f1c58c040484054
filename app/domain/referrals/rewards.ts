// What an invitation brings, in one table: to whom, for what, how much.
import { PLANS } from '#app/domain/catalogue/plans.ts'

export const REWARD_TYPES = ['learning_boost', 'premium_days'] as const
export type RewardType = (typeof REWARD_TYPES)[number]

export const REWARD_DAYS = 7

/**
 * US cents a friend's payment has to come to, so that no reward gives away more than was paid: what the days of Premium cost
 * by the month.
 */
export const LEAST_PAYMENT = Math.ceil((PLANS.premium.price.month * REWARD_DAYS) / 30)

/** Why someone has a reward: a friend played, a friend paid, they came by an invitation and played themselves. */
export type RewardReason = 'played' | 'paid' | 'invited'

export interface RewardRow {
  reason: RewardReason
  to: 'referrer' | 'friend'
  type: RewardType
  /** English; stored with the reward. */
  description: string
}

/** By what a friend did first. */
export const REWARDS_FOR: Readonly<Record<'game' | 'payment', readonly RewardRow[]>> = {
  game: [
    {
      reason: 'played',
      to: 'referrer',
      type: 'learning_boost',
      description: 'A friend you invited finished a first game: double XP for 7 days',
    },
    {
      reason: 'invited',
      to: 'friend',
      type: 'learning_boost',
      description: 'You came by an invitation and finished a first game: double XP for 7 days',
    },
  ],
  payment: [
    {
      reason: 'paid',
      to: 'referrer',
      type: 'premium_days',
      description: 'A friend you invited bought a plan or a big pass: 7 days of Premium',
    },
  ],
}
