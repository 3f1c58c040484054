// What pages are about, in schema.org's words. Only what stands on the page as well.
import type { Locale } from '#app/i18n/locales.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'

/** @param origin of this deployment */
export function organizationThing(origin: string) {
  return {
    '@type': 'Organization',
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  }
}

export function faqThing(items: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface ArticleFacts {
  title: string
  description: string
  /** Calendar days. */
  published: string
  updated?: string | undefined
}

/** @param address the article's own, whole */
export function articleThing(
  { title, description, published, updated }: ArticleFacts,
  address: string,
  locale: Locale,
) {
  const publisher = organizationThing(new URL(address).origin)
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: published,
    dateModified: updated ?? published,
    inLanguage: locale,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  }
}
