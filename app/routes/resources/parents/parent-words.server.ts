// The words of the parents' page in the one language asked for.
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { listOf, sayIn } from '../say.server.ts'

export type ParentWords = ReturnType<typeof parentWords>

export function parentWords(locale: Locale) {
  const say = sayIn(locale)
  return {
    metaTitle: say(m.shell_for_parents),
    /** Between asterisks stands the phrase that is inked. */
    title: say(m.resources_parents_title),
    lead: say(m.resources_parents_lead),
    letter: {
      dear: say(m.resources_parents_dear),
      paragraphs: [
        say(m.resources_parents_letter_play),
        say(m.resources_parents_letter_help),
        say(m.resources_parents_letter_stop),
      ],
      signed: m.resources_parents_signed({ product: PRODUCT_NAME }, { locale }),
      firstWeek: say(m.resources_parents_first_week),
    },
    costs: {
      title: say(m.resources_parents_costs),
      text: say(m.resources_parents_costs_text),
      go: say(m.resources_parents_costs_go),
    },
    ledger: {
      title: say(m.resources_parents_keep_title),
      columns: [
        {
          id: 'keep',
          title: say(m.resources_parents_keep),
          rows: listOf(say(m.resources_parents_keep_list)),
        },
        {
          id: 'never',
          title: say(m.resources_parents_never),
          rows: listOf(say(m.resources_parents_never_list)),
        },
      ] as const,
    },
    rights: {
      text: say(m.resources_parents_rights),
      family: say(m.resources_parents_family),
      privacy: say(m.resources_parents_privacy),
    },
    analytics: {
      title: say(m.resources_parents_analytics),
      soon: say(m.resources_parents_analytics_soon),
      text: say(m.resources_parents_analytics_text),
      now: say(m.resources_parents_analytics_now),
      picture: say(m.resources_parents_analytics_picture),
    },
  }
}
