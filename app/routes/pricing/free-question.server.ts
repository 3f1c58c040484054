import type { Subscription } from '#app/domain/billing/subscription.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatDay } from '#app/words/days.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'

export interface Reader {
  locale: Locale
  timeZone: string | null
}

export interface FreeQuestion {
  title: string
  text: string
  yes: string
  keep: string
  close: string
}

/** What is asked before someone goes back to Free; null when there is nothing to go back from. */
export function freeQuestion({ state, live }: Subscription, reader: Reader): FreeQuestion | null {
  const endsAt = live?.endsAt ?? state.expiresAt
  if (endsAt === null || (live === null && state.tier === 'free')) return null
  const { locale } = reader
  const plan = PLAN_NAMES[live?.tier ?? state.tier]()
  return {
    title: m.pricing_free_title({}, { locale }),
    text: m.pricing_free_text({ plan, date: formatDay(endsAt, reader.timeZone) }, { locale }),
    yes: m.pricing_free_yes({}, { locale }),
    keep: m.pricing_keep({ plan }, { locale }),
    close: m.pricing_close({}, { locale }),
  }
}
