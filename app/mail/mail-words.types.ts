import type { Locale } from '#app/i18n/locales.ts'

export interface MailWords {
  locale: Locale
  subject: string
  /** Paragraphs before the button and the code. */
  opening: string[]
  /** What somebody else wrote: shown as theirs, line by line, and never as ours. */
  quote?: string
  /** Who is answered; without it, the sender. */
  replyTo?: string
  link: { url: string; label: string; ifItFails: string } | null
  code: { code: string; label: string; warning: string } | null
  /** Paragraphs after them: how long they last, what to do when nobody asked. */
  closing: string[]
  /** Why this mail came. */
  footer: string
}

/** What one kind of mail says of its own. */
export type Words = Pick<MailWords, 'subject' | 'opening' | 'quote' | 'replyTo'> & { button?: string }
