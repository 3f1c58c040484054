// /family/consent/card?session_id=…: where a grown-up comes back to from the card provider. Asks it what became of the charge, as
// its webhook does, and leads on to the page of the answer.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import {
  type ConsentChargeCode,
  verifyConsentCharge,
} from '#app/domain/billing/verify-consent-charge.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './family/consent.css'

export const meta: MetaFunction = () => [
  { title: `${m.family_ask_title_nameless()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

const WORDS = {
  unpaid: [m.family_card_unpaid_title, m.family_card_unpaid_lead],
  waiting: [m.family_card_waiting_title, m.family_card_waiting_lead],
  replaced: [m.family_card_replaced_title, m.family_card_replaced_lead],
  unknown: [m.family_card_unknown_title, m.family_card_unknown_lead],
} as const

const SHOWN: Readonly<Record<ConsentChargeCode, keyof typeof WORDS>> = {
  not_paid: 'unpaid',
  payment_failed: 'unpaid',
  payment_pending: 'waiting',
  payments_unavailable: 'waiting',
  too_many_requests: 'waiting',
  replaced: 'replaced',
  unknown_purchase: 'unknown',
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const sessionId = new URL(request.url).searchParams.get('session_id')
  // Who went back at the provider comes without one.
  if (sessionId === null) return { shown: 'unpaid' as const }
  const charge = await verifyConsentCharge(context, sessionId)
  if (!charge.ok) return { shown: SHOWN[charge.code] }
  throw redirectTo(ownPath('/family/consent', { token: charge.value.token, said: 'card_done' }))
}

export default function ConsentCard() {
  const [title, lead] = WORDS[useLoaderData<typeof loader>().shown]
  return (
    <Page className="consent">
      <Wrap>
        <h1>{title()}</h1>
        <p className="lead">{lead()}</p>
      </Wrap>
    </Page>
  )
}
