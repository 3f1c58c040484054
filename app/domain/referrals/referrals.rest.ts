// What API clients may read of invitations: each person their own; written by functions only.
import { z } from 'zod'
import { dataRefusal } from '#app/domain/data-service/data-refusals.ts'
import { declareFunction } from '#app/domain/data-service/declare-function.ts'
import { column, declareTable } from '#app/domain/data-service/declare-table.ts'
import { readReferralStats } from './read-referral-stats.server.ts'
import { referralCodes, rewards } from './referrals.schema.ts'

const READ_OWN = {
  select: { ownedBy: 'user_id' },
  insert: 'nobody',
  update: 'nobody',
  delete: 'nobody',
} as const

export const referralCodesTable = declareTable({
  source: referralCodes,
  columns: { user_id: column('uuid'), code: column('text') },
  primaryKey: ['user_id'],
  rules: READ_OWN,
})

/** Without `source`, which names the friend. */
export const rewardsTable = declareTable({
  source: rewards,
  columns: {
    id: column('uuid'),
    user_id: column('uuid'),
    type: column('text'),
    value: column('integer'),
    description: column('text'),
    claimed: column('boolean'),
    claimed_at: column('timestamp'),
    created_at: column('timestamp'),
  },
  primaryKey: ['id'],
  rules: READ_OWN,
})

export const referralStatsFunction = declareFunction({
  args: z.strictObject({ user_id: z.uuid() }),
  changes: false,
  run: async (ctx, { userId }, args) =>
    userId !== null && args.user_id === userId
      ? { ok: true, value: await readReferralStats(ctx, userId) }
      : dataRefusal('42501', 'permission denied for function get_referral_stats'),
})
