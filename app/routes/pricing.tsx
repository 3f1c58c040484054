// /pricing: three plans, monthly or yearly (?interval=), and what is known of whoever looks: their plan, the one they picked
// before signing in (?tier=). Works without scripts: links lead on, forms post, asking back is a page of its own.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { readChildRights } from '#app/domain/billing/read-child-rights.server.ts'
import type { Interval } from '#app/domain/catalogue/plans.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { askAgeFirst, readViewer } from '#app/request/viewer.server.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Glim } from '#app/ui/art/glim.tsx'
import { InkTitle } from '#app/ui/ink-title.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PayingFor } from '#app/ui/paying-for.tsx'
import type { Reply } from '#app/ui/reply.ts'
import { ReplyToast } from '#app/ui/reply-toast.tsx'
import { LimitedNotice } from '#app/ui/shell/limited-notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { readPayingFor } from '#app/views/paying-for.server.ts'
import { readPlanStatus } from '#app/views/plan-status.server.ts'
import { choosePlan } from './pricing/choose-plan.server.ts'
import { Faq } from './pricing/faq.tsx'
import { IntervalLinks } from './pricing/interval-links.tsx'
import { keptPlan } from './pricing/kept-plan.server.ts'
import { PlanCards } from './pricing/plan-cards.tsx'
import { SchoolBanner } from './pricing/school-banner.tsx'
import { viewPlans } from './pricing/view-plans.server.ts'
import './pricing/pricing.css'

export const meta = pageMeta(() => m.shell_pricing())

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await readViewer(request, context)
  const params = new URL(request.url).searchParams
  const userId = viewer?.account.id ?? null
  const payingFor = await readPayingFor(context, userId, params.get('for'))
  const child = payingFor.chosen
  const rights =
    child && userId ? await readChildRights(context, { guardianId: userId, childId: child.id }) : null
  const own = await readPlanStatus(context, userId)
  const status = rights === null ? own : { ...rights.subscription, unread: null }
  const interval: Interval = params.get('interval') === 'year' ? 'year' : 'month'
  const subscription = viewer && status
  const standing = viewer && (await readOwnStanding(context, viewer.account.id)).standing
  const mayChange = standing === null || !isChild(standing)
  return {
    ...viewPlans({ interval, subscription, picked: params.get('tier'), mayChange, child: rights }),
    payingFor,
    hasOthersPlan: rights?.hasOthersPlan ?? false,
    interval,
    limited: standing === 'limited',
    kept: child ? null : keptPlan(status),
    unread: status.unread,
    picked: params.get('tier'),
    /** Of this view of the page: however often a plan is pressed on it, it is one checkout. */
    key: context.newId(),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  await askAgeFirst(request, context)
  const viewer = await readViewer(request, context)
  return choosePlan(context, viewer, await request.formData().catch(() => new FormData()))
}

export default function Pricing() {
  const data = useLoaderData<typeof loader>()
  const reply = useActionData<Reply>()
  const child = data.payingFor.chosen
  return (
    <Page className="pricing">
      <Wrap>
        <div className="pricing-head">
          <div>
            <h1>
              <InkTitle text={m.pricing_title()} />
            </h1>
            <p className="lead">{m.pricing_lead()}</p>
            <p className="small">{m.plans_one_learner()}</p>
          </div>
          <IntervalLinks chosen={data.interval} yearlySaving={data.yearlySaving} />
        </div>
        <PayingFor
          words={{ label: m.plans_for(), me: m.plans_for_me(), show: m.plans_for_show() }}
          items={data.payingFor.children}
          chosenId={child?.id ?? null}
          keep={{ interval: data.interval, tier: data.picked }}
        />
        {child && (
          <Notice>
            <p>
              {data.hasOthersPlan
                ? m.pricing_child_has_plan({ name: child.name })
                : m.pricing_child_text({ name: child.name })}
            </p>
          </Notice>
        )}
        {data.limited && <LimitedNotice erasedOn={null} />}
        <ReplyToast reply={data.unread} lasts />
        <ReplyToast reply={reply} />
        <PlanCards
          cards={data.cards}
          interval={data.interval}
          kept={data.kept}
          checkoutKey={data.key}
          child={child}
        />
        <SchoolBanner price={data.schoolPrice} />
        <div className="pricing-questions">
          <Faq />
          <div className="thinking">
            <Glim mood="thinking" />
          </div>
        </div>
      </Wrap>
    </Page>
  )
}
