// The words of the about page in the one language asked for; what things cost comes from the table that sells them.
import { ENTERPRISE, PLAN_PRICES } from '#app/domain/billing/catalogue.ts'
import { ADD_ONS, addOnPrice, PASS_LEVELS, passPrice } from '#app/domain/billing/one-time-items.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { formatPrice } from '#app/words/prices.ts'

export type AboutWords = ReturnType<typeof aboutWords>

export function aboutWords(locale: Locale) {
  const say = (message: (inputs: Record<string, never>, options: { locale: Locale }) => string) =>
    message({}, { locale })
  const monthly = (tier: 'basic' | 'premium') => ({
    what: m.about_money_month({ plan: PLAN_NAMES[tier]() }, { locale }),
    price: formatPrice(PLAN_PRICES[tier].month, { locale }),
  })
  const from = (cents: number) => m.about_money_from({ price: formatPrice(cents, { locale }) }, { locale })
  return {
    metaTitle: say(m.shell_about_us),
    /** Between asterisks stands the phrase that is inked. */
    title: say(m.about_title),
    lead: m.about_lead({ product: PRODUCT_NAME }, { locale }),
    glim: {
      title: say(m.about_glim_title),
      flame: say(m.about_glim_flame),
      holes: say(m.about_glim_holes),
      ear: say(m.about_glim_ear),
    },
    what: {
      title: say(m.about_what_title),
      parts: [
        { art: 'why-play', title: say(m.about_what_play_title), text: say(m.about_what_play_text) },
        { art: 'why-skills', title: say(m.about_what_skills_title), text: say(m.about_what_skills_text) },
        { art: 'why-progress', title: say(m.about_what_score_title), text: say(m.about_what_score_text) },
      ] as const,
      soon: say(m.about_what_soon),
    },
    children: {
      title: say(m.about_children_title),
      promises: [
        say(m.about_children_account),
        say(m.about_children_ads),
        say(m.about_children_age),
        say(m.about_children_parent),
        say(m.about_children_write),
        say(m.about_children_erase),
        say(m.about_children_pay),
      ],
      more: say(m.about_children_more),
    },
    money: {
      title: say(m.about_money_title),
      lead: say(m.about_money_lead),
      head: { what: say(m.about_money_what), price: say(m.about_money_price) },
      rows: [
        { what: say(m.about_money_free), price: formatPrice(0, { locale }) },
        monthly('basic'),
        monthly('premium'),
        { what: say(m.about_money_pass), price: from(Math.min(...PASS_LEVELS.map(passPrice))) },
        { what: say(m.about_money_item), price: from(Math.min(...ADD_ONS.map(addOnPrice))) },
        { what: say(m.about_money_school), price: from(ENTERPRISE.startingAt) },
      ],
      more: say(m.about_money_more),
    },
    call: {
      title: say(m.about_call_title),
      text: say(m.about_call_text),
      action: say(m.about_call_action),
    },
  }
}
