// /family/children/:childId/export: where a grown-up whose sign-in is fresh downloads what we keep of a child linked to them.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { Button } from '#app/ui/button.tsx'
import { childIdOf } from './family/child-id.ts'
import { readChildPage } from './family/read-child-page.server.ts'
import { SecurityPage } from './profile/security-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.family_export()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const childId = childIdOf(params)
  const viewer = await requireFreshViewer(request, context)
  const { displayName } = await readChildPage(context, viewer, childId)
  return { childId, displayName }
}

export default function ExportChild() {
  const { childId, displayName } = useLoaderData<typeof loader>()
  const name = displayName ?? m.family_nameless_child()
  return (
    <SecurityPage title={m.family_export_title({ name })} lead={m.family_export_lead()} back="/family" still>
      <Form method="post" action={`/family/children/${childId}/download`} reloadDocument>
        <Button type="submit">{m.family_export()}</Button>
      </Form>
    </SecurityPage>
  )
}
