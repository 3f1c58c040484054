import { readLegal } from '#app/content/legal.server.ts'
import { plainText } from '#app/content/plain-text.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** A text of app/content/legal with its day in words and its contents list. */
export function readLegalPage(slug: 'privacy-policy' | 'terms-of-service', locale: Locale) {
  const { title, effective, blocks } = readLegal(slug, locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(effective),
  )
  return {
    title,
    blocks,
    contents: blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2
        ? [{ id: block.id, title: plainText(block.children) }]
        : [],
    ),
    words: {
      effective: m.company_effective({ date }, { locale }),
      contents: m.company_contents({}, { locale }),
      print: m.company_print({}, { locale }),
      top: m.company_top({}, { locale }),
    },
  }
}
