// /family/children/:childId/erase: says what goes with a child's account, and erases it for a grown-up whose sign-in is fresh.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { eraseChild } from '#app/domain/privacy/erase-child.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { ownPath, pathOf } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { childIdOf } from './family/child-id.ts'
import { readChildPage } from './family/read-child-page.server.ts'
import { LossList } from './profile/loss-list.tsx'
import { SecurityPage } from './profile/security-page.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.family_erase()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const childId = childIdOf(params)
  const viewer = await requireFreshViewer(request, context)
  const { displayName } = await readChildPage(context, viewer, childId)
  return { displayName }
}

export async function action({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const childId = childIdOf(params)
  const viewer = await requireFreshViewer(request, context)
  const erased = await eraseChild(context, viewer, { childId })
  if (erased.ok) return redirectTo(ownPath('/family'), { headers: { 'Set-Cookie': flash('child_erased') } })
  if (erased.code === 'not_linked') throw new Response(null, { status: 404 })
  const said = flash({ code: 'child_act_failed', refusal: erased })
  return redirectTo(pathOf(request), { headers: { 'Set-Cookie': said } })
}

export default function EraseChild() {
  const { displayName } = useLoaderData<typeof loader>()
  const isWaiting = useNavigation().state !== 'idle'
  const name = displayName ?? m.family_nameless_child()
  return (
    <SecurityPage title={m.family_erase_title({ name })} lead={m.profile_erase_lead()} back="family" still>
      <LossList />
      <p className="kept">{m.family_erase_told()}</p>
      <Form method="post">
        <ButtonRow>
          <Button type="submit" disabled={isWaiting}>
            {isWaiting ? m.profile_saving() : m.family_erase_sure()}
          </Button>
          <ButtonLink to="/family" variant="ghost">
            {m.family_erase_keep()}
          </ButtonLink>
        </ButtonRow>
      </Form>
    </SecurityPage>
  )
}
