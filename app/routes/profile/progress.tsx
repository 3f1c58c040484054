// /profile/progress: what playing has added up to; with a paid plan also analytics of it.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readAnalytics } from '#app/domain/analytics/read-analytics.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { viewAnalytics } from '#app/views/analytics.server.ts'
import { AnalyticsSheets } from './analytics/analytics-sheets.tsx'
import { NothingYet, ProgressSheets } from './progress/progress-sheets.tsx'
import { readProgress } from './progress/read-progress.server.ts'

export { sectionMeta as meta } from './section-list.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const [view, analytics] = await Promise.all([
    readProgress(context, account.id),
    readAnalytics(context, account.id),
  ])
  return { view, analytics: analytics && viewAnalytics(context, analytics, { isOwn: true }) }
}

export default function Progress() {
  const { view, analytics } = useLoaderData<typeof loader>()
  return (
    <>
      {view ? <ProgressSheets {...view} /> : <NothingYet />}
      {analytics && <AnalyticsSheets {...analytics} />}
    </>
  )
}
