// /subscription/switch?tier=&interval=: what another plan costs, before it is that. The plan that is there already, cancelled:
// whether it is to go on. A grown-up confirms for students. Works without scripts.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { switchPlan } from '#app/domain/billing/switch-plan.server.ts'
import { isInterval, isPaidTier } from '#app/domain/catalogue/plans.ts'
import { readOwnStanding } from '#app/domain/profiles/read-own-standing.server.ts'
import { isChild } from '#app/domain/profiles/standing.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { AppContext } from '#app/platform/context.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer, type Viewer } from '#app/request/viewer.server.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import type { Reply } from '#app/ui/reply.ts'
import { ReplyToast } from '#app/ui/reply-toast.tsx'
import { AdultTick } from '#app/ui/shell/adult-tick.tsx'
import { QuestionPage } from '#app/ui/shell/question-page.tsx'
import { readPlanStatus } from '#app/views/plan-status.server.ts'
import { PLAN_NAMES, planPrice } from '#app/words/plans.ts'
import { refused } from './act.server.ts'
import { readPaidFor } from './paid-for.server.ts'

export const meta: MetaFunction = () => [
  { title: `${m.subscription_change()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

function readPlan(request: Request) {
  const params = new URL(request.url).searchParams
  const [tier, interval] = [params.get('tier'), params.get('interval')]
  if (!isPaidTier(tier) || !isInterval(interval)) throw redirectTo(ownPath('/subscription'))
  return { tier, interval }
}

/**
 * As before a checkout: who is no grown-up asks one; a role alone makes nobody one. A child changes nothing here (switch-plan):
 * the page of the plan says who does.
 */
async function asksGrownUp(ctx: AppContext, { account }: Viewer): Promise<boolean> {
  const { standing } = await readOwnStanding(ctx, account.id)
  if (isChild(standing)) throw redirectTo(ownPath('/subscription'))
  return standing !== 'grown_up'
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const { tier, interval } = readPlan(request)
  const child = await readPaidFor(context, request, viewer.account.id)
  const { live } = child?.subscription ?? (await readPlanStatus(context, viewer.account.id))
  if (!live || live.isPastDue || live.isPaidBack) throw redirectTo(ownPath('/subscription'))
  const isThere = live.tier === tier && live.interval === interval
  if (isThere && !live.cancelsAtEnd) throw redirectTo(ownPath('/subscription'))
  return {
    child: child?.shown ?? null,
    tier,
    isThere,
    price: planPrice(tier, interval),
    endsAt: live.endsAt,
    asksFirst: await asksGrownUp(context, viewer),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, context)
  const plan = readPlan(request)
  const form = await request.formData().catch(() => null)
  if (form?.get('grown-up') !== 'yes' && (await asksGrownUp(context, viewer)))
    return data({ isMissing: true as const }, { status: 400 })
  const userId = viewer.account.id
  const child = await readPaidFor(context, request, userId)
  const before = child?.subscription ?? (await readPlanStatus(context, userId))
  const switched = await switchPlan(context, { userId, childId: child?.shown.id ?? null, ...plan })
  if (!switched.ok) return refused(switched.code, m.subscription_switch_failed())
  const { live } = before
  const isKept = live?.tier === plan.tier && live.interval === plan.interval
  const headers = { 'Set-Cookie': flash(isKept ? 'plan_kept' : 'plan_switched') }
  return redirectTo(ownPath('/subscription'), { headers })
}

export default function SwitchPlan() {
  const { child, tier, isThere, price, endsAt, asksFirst } = useLoaderData<typeof loader>()
  const plan = PLAN_NAMES[tier]()
  const answer = useActionData<{ isMissing: true } | Reply>()
  const isMissing = answer !== undefined && 'isMissing' in answer
  const reply = answer === undefined || 'isMissing' in answer ? null : answer
  return (
    <QuestionPage
      title={isThere ? m.subscription_keep_title({ plan }) : m.subscription_switch_title({ plan })}
      text={
        isThere ? (
          <TimeInText
            at={endsAt}
            format="day"
            say={(date) => m.subscription_keep_text({ plan, date, price })}
          />
        ) : (
          m.subscription_switch_text({ price })
        )
      }
    >
      <ReplyToast reply={reply} />
      {child !== null && <p>{m.subscription_for({ name: child.name })}</p>}
      <Form method="post">
        {asksFirst && <AdultTick isMissing={isMissing} />}
        <ButtonRow>
          <Button type="submit" keyAction>
            {isThere ? m.subscription_keep_yes() : m.subscription_switch_yes()}
          </Button>
          <ButtonLink to="/subscription" variant="ghost">
            {m.subscription_back()}
          </ButtonLink>
        </ButtonRow>
      </Form>
    </QuestionPage>
  )
}
