// Invitations: the code to hand on, what came of it in numbers, and the rewards. Never who the friends are.
import { m } from '#app/i18n/generated/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Stat, StatList } from '#app/ui/stat.tsx'
import { ProfileSection } from '../profile-section.tsx'
import { CodeCard } from './code-card.tsx'
import { FriendCodeForm } from './friend-code-form.tsx'
import type { Invitations } from './read-invitations.server.ts'
import { RewardList } from './reward-list.tsx'
import { REFERRALS_PATH, useInviteForm } from './use-invite-form.ts'
import './invite-sheets.css'

export function InviteSheets({ view }: { view: Invitations }) {
  const { code, link, stats, rewards, isInvited, mayApply, missing } = view
  if (missing !== null)
    return (
      <Sheet className="invite-sheet">
        <p>
          {missing === 'consent_required' ? m.referral_limited() : m.referral_error_proved_consent_required()}
        </p>
      </Sheet>
    )
  return (
    <>
      <Sheet className="invite-sheet">
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
        {isInvited && <p className="muted">{m.referral_linked()}</p>}
      </Sheet>
      <ProfileSection id="rewards" title={m.referral_rewards_title()}>
        <RewardList rewards={rewards} />
      </ProfileSection>
      {mayApply && (
        <ProfileSection id="invited" title={m.referral_have_code()}>
          <FriendCodeForm />
        </ProfileSection>
      )}
    </>
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
