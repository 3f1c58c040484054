// /family/consent/card?session_id=…: where a grown-up comes back to from the card provider. Asks it what became of the charge, as
// its webhook does, and says so. The link that opens more is mailed: whoever has this address gets none.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import {
  type ConsentChargeCode,
  verifyConsentCharge,
} from '#app/domain/billing/verify-consent-charge.server.ts'
import { CONSENT_CHARGE, priceOf } from '#app/domain/catalogue/products.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { formatPrice } from '#app/words/prices.ts'
import './family/consent.css'

export const meta: MetaFunction = () => [
  { title: `${m.family_ask_title_nameless()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

const WORDS = {
  done: [m.family_yes_title, () => m.family_card_done({ price: formatPrice(priceOf(CONSENT_CHARGE)) })],
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
  return { shown: 'done' as const }
}

export default function ConsentCard() {
  const { shown } = useLoaderData<typeof loader>()
  const [title, lead] = WORDS[shown]
  return (
    <Page className="consent">
      <Wrap>
        <h1>{title()}</h1>
        <p className="lead">{lead()}</p>
        {shown === 'done' && (
          <>
            <p>{m.family_card_mailed()}</p>
            <ButtonLink to="/auth?tab=signup&role=parent&returnTo=/family">
              {m.family_yes_account()}
            </ButtonLink>
          </>
        )}
      </Wrap>
    </Page>
  )
}
