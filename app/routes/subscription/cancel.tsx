// /subscription/cancel: asks once, and says what ends with it and when. Works without scripts.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { X } from 'lucide-react'
import type { PaidTier } from '#app/domain/catalogue/plans.ts'
import { SoonMark } from '#app/features/soon-mark.tsx'
import { m } from '#app/i18n/generated/messages.ts'
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { requireViewer } from '#app/request/viewer.server.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { TimeInText } from '#app/ui/local-time.tsx'
import { QuestionPage } from '#app/ui/shell/question-page.tsx'
import { readPlanStatus } from '#app/views/plan-status.server.ts'
import { planFeatures } from '#app/words/plan-features.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { readPaidFor } from './paid-for.server.ts'

export const meta: MetaFunction = () => [
  { title: `${m.subscription_cancel()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const child = await readPaidFor(context, request, account.id)
  const { live } = child?.subscription ?? (await readPlanStatus(context, account.id))
  if (!live || live.cancelsAtEnd) throw redirectTo(ownPath('/subscription'))
  return {
    child: child?.shown ?? null,
    tier: live.tier,
    endsAt: live.endsAt,
    isPaidBack: live.isPaidBack,
  }
}

export default function CancelSubscription() {
  const { child, tier, endsAt, isPaidBack } = useLoaderData<typeof loader>()
  const plan = PLAN_NAMES[tier]()
  return (
    <QuestionPage
      title={m.subscription_cancel_title({ plan })}
      text={
        isPaidBack ? (
          m.subscription_cancel_paid_back()
        ) : child === null ? (
          <TimeInText at={endsAt} format="day" say={(date) => m.plans_keep_until({ plan, date })} />
        ) : (
          `${m.subscription_for({ name: child.name })}${sentenceGap()}${m.subscription_cancel_text()}`
        )
      }
    >
      {!isPaidBack && <Losses tier={tier} />}
      <Form method="post" action="/subscription">
        <input type="hidden" name="intent" value="cancel" />
        {child !== null && <input type="hidden" name="for" value={child.id} />}
        <ButtonRow>
          <ButtonLink to="/subscription">
            {isPaidBack ? m.subscription_back() : m.plans_keep({ plan })}
          </ButtonLink>
          <Button type="submit" variant="ghost">
            {m.subscription_cancel_yes()}
          </Button>
        </ButtonRow>
      </Form>
    </QuestionPage>
  )
}

function Losses({ tier }: { tier: PaidTier }) {
  const loses = [...(tier === 'premium' ? planFeatures('premium').slice(1) : []), ...planFeatures('basic')]
  return (
    <>
      <p className="list-head">{m.subscription_loses()}</p>
      <ul className="loses">
        {loses.map(({ text, needs }) => (
          <li key={text}>
            <X aria-hidden />
            <span>
              {text} <SoonMark needs={needs} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
