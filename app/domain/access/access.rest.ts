// What API clients may read of plans: each person their own row, true at the moment it is read. Nobody writes it but us.
import { column, declareTable } from '#app/domain/data-service/declare-table.ts'
import { subscribers } from './access.schema.ts'
import { noteEndedPlan } from './note-ended-plan.server.ts'

export const subscribersTable = declareTable({
  source: subscribers,
  columns: {
    user_id: column('uuid'),
    subscribed: column('boolean'),
    subscription_tier: column('text'),
    subscription_end: column('timestamp'),
    billing_interval: column('text'),
    updated_at: column('timestamp', { kept: 'when-changed' }),
  },
  primaryKey: ['user_id'],
  rules: { select: { ownedBy: 'user_id' }, insert: 'nobody', update: 'nobody', delete: 'nobody' },
  beforeRead: noteEndedPlan,
})
