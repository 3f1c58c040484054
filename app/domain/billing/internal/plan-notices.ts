import type { Statement } from '#app/db/run-batch.ts'
import { planChanges } from '#app/domain/access/plan-changes.server.ts'
import { readAccount } from '#app/domain/accounts/read-account.server.ts'
import { isInterval, isPaidTier } from '#app/domain/catalogue/plans.ts'
import { readGuardianAddresses } from '#app/domain/guardians/read-guardian-addresses.server.ts'
import { queueMessage } from '#app/domain/messages/queue-message.server.ts'
import { isLocale } from '#app/i18n/locales.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { ProviderSubscription } from '#app/platform/payments.ts'
import { isLive, planOf } from './plan-of.ts'

/**
 * The statements that tell an account, and a child's grown-ups, of a plan that was switched, cancelled or kept after all,
 * wherever that was done; before those that note the plans, in the same batch: told once a change.
 */
export async function planNoticeStatements(
  ctx: AppContext,
  userId: string,
  subscriptions: readonly ProviderSubscription[],
): Promise<Statement[]> {
  const live = subscriptions.filter(isLive).map((subscription) => planOf(subscription, userId, ctx.now()))
  const changed = await planChanges(ctx, userId, live)
  if (changed.length === 0) return []
  const [account, grownUps] = await Promise.all([
    readAccount(ctx, userId),
    readGuardianAddresses(ctx, userId),
  ])
  const { language } = account?.metadata ?? {}
  const locale = isLocale(language) ? language : ctx.caller.locale
  const recipients = new Set([...(account?.email ? [account.email] : []), ...grownUps])
  const notices = changed.flatMap(({ plan: { tier, interval, endsAt }, change, onlyIf }) => {
    if (!isPaidTier(tier) || !isInterval(interval)) return []
    const product = { kind: 'subscription', item: tier, interval } as const
    return [...recipients].map((recipient) => {
      const byChild = grownUps.includes(recipient)
      const link = `${ctx.config.siteUrl}${byChild ? '/family' : '/subscription'}`
      const params = { link, planChange: { product, change, endsAt: endsAt ?? ctx.now(), byChild } }
      const message = { channel: 'email', recipient, kind: 'plan_change', locale, params } as const
      return queueMessage(ctx, message, { decoy: false, onlyIf })
    })
  })
  return (await Promise.all(notices)).map(({ statement }) => statement)
}
