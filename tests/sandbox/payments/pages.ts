// The pages a buyer sees: the checkout, and the portal where subscriptions are looked after. Plain forms; no card number is asked
// for, a button stands for each thing a card can do.
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { CardCheckout, CardProvider } from '#tests/factories/card-provider.ts'
import type { CardSubscription } from '#tests/factories/card-subscriptions.ts'
import { pageFrame } from './page-frame.ts'

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)

function checkoutPage(cards: CardProvider, session: CardCheckout, problem: string | null) {
  const { name, amount, plan } = session
  const email = cards.customers.get(session.customerId)?.email ?? null
  return pageFrame(
    `Pay ${dollars(amount)}: ${name}`,
    html`<h1>${name}</h1>
<div class="price">${dollars(amount)} ${plan ? html`<small>each ${plan.interval}</small>` : ''}</div>
${problem === null ? '' : html`<p role="alert">${problem}</p>`}
<form method="post">
${
  email === null
    ? html`<label>Email for the receipt <input type="email" name="email" autocomplete="email" placeholder="buyer@example.com"></label>`
    : html`<p>Receipt to ${email}</p>`
}
<button class="main" name="do" value="pay">Pay with a card that works</button>
<button name="do" value="decline">Pay with a card that is declined</button>
${plan ? '' : html`<button name="do" value="delay">Pay by bank transfer, arrives later</button>`}
<button name="do" value="back">Go back without paying</button>
</form>`,
  )
}

function overPage(session: CardCheckout) {
  return pageFrame(
    'This checkout is over',
    html`<h1>This checkout is over</h1>
<p>It is ${session.status}${session.paid ? ' and paid' : ''}.</p>
<a class="back" href="${session.cancelUrl}">Back to Sparkbook</a>`,
  )
}

function subscriptionPart(cards: CardProvider, subscription: CardSubscription) {
  const { id, tier, interval, status, cancelAtPeriodEnd, cardWorks, endedAt } = subscription
  const { end } = cards.subscriptions.periodOf(subscription)
  const says =
    endedAt !== null ? `ended ${day(endedAt)}` : cancelAtPeriodEnd ? `ends ${day(end)}` : `renews ${day(end)}`
  return html`<h1>${tier === 'premium' ? 'Premium' : 'Basic'}, each ${interval}</h1>
<p>${status}, ${says}. The card ${cardWorks ? 'works' : 'is declined'}.</p>
${
  endedAt === null
    ? html`<form method="post">
<input type="hidden" name="subscription" value="${id}">
${cancelAtPeriodEnd ? '' : html`<button name="do" value="cancel">Cancel at the end of the period</button>`}
${
  cardWorks
    ? html`<button name="do" value="break-card">Use a card that is declined</button>`
    : html`<button class="main" name="do" value="mend-card">Use a card that works</button>`
}
<button name="do" value="month">Let a month pass</button>
</form>`
    : ''
}
<hr>`
}

export function pages(cards: CardProvider): Hono {
  const paths = new Hono()
  paths.get('/pay/:id', (c) => {
    cards.passTime()
    const session = cards.checkouts.get(c.req.param('id'))
    if (!session) return c.notFound()
    return c.html(session.status === 'open' ? checkoutPage(cards, session, null) : overPage(session))
  })
  paths.post('/pay/:id', async (c) => {
    const session = cards.checkouts.get(c.req.param('id'))
    if (!session) return c.notFound()
    if (session.status !== 'open') return c.html(overPage(session))
    const form = await c.req.formData()
    const email = String(form.get('email') ?? '') || undefined
    switch (form.get('do')) {
      case 'pay':
        cards.pay(session.sessionId, email)
        break
      case 'delay':
        cards.delay(session.sessionId, email)
        break
      case 'back':
        return c.redirect(session.cancelUrl, 303)
      default:
        cards.decline(session.sessionId)
        return c.html(checkoutPage(cards, session, 'Your card was declined. Try another way to pay.'), 402)
    }
    return c.redirect(session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.sessionId), 303)
  })
  paths.get('/portal/:customer', (c) => {
    cards.passTime()
    const customer = c.req.param('customer')
    const his = cards.subscriptions.all().filter(({ customerId }) => customerId === customer)
    return c.html(
      pageFrame(
        'Your subscriptions',
        html`${his.map((subscription) => subscriptionPart(cards, subscription))}
${his.length === 0 ? html`<p>There is no subscription.</p>` : ''}
<a class="back" href="${c.req.query('return') ?? '/'}">Back to Sparkbook</a>`,
      ),
    )
  })
  paths.post('/portal/:customer', async (c) => {
    const customer = c.req.param('customer')
    const form = await c.req.formData()
    const subscription = cards.subscriptions.get(String(form.get('subscription')))
    if (form.get('do') === 'cancel') cards.subscriptions.cancel(subscription)
    if (form.get('do') === 'break-card') cards.breakCard(subscription.id)
    if (form.get('do') === 'mend-card') cards.mendCard(subscription.id)
    if (form.get('do') === 'month') cards.age(31 * 86_400_000, customer)
    return c.redirect(c.req.url, 303)
  })
  return paths
}
