// POST /family/children/:childId/download: everything we keep of a child, as one JSON file, for a fresh sign-in.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { exportChild } from '#app/domain/privacy/export-child.server.ts'
import { flash } from '#app/request/flash.server.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { childIdOf } from './family/child-id.ts'
import { exportPath } from './family/export-path.ts'

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const childId = childIdOf(params)
  const viewer = await requireFreshViewer(request, context, exportPath(childId))
  const exported = await exportChild(context, viewer, { childId })
  if (exported.ok)
    return new Response(JSON.stringify(exported.value, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="sparkbook-child.json"',
        'Cache-Control': 'private, no-store',
      },
    })
  if (exported.code === 'not_linked') throw new Response(null, { status: 404 })
  const said = flash({ code: 'child_act_failed', refusal: exported })
  return redirectTo(exportPath(childId), { headers: { 'Set-Cookie': said } })
}

export function loader({ params }: LoaderFunctionArgs): Response {
  return redirectTo(exportPath(childIdOf(params)))
}
