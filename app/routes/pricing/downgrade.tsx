// /pricing/downgrade: asks before someone goes back to Free, where no script opens the dialog of /pricing.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { TimeInText } from '#app/ui/local-time.tsx'
import { QuestionPage } from '#app/ui/shell/question-page.tsx'
import { readPlanStatus } from '#app/views/plan-status.server.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { FreeForm } from './free-form.tsx'
import { keptPlan } from './kept-plan.server.ts'

export const meta: MetaFunction = () => [
  { title: `${m.plans_free_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const status = await readPlanStatus(context, account.id)
  const kept = keptPlan(status)
  if (kept === null) throw redirectTo(ownPath('/pricing'))
  return kept
}

export default function Downgrade() {
  const { tier, endsAt } = useLoaderData<typeof loader>()
  return (
    <QuestionPage
      title={m.plans_free_title()}
      text={
        <TimeInText
          at={endsAt}
          format="day"
          say={(date) => m.plans_keep_until({ plan: PLAN_NAMES[tier](), date })}
        />
      }
    >
      <FreeForm kept={tier} />
    </QuestionPage>
  )
}
