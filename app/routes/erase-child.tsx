// /family/children/:childId/erase: says what goes with a child's account, and erases it for a grown-up whose sign-in is fresh.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { readSubscription } from '#app/domain/billing/read-subscription.server.ts'
import { eraseChild } from '#app/domain/privacy/erase-child.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { asSystem } from '#app/platform/actor.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { requireFreshViewer } from '#app/request/fresh-viewer.server.ts'
import { ownPath, pathOf } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { productName } from '#app/words/products.ts'
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
  // After the gate: of a child that somebody else looks after nothing is read.
  const { live } = await readSubscription(asSystem(context), childId)
  const plan = live && productName({ kind: 'subscription', item: live.tier, interval: live.interval })
  return { displayName, plan }
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
  const { displayName, plan } = useLoaderData<typeof loader>()
  const isWaiting = useNavigation().state !== 'idle'
  const name = displayName ?? m.family_nameless_child()
  return (
    <SecurityPage title={m.family_erase_title({ name })} lead={m.profile_erase_lead()} back="/family" still>
      <LossList />
      {plan !== null && <p className="kept">{m.family_erase_plan({ plan })}</p>}
      <p className="kept">{m.family_erase_told()}</p>
      <Form method="post">
        <ButtonRow>
          <Button type="submit" variant="danger" disabled={isWaiting}>
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
