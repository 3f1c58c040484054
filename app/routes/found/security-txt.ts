// /.well-known/security.txt: where to report a weakness (RFC 9116). SECURITY.md says the same.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { LOCALES } from '#app/i18n/locales.ts'

/** RFC 9116 section 2.5.5 recommends less than a year. */
const GOOD_FOR_MS = 180 * 24 * 60 * 60 * 1000

export function loader({ context }: LoaderFunctionArgs): Response {
  const { securityEmail, siteUrl } = context.config
  const lines = [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${new Date(context.now() + GOOD_FOR_MS).toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
