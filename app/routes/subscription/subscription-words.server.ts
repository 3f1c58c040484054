// What /subscription says of somebody's plan, in the one language asked for.

import {
  INTERVALS,
  type Interval,
  isPaidTier,
  PAID_TIERS,
  type PaidTier,
  type Tier,
} from '#app/domain/billing/catalogue.ts'
import type { Subscription } from '#app/domain/billing/subscription.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type OwnPath, ownPath } from '#app/request/own-path.ts'
import { formatDay, formatMoment } from '#app/words/days.ts'
import { INTERVAL_NAMES, PLAN_NAMES, planPrice } from '#app/words/plans.ts'
import { formatPrice } from '#app/words/prices.ts'
import type { Reader } from '../pricing/free-question.server.ts'

export interface PlanOption {
  tier: PaidTier
  interval: Interval
  /** "Premium, monthly" */
  name: string
  price: string
}

export interface SubscriptionWords {
  lead: string
  label: string
  tier: Tier
  name: string
  facts: readonly { term: string; value: string }[]
  /** What somebody has to know today. */
  notes: readonly { tone: 'info' | 'warn'; text: string }[]
  change: { title: string; text: string; action: string; options: readonly PlanOption[] } | null
  /** Words of the button; null: there is nothing like it to do. */
  cancel: { label: string; text: string } | null
  keep: { label: string; to: `/${string}` } | null
  manage: { label: string; text: string; isUrgent: boolean } | null
  plans: string
}

export function subscriptionWords(subscription: Subscription, reader: Reader): SubscriptionWords {
  const { locale } = reader
  const { state, live, hasPaid } = subscription
  const canChange = live !== null && !live.isPastDue
  return {
    lead: m.subscription_lead({}, { locale }),
    label: m.subscription_plan({}, { locale }),
    tier: state.tier,
    name: PLAN_NAMES[state.tier](),
    facts: factsOf(subscription, reader),
    notes: notesOf(subscription, reader),
    change: canChange
      ? {
          title: m.subscription_change({}, { locale }),
          text: m.subscription_change_text({}, { locale }),
          action: m.subscription_switch({}, { locale }),
          options: optionsBeside(live, locale),
        }
      : null,
    cancel:
      live && !live.cancelsAtEnd
        ? {
            label: m.subscription_cancel({}, { locale }),
            text: m.subscription_cancel_text({}, { locale }),
          }
        : null,
    keep:
      canChange && live.cancelsAtEnd
        ? { label: m.subscription_keep({}, { locale }), to: switchPath(live) }
        : null,
    manage: hasPaid
      ? {
          label: m.subscription_manage({}, { locale }),
          text: m.subscription_manage_text({}, { locale }),
          isUrgent: live?.isPastDue ?? false,
        }
      : null,
    plans: m.subscription_see_plans({}, { locale }),
  }
}

export function switchPath({ tier, interval }: Pick<PlanOption, 'tier' | 'interval'>): OwnPath {
  return ownPath('/subscription/switch', { tier, interval })
}

function statusOf({
  state,
  source,
  live,
}: Subscription): (inputs: object, options: { locale: Locale }) => string {
  if (live?.isPastDue) return m.subscription_status_past_due
  if (source === 'trial') return m.subscription_status_trial
  if (source === 'reward') return m.subscription_status_reward
  if (live?.cancelsAtEnd) return m.subscription_status_cancelled
  return state.tier === 'free' ? m.subscription_status_free : m.subscription_status_active
}

function factsOf(subscription: Subscription, reader: Reader): { term: string; value: string }[] {
  const { locale } = reader
  const { state, source, live } = subscription
  const status = {
    term: m.subscription_status({}, { locale }),
    value: statusOf(subscription)({}, { locale }),
  }
  const price = (value: string) => ({ term: m.subscription_price({}, { locale }), value })
  if (source === 'subscription' && isPaidTier(state.tier) && state.interval !== null) {
    const ends = live === null || live.cancelsAtEnd || live.isPastDue
    const term = ends ? m.subscription_ends({}, { locale }) : m.subscription_renews({}, { locale })
    return [
      status,
      price(planPrice(state.tier, state.interval)),
      { term: m.pricing_billing({}, { locale }), value: INTERVAL_NAMES[state.interval]() },
      ...(state.expiresAt === null ? [] : [{ term, value: formatDay(state.expiresAt, reader.timeZone) }]),
    ]
  }
  const value = `${formatPrice(0)} ${m.pricing_forever({}, { locale })}`
  if (state.tier === 'free') return [status, price(value)]
  if (state.expiresAt === null) return [status]
  return [
    status,
    { term: m.subscription_ends({}, { locale }), value: formatMoment(state.expiresAt, reader.timeZone) },
  ]
}

function notesOf(subscription: Subscription, reader: Reader): SubscriptionWords['notes'] {
  const { locale } = reader
  const { state, source, live } = subscription
  const plan = PLAN_NAMES[state.tier]()
  const notes: { tone: 'info' | 'warn'; text: string }[] = []
  const info = (text: string) => notes.push({ tone: 'info', text })
  if (source === 'trial' && state.expiresAt !== null)
    info(m.subscription_note_trial({ date: formatMoment(state.expiresAt, reader.timeZone) }, { locale }))
  if (source === 'reward' && state.expiresAt !== null)
    info(
      m.subscription_note_reward({ plan, date: formatMoment(state.expiresAt, reader.timeZone) }, { locale }),
    )
  if (live === null) {
    if (state.tier === 'free') info(m.subscription_note_free({}, { locale }))
    return notes
  }
  const paid = PLAN_NAMES[live.tier]()
  if (live.isPastDue) {
    const isOpen = source === 'subscription' && state.isSubscribed
    const date = formatDay(live.endsAt, reader.timeZone)
    const text = isOpen
      ? m.subscription_note_past_due({ plan: paid, date }, { locale })
      : m.subscription_note_past_due_over({ plan: paid }, { locale })
    notes.push({ tone: 'warn', text })
  } else if (live.cancelsAtEnd) {
    info(
      m.subscription_note_cancelled(
        { plan: paid, date: formatDay(live.endsAt, reader.timeZone) },
        { locale },
      ),
    )
  } else if (source !== 'subscription') {
    info(m.subscription_note_behind({ plan: paid }, { locale }))
  }
  return notes
}

/** The plans that are not this one, in the catalogue's order. */
function optionsBeside(live: { tier: PaidTier; interval: Interval }, locale: Locale): PlanOption[] {
  return PAID_TIERS.flatMap((tier) =>
    INTERVALS.filter((interval) => tier !== live.tier || interval !== live.interval).map((interval) => ({
      tier,
      interval,
      name: `${PLAN_NAMES[tier]()}${locale === 'zh' ? '，' : ', '}${INTERVAL_NAMES[interval]().toLocaleLowerCase(locale)}`,
      price: planPrice(tier, interval),
    })),
  )
}
