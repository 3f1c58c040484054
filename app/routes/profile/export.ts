// POST /profile/export: everything we keep of a person, as one JSON file to keep.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { exportAccount } from '#app/domain/privacy/export-account.server.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'

const DATA = ownPath('/profile/data')

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { account, session } = await requireFreshViewer(request, context, DATA)
  const file = await exportAccount(context, account.id, session.id)
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="sparkbook-data.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}

export function loader(): Response {
  return redirectTo(DATA)
}
