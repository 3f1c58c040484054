// /family/consent?token=…: what a grown-up sees who was asked for a yes by mail. Opening it changes nothing; a button does.
//
// This is the "email plus" method of 16 CFR 312.5(b)(2)(vi): allowed for what stays with us and is shown to nobody else. What
// reaches others needs a form that was signed (consent-form.tsx).

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { endRenewals } from '#app/domain/billing/end-renewals.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import { readConsentRequest } from '#app/domain/guardians/read-consent-request.server.ts'
import { refuseConsent } from '#app/domain/guardians/refuse-consent.server.ts'
import { withdrawConsent } from '#app/domain/guardians/withdraw-consent.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { rememberAddress } from '#app/typed-address.server.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { ConsentAnswered } from './consent-answered.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import './consent.css'

export const meta: MetaFunction = () => [
  { title: `${m.family_ask_title_nameless()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

const NOBODY = { childName: null, isProved: false, isChilds: false, token: null }

const ERASED = ownPath('/family/consent?erased')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('erased')) return { ...NOBODY, state: 'erased' as const }
  const isChilds = searchParams.has('childs')
  const token = searchParams.get('token') ?? ''
  const found = await readConsentRequest(context, token)
  if (!found.ok) return { ...NOBODY, state: 'unknown' as const }
  const { state, childName, isProved } = found.value
  return {
    state,
    childName,
    isProved,
    isChilds,
    token,
  }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const intent = (await request.formData().catch(() => null))?.get('intent')
  const headers = new Headers()
  if (intent === 'confirm') {
    const confirmed = await confirmConsent(context, token)
    // For the sign-up form: whoever said yes makes their own account with this address.
    if (confirmed.ok && confirmed.value.address !== null)
      headers.append('Set-Cookie', rememberAddress(confirmed.value.address))
    if (!confirmed.ok && confirmed.code === 'childs_address')
      return redirectTo(ownPath('/family/consent', { token, childs: 'yes' }))
  }
  if (intent === 'withdraw') {
    const withdrawn = await withdrawConsent(context, token)
    if (withdrawn.ok) await endRenewals(context, token)
  }
  if (intent === 'erase' && (await refuseConsent(context, token)).ok) return redirectTo(ERASED)
  // Whatever came of it, the page shows how things stand.
  return redirectTo(ownPath('/family/consent', { token }), { headers })
}

export default function ConsentPage() {
  const { state, childName, isChilds, isProved, token } = useLoaderData<typeof loader>()
  return (
    <Page className="consent">
      <Wrap>
        {state === 'waiting' ? (
          <ConsentQuestion childName={childName} isChilds={isChilds} />
        ) : (
          <ConsentAnswered state={state} formToken={isProved ? null : token} />
        )}
      </Wrap>
    </Page>
  )
}
