// /auth/second-factor: between the first step and the page someone wanted. Which factor, and which SMS is on its way,
// stands in the address: it works without scripts, and a reload asks again for the same.
import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { awaitsSecondFactor } from '#app/domain/accounts/acting-user.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { readPendingSignIn } from '#app/request/viewer.server.ts'
import { destinationPath, readDestination, withDestination } from './destination.ts'
import { AuthPage, AuthPanel } from './parts/auth-page.tsx'
import { ACTS, type SecondFactorReply } from './second-factor/second-factor-actions.server.ts'
import { SecondFactorForm } from './second-factor/second-factor-form.tsx'

export const meta: MetaFunction = () => [
  { title: `${m.factors_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const destination = readDestination(params)
  const pending = await readPendingSignIn(request, context)
  if (!pending) return redirectTo(withDestination('/auth', destination))
  if (!awaitsSecondFactor(pending)) return redirectTo(destinationPath(destination))
  const factors = pending.account.factors
    .filter(({ status }) => status === 'verified')
    .map(({ id, type, friendlyName: name, phone }) => ({ id, type, name, phoneEnd: phone?.slice(-2) ?? '' }))
  const asked = factors.find(({ id }) => id === params.get('factor'))
  // An app needs nothing sent: it goes first where nobody chose.
  const chosen = asked ?? factors.find(({ type }) => type === 'totp') ?? factors[0]
  if (!chosen) throw new Error('waits for a factor that is not there')
  return json({
    chosen,
    others: factors.filter((factor) => factor !== chosen),
    challengeId: asked ? params.get('challenge') : null,
    destination,
  })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const params = new URL(request.url).searchParams
  const destination = readDestination(params)
  const pending = await readPendingSignIn(request, context)
  if (!pending) return redirectTo(withDestination('/auth', destination))
  const form = await readForm(request)
  const act = ACTS[String(form.get('intent'))] ?? ACTS.verify
  if (!awaitsSecondFactor(pending) && act !== ACTS.cancel) return redirectTo(destinationPath(destination))
  const outcome = await act({ request, ctx: context, pending, destination, form })
  return outcome instanceof Response ? outcome : json(outcome, { status: 422 })
}

export default function SecondFactor() {
  const shown = useLoaderData<typeof loader>()
  const reply = useActionData<SecondFactorReply>()
  return (
    <AuthPage title={m.factors_ask_title()} lead={m.factors_lead()} mood="thinking">
      <AuthPanel>
        <SecondFactorForm key={shown.chosen.id} {...shown} reply={reply} />
      </AuthPanel>
    </AuthPage>
  )
}
