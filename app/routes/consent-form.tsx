// /family/consent/form?token=…: a consent form to print, sign and send back (16 CFR 312.5(b)(2)(i)). A person of the operator looks
// at it and notes it (workers/api/operator.ts).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readConsentRequest } from '#app/domain/guardians/read-consent-request.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectTo } from '#app/request/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import './family/consent.css'

export const meta: MetaFunction = () => [
  { title: `${m.family_form_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const back = ownPath('/family/consent', { token })
  const found = await readConsentRequest(context, token)
  if (!found.ok || found.value.state === 'withdrawn') throw redirectTo(back)
  const { childName, reference } = found.value
  return {
    childName,
    reference,
    back,
    sendTo: context.config.contactEmail,
    operator: context.config.operator,
  }
}

export default function ConsentForm() {
  const { childName, reference, back, sendTo, operator } = useLoaderData<typeof loader>()
  const lines = [
    m.family_form_name(),
    m.family_form_relation(),
    m.family_form_phone(),
    m.family_form_date(),
    m.family_form_signature(),
  ]
  return (
    <Page className="consent consent-form">
      <Wrap>
        <h1>{m.family_form_title()}</h1>
        <p className="lead">{m.family_form_lead({ address: sendTo })}</p>
        <Sheet>
          <h2>
            {childName === null
              ? m.family_form_heading_nameless()
              : m.family_form_heading({ name: childName })}
          </h2>
          <p>{m.family_form_text()}</p>
          <p>{m.family_ask_operator({ ...operator })}</p>
          <p>{m.family_form_reference({ reference })}</p>
          <dl className="blanks">
            {lines.map((line) => (
              <div key={line}>
                <dt>{line}</dt>
                <dd aria-hidden="true" />
              </div>
            ))}
          </dl>
        </Sheet>
        <p className="fine-print">{m.family_form_after()}</p>
        <ButtonLink to={back} variant="ghost">
          {m.family_form_back()}
        </ButtonLink>
      </Wrap>
    </Page>
  )
}
