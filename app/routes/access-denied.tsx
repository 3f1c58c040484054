// /access-denied?needs=: which plan or role a page needs, and the ways on. `needs` is a tier, a role, or a feature of a plan.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readViewer } from '#app/request/viewer.server.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { NoticePage } from '#app/ui/shell/notice-page.tsx'
import { readPlanStatus } from '#app/views/plan-status.server.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { type Need, readNeed } from './access-denied/read-need.ts'

export const meta: MetaFunction = () => [
  { title: `${m.denied_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

const ROLES = {
  teacher: m.denied_teacher,
  parent: m.denied_parent,
  student: m.denied_student,
} as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  const need = readNeed(new URL(request.url).searchParams.get('needs'))
  const isVisitor = viewer === null
  if (need.kind !== 'plan' || isVisitor) return { need, held: null, isVisitor }
  const { state } = await readPlanStatus(context, viewer.account.id)
  return { need, held: state.tier, isVisitor }
}

export default function AccessDenied() {
  const { need, held, isVisitor } = useLoaderData<typeof loader>()
  const more = isVisitor ? visitorMoreOf(need) : moreOf(need, held)
  return (
    <NoticePage title={m.denied_title()} lead={leadOf(need)} picture={<Glim mood="thinking" />}>
      {more !== null && <p className="more">{more}</p>}
      <ButtonRow>
        <ButtonLink to={ownPath('/pricing', need.kind === 'plan' ? { tier: need.tier } : {})}>
          {m.denied_plans()}
        </ButtonLink>
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

function leadOf(need: Need): string {
  switch (need.kind) {
    case 'plan':
      return m.denied_plan({ plan: PLAN_NAMES[need.tier]() })
    case 'role':
      return ROLES[need.role]()
    case 'unknown':
      return m.denied_other()
  }
}

function visitorMoreOf({ kind }: Need): string | null {
  return kind === 'plan' ? m.denied_visitor_more() : null
}

/** @param held the plan there is, where one is asked for */
function moreOf({ kind }: Need, held: Tier | null): string | null {
  if (held !== null) return m.denied_plan_more({ held: PLAN_NAMES[held]() })
  return kind === 'role' ? m.denied_role_more() : null
}
