// The words of /pricing in the one language asked for. They come with the page's data: as messages, all of them in all four
// languages would be part of the first load.
import { ENTERPRISE, type Interval, PLAN_PRICES, yearlyDiscount } from '#app/domain/billing/catalogue.ts'
import type { Subscription } from '#app/domain/billing/subscription.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { formatDay } from '#app/words/days.ts'
import { PLAN_NAMES, planFeatures } from '#app/words/plans.ts'
import { formatPrice } from '#app/words/prices.ts'
import { CARD_TIERS, type CardAction, type CardTier, cardAction, offersTrial } from './card-action.ts'
import type { Reader } from './free-question.server.ts'

/** The card that stands out. */
const POPULAR: CardTier = 'premium'

export interface PlanCardWords {
  tier: CardTier
  name: string
  price: string
  /** "per month", "forever" */
  billing: string
  about: string
  features: readonly string[]
  /** null: another card is. */
  popular: string | null
  /** null: it is not the viewer's plan, or nobody is signed in. */
  current: string | null
  /** A visitor picked it before signing in. */
  picked: string | null
  action: CardAction
  label: string
  /** Words of the trial's button; null: none is offered. */
  trial: string | null
  note: string | null
}

export interface PricingWords {
  /** Between asterisks stands the phrase that is inked. */
  title: string
  lead: string
  billing: string
  intervals: readonly { interval: Interval; label: string; note: string | null; isChosen: boolean }[]
  cards: readonly PlanCardWords[]
  school: { title: string; text: string; action: string }
  faq: { title: string; items: readonly { question: string; answer: string }[] }
}

export interface Viewed {
  interval: Interval
  /** null: a visitor */
  subscription: Subscription | null
  /** The card a visitor picked before signing in. */
  picked: string | null
  reader: Reader
}

type Message = (inputs: Record<string, never>, options: { locale: Locale }) => string

export function pricingWords(viewed: Viewed): PricingWords {
  const { interval, reader } = viewed
  const { locale } = reader
  const say = (message: Message) => message({}, { locale })
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(yearlyDiscount('basic') / 100)
  return {
    title: say(m.pricing_title),
    lead: say(m.pricing_lead),
    billing: say(m.pricing_billing),
    intervals: [
      { interval: 'month', label: say(m.pricing_monthly), note: null, isChosen: interval === 'month' },
      {
        interval: 'year',
        label: say(m.pricing_yearly),
        note: m.pricing_save({ percent }, { locale }),
        isChosen: interval === 'year',
      },
    ],
    cards: CARD_TIERS.map((tier) => cardWords(tier, viewed)),
    school: {
      title: say(m.pricing_school_title),
      text: m.pricing_school_text(
        { price: formatPrice(ENTERPRISE.startingAt), accounts: String(ENTERPRISE.accounts) },
        { locale },
      ),
      action: say(m.pricing_school_action),
    },
    faq: {
      title: say(m.pricing_faq_title),
      items: [
        { question: say(m.pricing_faq_trial_q), answer: say(m.pricing_faq_trial_a) },
        { question: say(m.pricing_faq_cancel_q), answer: say(m.pricing_faq_cancel_a) },
        { question: say(m.pricing_faq_switch_q), answer: say(m.pricing_faq_switch_a) },
        { question: say(m.pricing_faq_refund_q), answer: say(m.pricing_faq_refund_a) },
        {
          question: say(m.pricing_faq_age_q),
          answer: m.pricing_faq_age_a({ product: PRODUCT_NAME }, { locale }),
        },
        { question: say(m.pricing_faq_school_q), answer: say(m.pricing_faq_school_a) },
      ],
    },
  }
}

function cardWords(tier: CardTier, { interval, subscription, picked, reader }: Viewed): PlanCardWords {
  const { locale } = reader
  const say = (message: Message) => message({}, { locale })
  const name = PLAN_NAMES[tier]()
  const action = cardAction(subscription, tier, interval)
  return {
    tier,
    name,
    price: formatPrice(tier === 'free' ? 0 : PLAN_PRICES[tier][interval]),
    billing: say(tier === 'free' ? m.pricing_forever : PER[interval]),
    about: say(ABOUT[tier]),
    features: planFeatures(tier),
    popular: tier === POPULAR ? say(m.pricing_popular) : null,
    current: subscription?.state.tier === tier ? say(m.pricing_current) : null,
    picked: tier === picked && action !== 'manage' ? say(m.pricing_picked) : null,
    action,
    label: labelOf(action, { tier, name, interval, subscription, locale }),
    trial: offersTrial(subscription, tier) ? m.pricing_try({ plan: name }, { locale }) : null,
    note: noteOf(tier, subscription, reader),
  }
}

const PER = { month: m.pricing_per_month, year: m.pricing_per_year } as const
const ABOUT = {
  free: m.pricing_about_free,
  basic: m.pricing_about_basic,
  premium: m.pricing_about_premium,
} as const

interface Labelled extends Pick<Viewed, 'interval' | 'subscription'> {
  tier: CardTier
  name: string
  locale: Locale
}

function labelOf(action: CardAction, { tier, name, interval, subscription, locale }: Labelled): string {
  switch (action) {
    case 'stay-free':
      return m.pricing_stay_free({}, { locale })
    case 'go-free':
      return m.pricing_go_free({}, { locale })
    case 'manage':
      return m.pricing_manage({}, { locale })
    case 'switch':
      if (subscription?.live?.tier !== tier) return m.pricing_switch({ plan: name }, { locale })
      return interval === 'year'
        ? m.pricing_pay_yearly({}, { locale })
        : m.pricing_pay_monthly({}, { locale })
    default:
      return tier === 'free'
        ? m.pricing_start_free({}, { locale })
        : m.pricing_choose({ plan: name }, { locale })
  }
}

function noteOf(tier: CardTier, subscription: Subscription | null, reader: Reader): string | null {
  const { locale } = reader
  if (subscription === null) return tier === 'free' ? null : m.pricing_try_note({}, { locale })
  const { live, state, source } = subscription
  const endsAt = live?.cancelsAtEnd ? live.endsAt : source === 'subscription' ? null : state.expiresAt
  if (tier !== state.tier || endsAt === null) return null
  return m.pricing_ends_note({ date: formatDay(endsAt, reader.timeZone) }, { locale })
}
