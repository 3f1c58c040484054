// Four questions, no more (spec 000 section 2): what it is, how to start, privacy, more help.
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PRODUCT_NAME } from '#app/product.ts'

export type FaqWords = ReturnType<typeof faqWords>

export interface Question {
  id: string
  question: string
  answer: string
  link?: { to: `/${string}`; label: string }
}

export function faqWords(locale: Locale) {
  const say = (message: (inputs: Record<string, never>, options: { locale: Locale }) => string) =>
    message({}, { locale })
  const questions: Question[] = [
    {
      id: 'what',
      question: m.blog_faq_what({ product: PRODUCT_NAME }, { locale }),
      answer: say(m.blog_faq_what_text),
    },
    {
      id: 'start',
      question: say(m.blog_faq_start),
      answer: say(m.blog_faq_start_text),
      link: { to: '/games', label: say(m.blog_faq_start_link) },
    },
    {
      id: 'privacy',
      question: say(m.blog_faq_privacy),
      answer: say(m.blog_faq_privacy_text),
      link: { to: '/company/privacy-policy', label: say(m.blog_faq_privacy_link) },
    },
    { id: 'help', question: say(m.blog_faq_help), answer: say(m.blog_faq_help_text) },
  ]
  return {
    metaTitle: say(m.blog_faq_link),
    title: say(m.blog_faq_title),
    lead: say(m.blog_faq_lead),
    questions,
    back: say(m.blog_back),
    contact: say(m.blog_contact_support),
  }
}
