// What every page says of itself to search engines and to those who are sent its link. A route needs one line:
//
//   export const meta = pageMeta(() => m.shell_pricing())
//   export const meta = pageMeta<typeof loader>(({ data }) => data?.title ?? '')
//
// Say nothing else by hand. Description, canonical address (aliases: main-address.ts), the same page in other languages,
// picture and card come from root's loader (page-head.server.ts), which has a row for every public page
// (public-pages.server.ts, add yours there) and knows the articles: the words never ship in four languages. A page without
// a row is personal or thin: search engines are asked to leave it out.
import type { MetaArgs, MetaDescriptor } from '@remix-run/cloudflare'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import type { RootData } from '#app/preferences/use-preferences.ts'

interface PageMeta {
  /** "Pricing" becomes "Pricing – Sparkbook"; a title that names the product already stays as it is. */
  title: string
  /** What else the page has to say, such as a referrer policy. */
  more: MetaDescriptor[]
}

export function pageMeta<Loader = unknown>(page: (args: MetaArgs<Loader>) => string | PageMeta) {
  return (args: MetaArgs<Loader>): MetaDescriptor[] => {
    const said = page(args)
    const { title: name, more } = typeof said === 'string' ? { title: said, more: [] } : said
    const title = name.includes(PRODUCT_NAME) ? name : `${name} – ${PRODUCT_NAME}`
    const root = args.matches.find(({ id }) => id === 'root')?.data as RootData | undefined
    // Root's data is of the address that was asked for first; nobody reads these lines after that.
    const lines = root?.head.path === args.location.pathname ? root.head.lines : []
    const named = lines.length > 1 ? [{ property: 'og:title', content: title }] : []
    return [{ title }, ...lines, ...named, ...more]
  }
}
