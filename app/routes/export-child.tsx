// /family/children/:childId/export: everything kept about a child, as a file, for a parent who is linked to it. Posted to, it
// answers the file; who signed in a while ago is asked for a fresh proof on this page first.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { exportChild } from '#app/domain/guardians/export-child.server.ts'
import { flash } from '#app/flash.server.ts'
import { requireViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeInput } from '#app/ui/code-input.tsx'
import { readChildPage } from './family/read-child-page.server.ts'
import { AskForCode } from './profile/ask-for-code.tsx'
import { needsProof, sendCode } from './profile/fresh-proof.server.ts'
import { SecurityPage } from './profile/security-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.family_export()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const { displayName } = await readChildPage(context, viewer, params['childId'] ?? '')
  return { displayName, needsCode: needsProof(context, viewer) }
}

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const viewer = await requireViewer(request, context)
  const childId = params['childId'] ?? ''
  const page = ownPath(`/family/children/${encodeURIComponent(childId)}/export`)
  const form = await request.formData()
  if (form.get('intent') === 'send-code') return sendCode(context, viewer, page)
  const typed = form.get('nonce')
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
  const said = nonce === undefined ? [] : [flash({ code: 'proof_failed', refusal: exported })]
  return redirectTo(page, said.length > 0 ? { headers: { 'Set-Cookie': said.join() } } : {})
}

export default function ExportChild() {
  const { displayName, needsCode } = useLoaderData<typeof loader>()
  const name = displayName ?? m.family_nameless_child()
  return (
    <SecurityPage title={m.family_export_title({ name })} lead={m.family_export_lead()} back="family" still>
      {needsCode && <AskForCode />}
      <Form method="post" reloadDocument>
        {needsCode && <CodeInput id="export-nonce" name="nonce" label={m.profile_password_code()} required />}
        <Button type="submit">{m.family_export()}</Button>
      </Form>
    </SecurityPage>
  )
}
