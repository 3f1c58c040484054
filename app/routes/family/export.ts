// POST /family/children/:childId/export: everything kept about a child, as a file, for a parent who is linked to it.
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { exportChild } from '#app/domain/guardians/export-child.server.ts'
import { requireViewer } from '#app/guards.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const viewer = await requireViewer(request, context)
  const childId = params['childId'] ?? ''
  const exported = await exportChild(context, { guardianId: viewer.account.id, childId })
  if (!exported.ok) throw new Response(null, { status: 404 })
  return new Response(JSON.stringify(exported.value, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="sparkbook-child.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}

export function loader(): Response {
  return redirectTo(ownPath('/family'))
}
