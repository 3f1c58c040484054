// /profile/progress: what playing has added up to.
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireViewer } from '#app/request/viewer.server.ts'
import { NothingYet, ProgressSheets } from './progress/progress-sheets.tsx'
import { readProgress } from './progress/read-progress.server.ts'

export { sectionMeta as meta } from './section-list.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  return { view: await readProgress(context, account.id) }
}

export default function Progress() {
  const { view } = useLoaderData<typeof loader>()
  return view ? <ProgressSheets {...view} /> : <NothingYet />
}
