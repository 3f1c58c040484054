import type { NewsletterState } from '#app/domain/newsletter/read-newsletter-state.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'

const TEXTS = {
  waiting: [m.newsletter_waiting_title, m.newsletter_waiting],
  confirmed: [m.newsletter_confirmed_title, m.newsletter_confirmed],
  left: [m.newsletter_left_title, m.newsletter_left],
  unknown: [m.newsletter_unknown_title, m.newsletter_unknown],
} as const

/** How things stand with a link, and what can be done about it, in the one language asked for. */
export function newsletterWords(state: NewsletterState | 'left', locale: Locale) {
  const [title, lead] = TEXTS[state]
  return {
    metaTitle: m.newsletter_title({}, { locale }),
    title: title({}, { locale }),
    lead: lead({}, { locale }),
    yes: m.newsletter_yes({}, { locale }),
    no: m.newsletter_no({}, { locale }),
    leave: m.newsletter_leave({}, { locale }),
    toBlog: m.newsletter_to_blog({}, { locale }),
  }
}
