import type { SQL } from 'drizzle-orm'
import type { Plan } from '#app/domain/access/plan-statements.server.ts'
import { isInterval, isPaidTier } from '#app/domain/catalogue/plans.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ChangedPlan } from '#app/platform/message.ts'
import type { PaymentMailRecipients } from './payment-mail-recipients.ts'

/** The statements that mail each reader what became of a plan, `onlyIf` that holds. */
export async function planMailStatements(
  ctx: AppContext,
  { own, grownUps, locale, isChild, forChild }: PaymentMailRecipients,
  { plan, change, onlyIf }: { plan: Plan; change: ChangedPlan['change']; onlyIf?: SQL },
) {
  const { tier, interval, endsAt } = plan
  if (!isPaidTier(tier) || !isInterval(interval)) return []
  const product = { kind: 'subscription', item: tier, interval } as const
  const recipients = new Set([...(own === null ? [] : [own]), ...grownUps])
  const mails = [...recipients].map((recipient) => {
    const byChild = grownUps.includes(recipient)
    // Whoever mends a child's payment does it in the child's account.
    const path = byChild && change !== 'overdue' ? '/family' : '/subscription'
    const params = {
      ...(change !== 'erased' && { link: `${ctx.config.siteUrl}${path}` }),
      planChange: {
        product,
        change,
        endsAt: endsAt ?? ctx.now(),
        byChild,
        toChild: isChild && !byChild,
        forChild,
      },
    }
    const message = { channel: 'email', recipient, kind: 'plan_change', locale, params } as const
    return queueMessage(ctx, message, { decoy: false, ...(onlyIf && { onlyIf }) })
  })
  return (await Promise.all(mails)).map(({ statement }) => statement)
}
