// /family/consent?token=…: what a grown-up sees who was asked for a yes by mail. Opening it changes nothing; a button does.
//
// Its button is the "email plus" method of 16 CFR 312.5(b)(2)(vi): allowed for what stays with us and is shown to nobody else.
// What reaches others needs a charge on a card (card-consent.tsx) or a form that was signed (consent-form.tsx).

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { endRenewals } from '#app/domain/billing/end-renewals.server.ts'
import { startConsentCharge } from '#app/domain/billing/start-consent-charge.server.ts'
import { CONSENT_CHARGE, priceOf } from '#app/domain/catalogue/products.ts'
import { withdrawConsent } from '#app/domain/consent/withdraw-consent.server.ts'
import { confirmConsent } from '#app/domain/guardians/confirm-consent.server.ts'
import type { LinkedGuardian } from '#app/domain/guardians/guardians.types.ts'
import { readConsentRequest } from '#app/domain/guardians/read-consent-request.server.ts'
import { removeGuardian } from '#app/domain/guardians/remove-guardian.server.ts'
import { refuseConsent } from '#app/domain/privacy/refuse-consent.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { clearedCookie } from '#app/request/cookies.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectAway, redirectTo } from '#app/request/redirects.server.ts'
import { rememberAddress } from '#app/request/typed-address.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { formatPrice } from '#app/words/prices.ts'
import { ConsentAnswered } from './consent-answered.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import './consent.css'

export const meta: MetaFunction = () => [
  { title: `${m.family_ask_title_nameless()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

const NOBODY = { childName: null, isProved: false, token: '', guardians: [] as LinkedGuardian[] }

/** What an answer was refused for, as the page says it. */
const SAID = {
  childs_address: m.family_ask_childs_address,
  child_signed_in: m.family_card_child_signed_in,
  too_many_requests: m.family_card_too_many,
  payments_unavailable: m.family_card_unavailable,
} as const
type Said = keyof typeof SAID

function isSaid(code: string | null): code is Said {
  return code !== null && Object.hasOwn(SAID, code)
}

const ERASED = ownPath('/family/consent?erased')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const price = formatPrice(priceOf(CONSENT_CHARGE))
  const card = { price, checkoutKey: context.newId() }
  const { operator } = context.config
  const frame = { ...NOBODY, card, operator, said: null }
  if (searchParams.has('erased')) return { ...frame, state: 'erased' as const }
  const token = searchParams.get('token') ?? ''
  const found = await readConsentRequest(context, token)
  if (!found.ok) return { ...frame, state: 'unknown' as const }
  const { state, childName, isProved, guardians } = found.value
  const said = searchParams.get('said')
  const known = isSaid(said) ? said : null
  return { state, childName, isProved, token, guardians, card, operator, said: known }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const form = await request.formData().catch(() => null)
  const intent = form?.get('intent')
  const headers = new Headers()
  const say = (said: Said) => redirectTo(ownPath('/family/consent', { token, said }))
  if (intent === 'confirm') {
    const confirmed = await confirmConsent(context, token)
    // For the sign-up form: whoever said yes makes their own account with this address, and says their own age.
    if (confirmed.ok && confirmed.value.address !== null)
      for (const line of [rememberAddress(confirmed.value.address), clearedCookie('__Host-young-age')])
        headers.append('Set-Cookie', line)
    if (!confirmed.ok && confirmed.code === 'childs_address') return say('childs_address')
  }
  if (intent === 'card') {
    const key = String(form?.get('key') ?? '').slice(0, 64)
    const started = await startConsentCharge(context, { token, key })
    if (started.ok) return redirectAway(started.value.url)
    // Where there is nothing (more) to prove the page shows that.
    if (started.code !== 'unknown_link' && started.code !== 'not_needed')
      return say(isSaid(started.code) ? started.code : 'payments_unavailable')
  }
  if (intent === 'withdraw') {
    const withdrawn = await withdrawConsent(context, token)
    if (withdrawn.ok) await endRenewals(context, token)
  }
  if (intent === 'remove') {
    const guardianId = String(form?.get('guardianId') ?? '').slice(0, 64)
    if ((await removeGuardian(context, { token, guardianId })).ok) await endRenewals(context, token)
  }
  if (intent === 'erase' && (await refuseConsent(context, token)).ok) return redirectTo(ERASED)
  // Whatever came of it, the page shows how things stand.
  return redirectTo(ownPath('/family/consent', { token }), { headers })
}

export default function ConsentPage() {
  const { state, childName, isProved, token, guardians, card, operator, said } =
    useLoaderData<typeof loader>()
  return (
    <Page className="consent">
      <Wrap>
        {said !== null && (
          <Notice tone="error" role="alert">
            <p>{SAID[said]()}</p>
          </Notice>
        )}
        {state === 'waiting' ? (
          <ConsentQuestion childName={childName} guardians={guardians} card={card} operator={operator} />
        ) : (
          <ConsentAnswered
            state={state}
            guardians={guardians}
            proof={isProved ? null : { card, formToken: token }}
          />
        )}
      </Wrap>
    </Page>
  )
}
