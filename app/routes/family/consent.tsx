// /family/consent?token=…: what a grown-up sees who was asked for a yes by mail. Opening it changes nothing; a button does.
//
// This is the "email plus" method of 16 CFR 312.5(b)(2): allowed while children's data stays with us and is shown to
// nobody else. Should that change, an email is no longer proof enough.

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { readConsentRequest } from '#app/domain/guardians/read-consent-request.server.ts'
import { refuseConsent } from '#app/domain/guardians/refuse-consent.server.ts'
import { withdrawConsent } from '#app/domain/guardians/withdraw-consent.server.ts'
import { m } from '#app/i18n/generated/messages.js'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { ConsentAnswered } from './consent-answered.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import './consent.css'

export const meta: MetaFunction = () => [
  { title: `${m.family_ask_title_nameless()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

const ERASED = ownPath('/family/consent?erased')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('erased')) return { state: 'erased' as const, childName: null }
  const found = await readConsentRequest(context, searchParams.get('token') ?? '')
  return found.ok ? found.value : { state: 'unknown' as const, childName: null }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const intent = (await request.formData().catch(() => null))?.get('intent')
  if (intent === 'confirm') await confirmConsent(context, token)
  if (intent === 'withdraw') await withdrawConsent(context, token)
  if (intent === 'erase' && (await refuseConsent(context, token)).ok) return redirectTo(ERASED)
  // Whatever came of it, the page shows how things stand.
  return redirectTo(ownPath('/family/consent', { token }))
}

export default function ConsentPage() {
  const { state, childName } = useLoaderData<typeof loader>()
  return (
    <Page className="consent">
      <Wrap>
        {state === 'waiting' ? <ConsentQuestion childName={childName} /> : <ConsentAnswered state={state} />}
      </Wrap>
    </Page>
  )
}
