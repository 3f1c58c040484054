// The words of the contact page in the one language asked for.

import { CONTACT_KEPT_DAYS, CONTACT_LENGTHS } from '#app/domain/contact/contact-limits.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ownPath } from '#app/request/own-path.ts'
import type { ContactFault } from './contact-schema.ts'

export type ContactWords = ReturnType<typeof contactWords>

export function contactWords(locale: Locale) {
  const say = (message: (inputs: Record<string, never>, options: { locale: Locale }) => string) =>
    message({}, { locale })
  const most = (count: number) => ({ most: new Intl.NumberFormat(locale).format(count) })
  const faults: Record<ContactFault, string> = {
    name_missing: say(m.contact_name_missing),
    name_long: m.contact_name_long(most(CONTACT_LENGTHS.name), { locale }),
    email_invalid: say(m.auth_email_invalid),
    subject_long: m.contact_subject_long(most(CONTACT_LENGTHS.subject), { locale }),
    message_missing: say(m.contact_message_missing),
    message_long: m.contact_message_long(most(CONTACT_LENGTHS.message), { locale }),
    unreadable: say(m.contact_unreadable),
  }
  return {
    metaTitle: say(m.shell_contact),
    /** Between asterisks stands the phrase that is inked. */
    title: say(m.contact_title),
    lead: say(m.contact_lead),
    formTitle: say(m.contact_form_title),
    name: say(m.contact_name),
    email: say(m.contact_email),
    emailHint: say(m.contact_email_hint),
    subject: say(m.contact_subject),
    message: say(m.contact_message),
    send: say(m.contact_send),
    website: say(m.contact_website),
    limited: say(m.contact_limited),
    sent: { title: say(m.contact_sent_title), text: say(m.contact_sent_text) },
    children: { title: say(m.contact_children_title), text: say(m.contact_children_text) },
    keep: {
      title: say(m.contact_keep_title),
      text: m.contact_keep_text({ days: String(CONTACT_KEPT_DAYS) }, { locale }),
    },
    first: {
      title: say(m.contact_first_title),
      links: [
        { to: ownPath('/pricing'), label: say(m.contact_first_plans) },
        { to: ownPath('/password-reset'), label: say(m.contact_first_lost) },
        { to: ownPath('/company/privacy-policy'), label: say(m.contact_first_privacy) },
      ],
    },
    faults,
  }
}
