// The lines in <head> that speak to search engines and to whoever is sent the link, all but the title.
import type { MetaDescriptor } from '@remix-run/cloudflare'
import { type ArticleCard, listArticles } from '#app/content/articles.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { findCover } from '#app/views/case-files.server.ts'
import { addressIn, languageOf } from './language-address.ts'
import { mainAddress } from './main-address.ts'
import type { PageHead } from './page-head.ts'
import { PICTURE_SIZE, pictureAddress } from './pictures.ts'
import { PUBLIC_PAGES } from './public-pages.server.ts'

/** Names of languages as Open Graph knows them. */
const GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  es: 'es_LA',
  fr: 'fr_FR',
  zh: 'zh_CN',
}

const ARTICLE = /^\/resources\/blog\/([\w-]+)$/
const CASE_FILE = /^\/case-files\/([\w-]+)$/

/** @param site origin of this deployment */
export function pageHead({ pathname, search }: URL, site: string, locale: Locale): PageHead {
  const path = mainAddress(pathname)
  const article = findArticle(path, locale)
  const openCase = describeOpenCase(path, locale)
  const row = PUBLIC_PAGES[path]
  const description = article?.description ?? openCase ?? row?.description({}, { locale })
  if (!description) return { path: pathname, lines: [{ name: 'robots', content: 'noindex' }] }
  const address = site + path
  const language = languageOf(search)
  const canonical = language === null ? address : addressIn(language, address)
  const lines = [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LOCALES.map((other) => alternate(other, addressIn(other, address))),
    alternate('x-default', address),
    ...graph({
      'og:type': article ? 'article' : 'website',
      'og:site_name': PRODUCT_NAME,
      'og:description': description,
      'og:url': canonical,
      'og:locale': GRAPH_LOCALES[locale],
      'og:image': site + pictureAddress(row?.picture ?? (openCase ? 'study' : 'resources'), locale),
      'og:image:width': String(PICTURE_SIZE.width),
      'og:image:height': String(PICTURE_SIZE.height),
      'og:image:alt': PRODUCT_NAME,
    }),
    ...(article ? graph(daysOf(article)) : []),
    // Its title, words and picture are the lines above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  return { path: pathname, lines }
}

function findArticle(path: string, locale: Locale): ArticleCard | undefined {
  const slug = ARTICLE.exec(path)?.[1]
  return slug === undefined ? undefined : listArticles(locale).find((article) => article.slug === slug)
}

/** What a case that everybody may read is about. */
function describeOpenCase(path: string, locale: Locale): string | undefined {
  const cover = findCover(CASE_FILE.exec(path)?.[1], locale)
  return cover?.isOpen ? m.seo_case_file({ question: cover.question }, { locale }) : undefined
}

function daysOf({ published, updated }: ArticleCard) {
  return { 'article:published_time': published, 'article:modified_time': updated ?? published }
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function graph(properties: Readonly<Record<string, string>>): MetaDescriptor[] {
  return Object.entries(properties).map(([property, content]) => ({ property, content }))
}
