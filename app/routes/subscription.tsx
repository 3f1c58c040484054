// /subscription: the plan somebody has, until when, and all that can be done about it. Works without scripts.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readPaidPlans } from '#app/domain/billing/read-paid-plans.server.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { readViewer, requireViewer } from '#app/request/viewer.server.ts'
import type { Reply } from '#app/ui/reply.ts'
import { ReplyNotice } from '#app/ui/reply-notice.tsx'
import { ReplyToast } from '#app/ui/reply-toast.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { readPlanStatus } from '#app/views/plan-status.server.ts'
import { actOnSubscription } from './subscription/act.server.ts'
import { ChangeSheet } from './subscription/change-sheet.tsx'
import { PlanNotes } from './subscription/plan-notes.tsx'
import { PlanSheet } from './subscription/plan-sheet.tsx'
import { returnFromCheckout } from './subscription/return-from-checkout.server.ts'
import { viewSubscription } from './subscription/view-subscription.server.ts'
import './subscription/subscription.css'

export const meta: MetaFunction = () => [
  { title: `${m.shell_subscription()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const sessionId = new URL(request.url).searchParams.get('session_id')
  const returned = sessionId === null ? null : await returnFromCheckout(context, account.id, sessionId)
  const status = await readPlanStatus(context, account.id)
  const { standing } = await readOwnStanding(context, account.id)
  const paysAlone = !isChild(standing)
  const paid = (await readPaidPlans(context, account.id)).map(({ childId, childName, subscription }) => ({
    childId,
    name: childName ?? m.family_nameless_child(),
    plan: viewSubscription(subscription, { mayChange: true }),
  }))
  const plan = viewSubscription(status, { mayChange: paysAlone, paysForOthers: paid.length > 0 })
  return { plan, paid, paysAlone, unread: status.unread, returned }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await readViewer(request, context)
  const form = await request.formData().catch(() => new FormData())
  return actOnSubscription(context, viewer?.account.id ?? null, form)
}

export default function SubscriptionPage() {
  const { plan, paid, paysAlone, unread, returned } = useLoaderData<typeof loader>()
  const reply = useActionData<Reply>()
  return (
    <Page className="subscription">
      <Wrap>
        <SectionHead level={1} title={m.shell_subscription()} lead={m.subscription_lead()} />
        <div className="notes">
          <ReplyToast reply={unread} lasts />
          <ReplyNotice reply={returned} />
          <ReplyToast reply={reply} />
          {unread === null && <PlanNotes notes={plan.notes} />}
        </div>
        <div className="sheets">
          <PlanSheet plan={plan} />
          {plan.options !== null && <ChangeSheet options={plan.options} />}
        </div>
        {paysAlone && <p className="small">{m.plans_one_learner()}</p>}
        {paid.length > 0 && (
          <section aria-labelledby="paid-plans" className="paid-plans">
            <h2 id="paid-plans">{m.subscription_paid_title()}</h2>
            {paid.map(({ childId, name, plan }) => (
              <div key={childId} className="sheets">
                <PlanSheet plan={plan} child={{ id: childId, name }} />
                {plan.options !== null && <ChangeSheet options={plan.options} childId={childId} />}
              </div>
            ))}
          </section>
        )}
      </Wrap>
    </Page>
  )
}
