// /checkout/<session>: the page before a student's checkout, where a grown-up says that they want to pay. Works without
// scripts. Nothing is paid here: the button leads on to the card provider's own page.
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { ShieldCheck } from 'lucide-react'
import { readCheckout } from '#app/domain/billing/read-checkout.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { PRODUCT_NAME } from '#app/platform/product.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectAway, redirectTo } from '#app/request/redirects.server.ts'
import { askAgeFirst } from '#app/request/viewer.server.ts'
import { Button, ButtonLink, ButtonRow } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { AdultTick } from '#app/ui/shell/adult-tick.tsx'
import { Page } from '#app/ui/shell/page.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { planPrice } from '#app/words/plans.ts'
import { formatPrice } from '#app/words/prices.ts'
import { productName } from '#app/words/products.ts'
import './checkout/checkout.css'

export const meta: MetaFunction = () => [
  { title: `${m.billing_checkout_title()} – ${PRODUCT_NAME}` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await askAgeFirst(request, context)
  const checkout = await readCheckout(context, params['sessionId'] ?? '')
  if (!checkout) throw redirectTo(ownPath('/store'))
  const { product, amount } = checkout
  return {
    name: productName(product),
    price: product.kind === 'subscription' ? planPrice(product.item, product.interval) : formatPrice(amount),
    renews: product.kind === 'subscription',
    back: ownPath(product.kind === 'subscription' ? '/pricing' : '/store'),
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await askAgeFirst(request, context)
  const checkout = await readCheckout(context, params['sessionId'] ?? '')
  if (!checkout) throw redirectTo(ownPath('/store'))
  const form = await request.formData().catch(() => null)
  if (form?.get('grown-up') !== 'yes') return data({ isMissing: true }, { status: 400 })
  return redirectAway(checkout.url)
}

export default function CheckoutPage() {
  const { name, price, renews, back } = useLoaderData<typeof loader>()
  const isMissing = useActionData<{ isMissing: boolean }>()?.isMissing ?? false
  return (
    <Page className="checkout">
      <Wrap>
        <Sheet>
          <h1>{m.billing_checkout_title()}</h1>
          <p className="lead">{m.billing_checkout_lead()}</p>
          <dl>
            <div>
              <dt>{m.billing_checkout_item()}</dt>
              <dd>{name}</dd>
            </div>
            <div>
              <dt>{m.billing_checkout_price()}</dt>
              <dd className="price">{price}</dd>
            </div>
          </dl>
          {renews && <p className="renews">{m.billing_checkout_renews()}</p>}
          <Form method="post">
            <AdultTick isMissing={isMissing} />
            <ButtonRow>
              <Button type="submit" keyAction>
                {m.billing_checkout_go()}
              </Button>
              <ButtonLink to={back} variant="ghost">
                {m.billing_checkout_back()}
              </ButtonLink>
            </ButtonRow>
          </Form>
          <p className="note">
            <ShieldCheck aria-hidden /> {m.billing_checkout_note()}
          </p>
        </Sheet>
      </Wrap>
    </Page>
  )
}
