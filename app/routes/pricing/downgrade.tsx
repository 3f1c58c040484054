// /pricing/downgrade: asks before someone goes back to Free, where no script opens the dialog of /pricing.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { requireViewer } from '#app/guards.server.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { subscriptionStatus } from '#app/subscription-status.server.ts'
import { QuestionPage } from '#app/ui/shell/question-page.tsx'
import { FreeForm } from './free-form.tsx'
import { freeQuestion } from './free-question.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.question.title ?? ''} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account } = await requireViewer(request, context)
  const status = await subscriptionStatus(context, account.id)
  const question = freeQuestion(status, { locale: context.locale, timeZone: context.caller.timeZone })
  if (question === null) throw redirectTo(ownPath('/pricing'))
  return { question }
}

export default function Downgrade() {
  const { question } = useLoaderData<typeof loader>()
  return (
    <QuestionPage title={question.title} text={question.text}>
      <FreeForm question={question} />
    </QuestionPage>
  )
}
