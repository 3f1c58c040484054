// /robots.txt: staging is for nobody to find. Elsewhere all pages may be read (personal ones say "noindex" themselves, which only who reads them learns); calls of
// machines and of games may not be followed.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'

const CLOSED = ['/auth/v1/', '/rest/v1/', '/functions/v1/', '/play/', '/checkout/']

export function loader({ context }: LoaderFunctionArgs): Response {
  const { environment, siteUrl } = context.config
  const closed = environment === 'staging' ? ['/'] : CLOSED
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
