import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { missingFor } from '#app/domain/profiles/standing.ts'
import { type Referrals, readReferrals } from '#app/domain/referrals/read-referrals.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'

export interface Invitations extends Referrals {
  /** What a friend opens; null without a code. */
  link: string | null
  /** What a grown-up has to do first; null: nothing. */
  missing: 'consent_required' | 'proved_consent_required' | null
}

/** What stands where nothing could be read: nothing, and zeros. */
const NOTHING: Referrals = {
  code: null,
  stats: { totalReferrals: 0, pendingReferrals: 0, completedReferrals: 0, rewardsEarned: 0 },
  rewards: [],
  isInvited: false,
  mayApply: false,
}

/** What /profile/invite shows. A failure is logged and never shown (spec 000, section 8). */
export async function readInvitations(
  ctx: AppContext,
  account: { id: string; createdAt: number },
): Promise<Invitations> {
  try {
    const [referrals, { standing }] = await Promise.all([
      readReferrals(ctx, account),
      readOwnStanding(ctx, account.id),
    ])
    const { code } = referrals
    const missing = missingFor('reach_others', standing)
    const link = code === null ? null : `${ctx.config.siteUrl}/auth?tab=signup&ref=${code}`
    return { ...referrals, link, missing }
  } catch (error) {
    ctx.log.error('reading invitations failed', errorFields(error))
    return { ...NOTHING, link: null, missing: null }
  }
}
