// /company/privacy-policy, and /privacy in place. Its text is app/content/legal/privacy-policy.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '#app/seo/page-meta.ts'
import { LegalPage } from './legal/legal-page.tsx'
import { readLegalPage } from './legal/read-legal-page.server.ts'

export const meta = pageMeta<typeof loader>(({ data }) => data?.title ?? '')

export function loader({ context }: LoaderFunctionArgs) {
  const { config, writingModel } = context
  const writer = writingModel && { writer: writingModel.provider }
  return readLegalPage('privacy-policy', { ...config.operator, ...writer })
}

export default function PrivacyPolicy() {
  return <LegalPage {...useLoaderData<typeof loader>()} />
}
