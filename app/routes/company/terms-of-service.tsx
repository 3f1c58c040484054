// /company/terms-of-service, and /terms in place. Its text is app/content/legal/terms-of-service.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { readLegalPage } from './legal/read-legal-page.server.ts'

export const meta = pageMeta<typeof loader>(({ data }) => data?.title ?? '')

export function loader({ context }: LoaderFunctionArgs) {
  return readLegalPage('terms-of-service', context.config.operator)
}

export default function TermsOfService() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
