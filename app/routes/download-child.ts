// POST /family/children/:childId/download: everything we keep of a child, as one JSON file. A page of its own (export-child.tsx)
// asks for a code where the sign-in is not fresh.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { exportChild } from '#app/domain/guardians/export-child.server.ts'
import { flash } from '#app/flash.server.ts'
import { requireViewer } from '#app/guards.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { exportPath } from './family/export-path.ts'

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const viewer = await requireViewer(request, context)
  const childId = params['childId'] ?? ''
  const typed = (await request.formData()).get('nonce')
  const nonce = typeof typed === 'string' ? typed.replace(/\s/g, '') : undefined
  const exported = await exportChild(context, viewer, { childId, nonce })
  if (exported.ok)
    return new Response(JSON.stringify(exported.value, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="sparkbook-child.json"',
        'Cache-Control': 'private, no-store',
      },
    })
  if (exported.code === 'not_linked') throw new Response(null, { status: 404 })
  // The page itself asks for the first code; only a wrong one is a refusal.
  if (nonce === undefined) return redirectTo(exportPath(childId))
  const said = flash({ code: 'proof_failed', refusal: exported })
  return redirectTo(exportPath(childId), { headers: { 'Set-Cookie': said } })
}

export function loader({ params }: LoaderFunctionArgs): Response {
  return redirectTo(exportPath(params['childId'] ?? ''))
}
