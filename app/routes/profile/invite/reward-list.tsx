// Rewards, newest first, each with its button until it is claimed.
import { Crown, Zap } from 'lucide-react'
import type { Reward } from '#app/domain/referrals/read-referrals.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { ProfileRow } from '../profile-section.tsx'
import { REFERRALS_PATH, useInviteForm } from './use-invite-form.ts'

const KINDS = {
  learning_boost: { icon: <Zap />, words: m.referral_reward_boost },
  premium_days: { icon: <Crown />, words: m.referral_reward_premium },
} as const

const REASONS = {
  played: m.referral_reason_played,
  paid: m.referral_reason_paid,
  invited: m.referral_reason_invited,
} as const

export function RewardList({ rewards }: { rewards: readonly Reward[] }) {
  if (rewards.length === 0) return <p className="muted">{m.referral_rewards_none()}</p>
  return (
    <ul className="profile-rows">
      {rewards.map((reward) => (
        <RewardRow key={reward.id} reward={reward} />
      ))}
    </ul>
  )
}

function RewardRow({ reward: { id, type, value, reason, claimedAt } }: { reward: Reward }) {
  const { answer, isWaiting, submit } = useInviteForm()
  const { icon, words } = KINDS[type]
  const title = words({ days: value })
  // At once, without asking the server anew.
  const since = answer?.claimedAt ?? claimedAt
  return (
    <ProfileRow
      icon={icon}
      title={title}
      detail={REASONS[reason]()}
      action={
        since === null ? (
          <form method="post" action={REFERRALS_PATH} onSubmit={submit}>
            <input type="hidden" name="rewardId" value={id} />
            <Button
              type="submit"
              name="intent"
              value="claim"
              variant="secondary"
              size="small"
              disabled={isWaiting}
              aria-label={m.referral_claim_of({ reward: title })}
            >
              {m.referral_claim()}
            </Button>
          </form>
        ) : (
          <p className="claimed">
            {m.referral_claimed_on()} <LocalTime at={since} format="past" />
          </p>
        )
      }
    />
  )
}
