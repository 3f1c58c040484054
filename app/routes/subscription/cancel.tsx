// /subscription/cancel: asks once, and says what ends with it and when. Works without scripts.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { X } from 'lucide-react'
import { requireViewer } from '#app/guards.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { subscriptionStatus } from '#app/subscription-status.server.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { QuestionPage } from '#app/ui/shell/question-page.tsx'
import { formatDay } from '#app/words/days.ts'
import { PLAN_NAMES, planFeatures } from '#app/words/plans.ts'

export const meta: MetaFunction = () => [
  { title: `${m.subscription_cancel()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const { live } = await subscriptionStatus(context, account.id)
  if (!live || live.cancelsAtEnd) throw redirectTo(ownPath('/subscription'))
  const { caller } = context
  const plan = PLAN_NAMES[live.tier]()
  const date = formatDay(live.endsAt, caller.timeZone)
  return {
    title: m.subscription_cancel_title({ plan }),
    text: m.pricing_free_text({ plan, date }),
    loses: [...(live.tier === 'premium' ? planFeatures('premium').slice(1) : []), ...planFeatures('basic')],
    keep: m.pricing_keep({ plan }),
  }
}

export default function CancelSubscription() {
  const { title, text, loses, keep } = useLoaderData<typeof loader>()
  return (
    <QuestionPage title={title} text={text}>
      <p className="list-head">{m.subscription_loses()}</p>
      <ul className="loses">
        {loses.map((feature) => (
          <li key={feature}>
            <X aria-hidden /> {feature}
          </li>
        ))}
      </ul>
      <Form method="post" action="/subscription">
        <input type="hidden" name="intent" value="cancel" />
        <ButtonRow>
          <ButtonLink to="/subscription">{keep}</ButtonLink>
          <Button type="submit" variant="ghost">
            {m.subscription_cancel_yes()}
          </Button>
        </ButtonRow>
      </Form>
    </QuestionPage>
  )
}
