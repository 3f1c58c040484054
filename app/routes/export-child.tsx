// /family/children/:childId/export: where a parent downloads what we keep of a child who is linked to them. Who signed in a while
// ago is asked for a fresh proof first.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { requireViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { Button } from '#app/ui/button.tsx'
import { CodeInput } from '#app/ui/code-input.tsx'
import { exportPath } from './family/export-path.ts'
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
  const childId = params['childId'] ?? ''
  const { displayName } = await readChildPage(context, viewer, childId)
  return { childId, displayName, needsCode: needsProof(context, viewer) }
}

/** The code that page asks for; the file itself is a route of its own (download-child.ts). */
export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const viewer = await requireViewer(request, context)
  return sendCode(context, viewer, exportPath(params['childId'] ?? ''))
}

export default function ExportChild() {
  const { childId, displayName, needsCode } = useLoaderData<typeof loader>()
  const name = displayName ?? m.family_nameless_child()
  return (
    <SecurityPage title={m.family_export_title({ name })} lead={m.family_export_lead()} back="family" still>
      {needsCode && <AskForCode />}
      <Form method="post" action={`/family/children/${childId}/download`} reloadDocument>
        {needsCode && <CodeInput id="export-nonce" name="nonce" label={m.profile_password_code()} required />}
        <Button type="submit">{m.family_export()}</Button>
      </Form>
    </SecurityPage>
  )
}
