import type { Subscription } from '#app/domain/billing/subscription.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { dayOf, planName, type Reader } from '#app/plan-words.ts'

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
  const plan = planName(live?.tier ?? state.tier, locale)
  return {
    title: m.pricing_free_title({}, { locale }),
    text: m.pricing_free_text({ plan, date: dayOf(endsAt, reader) }, { locale }),
    yes: m.pricing_free_yes({}, { locale }),
    keep: m.pricing_keep({ plan }, { locale }),
    close: m.pricing_close({}, { locale }),
  }
}
