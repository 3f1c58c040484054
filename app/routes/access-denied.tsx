// /access-denied?needs=: which plan or role a page needs, and the ways on. `needs` is a tier, a role, or a feature of a plan.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { subscriptionStatus } from '#app/subscription-status.server.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/shell/notice-page.tsx'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { readNeed } from './access-denied/read-need.ts'

export const meta: MetaFunction = () => [
  { title: `${m.pricing_denied_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

const ROLES = {
  teacher: m.pricing_denied_teacher,
  parent: m.pricing_denied_parent,
  student: m.pricing_denied_student,
} as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  const need = readNeed(new URL(request.url).searchParams.get('needs'))
  const isVisitor = viewer === null
  switch (need.kind) {
    case 'plan': {
      const plan = PLAN_NAMES[need.tier]()
      const { state } = await subscriptionStatus(context, viewer?.account.id ?? null)
      const held = PLAN_NAMES[state.tier]()
      return {
        lead: m.pricing_denied_plan({ plan }),
        more: isVisitor ? m.pricing_denied_visitor_more() : m.pricing_denied_plan_more({ held }),
        plans: ownPath('/pricing', { tier: need.tier }),
        isVisitor,
      }
    }
    case 'role':
      return {
        lead: ROLES[need.role](),
        more: isVisitor ? null : m.pricing_denied_role_more(),
        plans: ownPath('/pricing'),
        isVisitor,
      }
    case 'unknown':
      return { lead: m.pricing_denied_other(), more: null, plans: ownPath('/pricing'), isVisitor }
  }
}

export default function AccessDenied() {
  const { lead, more, plans, isVisitor } = useLoaderData<typeof loader>()
  return (
    <NoticePage title={m.pricing_denied_title()} lead={lead} picture={<Glim mood="thinking" />}>
      {more !== null && <p className="more">{more}</p>}
      <ButtonRow>
        <ButtonLink to={plans}>{m.pricing_denied_plans()}</ButtonLink>
        {isVisitor && (
          <ButtonLink to="/auth" variant="ghost">
            {m.shell_sign_in()}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="ghost">
          {m.shell_return_home()}
        </ButtonLink>
      </ButtonRow>
    </NoticePage>
  )
}
