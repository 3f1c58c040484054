// Invitations on /profile: the code to hand on, what came of it in numbers, and the rewards. Never who the friends are.
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import { CodeCard } from './invite/code-card.tsx'
import { FriendCodeForm } from './invite/friend-code-form.tsx'
import type { InviteSectionView } from './invite/read-invite-section.server.ts'
import { RewardList } from './invite/reward-list.tsx'
import { REFERRALS_PATH, useInviteForm } from './invite/use-invite-form.ts'
import { ProfileSection } from './sections.tsx'
import './invite-section.css'

export function InviteSection({ view }: { view: InviteSectionView }) {
  const { code, link, stats, rewards, isInvited, mayApply, missing } = view
  return (
    <ProfileSection id="invite" title={m.referral_title()}>
      {missing !== null ? (
        <p>
          {missing === 'consent_required' ? m.referral_limited() : m.referral_error_proved_consent_required()}
        </p>
      ) : (
        <div className="invite-section">
          <div className="words">
            <p>{m.referral_lead()}</p>
            <p className="muted">{m.referral_lead_paid()}</p>
          </div>
          {code === null || link === null ? <GetCode /> : <CodeCard code={code} link={link} />}
          {stats.totalReferrals > 0 && (
            <StatList layout="stack">
              <Stat label={m.referral_stat_total()} value={stats.totalReferrals} />
              <Stat label={m.referral_stat_pending()} value={stats.pendingReferrals} />
              <Stat label={m.referral_stat_completed()} value={stats.completedReferrals} />
              <Stat label={m.referral_stat_rewards()} value={stats.rewardsEarned} />
            </StatList>
          )}
          <RewardList rewards={rewards} />
          {mayApply && <FriendCodeForm />}
          {isInvited && <p className="muted">{m.referral_linked()}</p>}
        </div>
      )}
    </ProfileSection>
  )
}

function GetCode() {
  const { isWaiting, submit } = useInviteForm()
  return (
    <form method="post" action={REFERRALS_PATH} onSubmit={submit}>
      <Button type="submit" name="intent" value="generate" disabled={isWaiting}>
        {m.referral_get_code()}
      </Button>
    </form>
  )
}
