import type { AppContext } from '#app/context.ts'
import { isLimited } from '#app/domain/guardians/is-limited.server.ts'
import { type Referrals, readReferrals } from '#app/domain/referrals/read-referrals.server.ts'
import { errorFields } from '#app/error-fields.ts'

export interface InviteSectionView extends Referrals {
  /** What a friend opens; null without a code. */
  link: string | null
  /** A grown-up has to say yes first. */
  isLimited: boolean
}

/** What stands where nothing could be read: nothing, and zeros. */
const NOTHING: Referrals = {
  code: null,
  stats: { totalReferrals: 0, pendingReferrals: 0, completedReferrals: 0, rewardsEarned: 0 },
  rewards: [],
  isInvited: false,
  mayApply: false,
}

/** The part of /profile about invitations. A failure is logged and never shown (spec 000, section 8). */
export async function readInviteSection(
  ctx: AppContext,
  account: { id: string; createdAt: number },
): Promise<InviteSectionView> {
  try {
    const [referrals, limited] = await Promise.all([readReferrals(ctx, account), isLimited(ctx, account.id)])
    const { code } = referrals
    const link = code === null ? null : `${ctx.config.siteUrl}/auth?tab=signup&ref=${code}`
    return { ...referrals, link, isLimited: limited }
  } catch (error) {
    ctx.log.error('invitations cannot be read', errorFields(error))
    return { ...NOTHING, link: null, isLimited: false }
  }
}
