// /family/children/:childId/analytics: how a child is doing, for a grown-up who looks after it. As deep as the child's plan goes.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readChildAnalytics } from '#app/domain/analytics/read-child-analytics.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { viewAnalytics } from '#app/views/analytics.server.ts'
import { childIdOf } from './family/child-id.ts'
import { readChildPage } from './family/read-child-page.server.ts'
import { AnalyticsSheets } from './profile/analytics/analytics-sheets.tsx'
import './family/child-analytics.css'

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const childId = childIdOf(params)
  const viewer = await requireViewer(request, context)
  const { displayName } = await readChildPage(context, viewer, childId)
  const analytics = await readChildAnalytics(context, { guardianId: viewer.account.id, childId })
  return {
    childId,
    name: displayName ?? m.family_nameless_child(),
    analytics: analytics && viewAnalytics(context, analytics, { isOwn: false }),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${m.analytics_of({ name: data?.name ?? '' })} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export default function ChildAnalytics() {
  const { childId, name, analytics } = useLoaderData<typeof loader>()
  return (
    <Page className="child-analytics">
      <Wrap>
        <p>
          <Link to="/family">{m.analytics_to_family()}</Link>
        </p>
        <SectionHead level={1} title={m.analytics_of({ name })} />
        {analytics ? <AnalyticsSheets {...analytics} /> : <NotInPlan childId={childId} name={name} />}
      </Wrap>
    </Page>
  )
}

/** No dead end: what every plan shows, and where. */
function NotInPlan({ childId, name }: { childId: string; name: string }) {
  return (
    <Sheet className="not-in-plan">
      <p>{m.analytics_not_in_plan()}</p>
      <p>{m.analytics_look_together({ name })}</p>
      <p>
        <ButtonLink to={ownPath('/pricing', { for: childId })} variant="secondary">
          {m.parents_costs_go()}
        </ButtonLink>
      </p>
    </Sheet>
  )
}
