// The files of a collection as the build hands them over, ordered by slug and language.
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { ContentFile } from './content.types.ts'

export type Translations<Facts> = Readonly<Record<Locale, ContentFile<Facts>>>

/**
 * @param modules path of each file (…/<slug>/<locale>.md) and its module
 * @throws when a language of a slug is missing
 */
export function filesBySlug<Facts>(
  modules: Readonly<Record<string, ContentFile<Facts>>>,
): ReadonlyMap<string, Translations<Facts>> {
  const slugs = new Set(Object.keys(modules).map((path) => path.split('/').at(-2) ?? ''))
  const file = (slug: string, locale: Locale) => {
    const found = Object.entries(modules).find(([path]) => path.endsWith(`/${slug}/${locale}.md`))
    if (!found) throw new Error(`${slug} is not written in ${locale}`)
    return found[1]
  }
  return new Map(
    [...slugs].map((slug) => {
      const translations = LOCALES.map((locale) => [locale, file(slug, locale)] as const)
      return [slug, Object.fromEntries(translations) as Record<Locale, ContentFile<Facts>>]
    }),
  )
}
