// /sitemap.xml: every public page, article and open case, each in every language and each naming the others (sitemaps.org 0.9 with
// Google's xhtml:link; a page's languages have to name one another).
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { listArticles } from '#app/content/articles.server.ts'
import { BASE_LOCALE, LOCALES } from '#app/i18n/locales.ts'
import { addressIn } from '#app/seo/language-address.ts'
import { PUBLIC_PAGES } from '#app/seo/public-pages.server.ts'
import { readCases } from '#app/views/case-files.server.ts'

export function loader({ context }: LoaderFunctionArgs): Response {
  const origin = context.config.siteUrl
  const entries = [
    ...Object.keys(PUBLIC_PAGES).map((path) => ({ path, changed: null })),
    ...readCases()
      .filter(({ file }) => file.isOpen)
      .map(({ id }) => ({
        path: `/case-files/${id}`,
        changed: null,
      })),
    ...listArticles(BASE_LOCALE).map(({ slug, published, updated }) => ({
      path: `/resources/blog/${slug}`,
      changed: updated ?? published,
    })),
  ].flatMap(({ path, changed }) => inEveryLanguage(origin + path, changed))
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** @param changed calendar day, null where nobody keeps it */
function inEveryLanguage(address: string, changed: string | null): string[] {
  const languages = LOCALES.map((locale) => ({ name: locale, href: addressIn(locale, address) }))
  const all = [{ name: 'x-default', href: address }, ...languages]
  const links = all
    .map(({ name, href }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(href)}"/>`)
    .join('')
  const day = changed === null ? '' : `<lastmod>${changed}</lastmod>`
  return all.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${day}${links}</url>`)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
