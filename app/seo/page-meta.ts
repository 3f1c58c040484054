// What every page says of itself to search engines and to those who are sent its link. A route needs one line:
//
//   export const meta = pageMeta(() => m.shell_pricing())
//   export const meta = pageMeta<typeof loader>(({ data }) => data?.words.title ?? '')
//   export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, description: data.description }))
//
// The description of a fixed address stands in public-pages.server.ts, in four languages, never in the browser's code; add
// a row there for a new public page. Only pages whose address is not fixed (articles) give one themselves. A page without
// a description is personal or thin: search engines are asked to leave it out. Say nothing else by hand: title, canonical
// address (aliases: main-address.ts), the same page in the other languages, and the picture all come from here.
import type { MetaArgs, MetaDescriptor } from '@remix-run/cloudflare'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { RootData } from '#app/preferences/use-preferences.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { addressIn, languageOf } from './language-address.ts'
import { mainAddress } from './main-address.ts'
import { PICTURE_SIZE, pictureAddress } from './pictures.ts'

export interface PageMeta {
  /** "Pricing" becomes "Pricing – Sparkbook"; a title that names the product already stays as it is. */
  title: string
  /** One or two sentences, at most 160 characters. Only for pages that have no row in public-pages.server.ts. */
  description?: string
  /** Days an article came out and was last changed, ISO 8601. */
  article?: { published: string; updated: string }
  /** What else the page has to say, such as a referrer policy. */
  more?: MetaDescriptor[]
}

/** Names of languages as Open Graph knows them. */
const GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  es: 'es_LA',
  fr: 'fr_FR',
  zh: 'zh_CN',
}

export function pageMeta<Loader = unknown>(page: (args: MetaArgs<Loader>) => string | PageMeta) {
  return (args: MetaArgs<Loader>): MetaDescriptor[] => {
    const given = page(args)
    const said = typeof given === 'string' ? { title: given } : given
    const root = args.matches.find(({ id }) => id === 'root')?.data as RootData | undefined
    const title = said.title.includes(PRODUCT_NAME) ? said.title : `${said.title} – ${PRODUCT_NAME}`
    return [{ title }, ...(root ? found(said, title, root, args.location) : []), ...(said.more ?? [])]
  }
}

type Place = Pick<MetaArgs['location'], 'pathname' | 'search'>

function found(page: PageMeta, title: string, root: RootData, { pathname, search }: Place): MetaDescriptor[] {
  const address = root.origin + mainAddress(pathname)
  const language = languageOf(search)
  const canonical = language === null ? address : addressIn(language, address)
  // Root's data is of the address that was asked for first; nobody reads these lines after that.
  const head = root.head.path === pathname ? root.head : null
  const description = page.description ?? head?.description
  if (!description) return head ? [{ name: 'robots', content: 'noindex' }] : []
  const picture = root.origin + pictureAddress(head?.picture ?? 'notebook', root.locale)
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...LOCALES.map((locale) => alternate(locale, addressIn(locale, address))),
    alternate('x-default', address),
    ...graph({
      type: page.article ? 'article' : 'website',
      site_name: PRODUCT_NAME,
      title,
      description,
      url: canonical,
      locale: GRAPH_LOCALES[root.locale],
      image: picture,
      'image:width': String(PICTURE_SIZE.width),
      'image:height': String(PICTURE_SIZE.height),
      'image:alt': title,
    }),
    ...(page.article
      ? [
          { property: 'article:published_time', content: page.article.published },
          { property: 'article:modified_time', content: page.article.updated },
        ]
      : []),
    // Title, words and picture are taken from the lines above.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function graph(properties: Readonly<Record<string, string>>): MetaDescriptor[] {
  return Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content }))
}
