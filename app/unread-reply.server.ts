import { m } from './i18n/generated/messages.ts'
import type { Locale } from './i18n/locales.ts'
import type { SubscriptionStatus } from './subscription-status.server.ts'
import type { Reply } from './ui/reply.ts'

/** What pages say where the status could not be read (spec 000, section 8); null where it was. */
export function unreadReply(
  { locale }: { locale: Locale },
  { hasFailed }: Pick<SubscriptionStatus, 'hasFailed'>,
): Reply | null {
  if (!hasFailed) return null
  return {
    type: 'error',
    title: m.subscription_fetch_failed({}, { locale }),
    description: m.subscription_fetch_failed_text({}, { locale }),
  }
}
