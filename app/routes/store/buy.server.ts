import { json } from '@remix-run/cloudflare'
import type { BillingCode, StartedCheckout } from '#app/domain/billing/billing.types.ts'
import { startPurchase } from '#app/domain/billing/start-purchase.server.ts'
import { itemOfPurchaseType, type OneTimeItem } from '#app/domain/catalogue/products.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { errorFields } from '#app/platform/error-fields.ts'
import { type BrowserBuyer, newGuest, readBuyer, requireBuyer } from '#app/request/buyer.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { readForm } from '#app/request/read-form.server.ts'
import { redirectAway, redirectTo } from '#app/request/redirects.server.ts'
import { billingErrorText } from '#app/words/billing-refusals.ts'
import type { Result } from '#engine/core/result.ts'
import type { BuyReply } from './buy-reply.ts'

const KEY = /^[\w-]{16,64}$/

/** One press of a buy button: leads to the hosted checkout, or says why not. */
export async function buy(request: Request, ctx: RequestContext): Promise<Response> {
  const form = await readForm(request)
  const wanted = String(form.get('item') ?? '')
  const given = String(form.get('key') ?? '')
  const key = KEY.test(given) ? given : ctx.newId()
  const item = itemOfPurchaseType(wanted)
  const childId = form.has('for') ? String(form.get('for')).slice(0, 64) : null
  const buyer = childId === null ? null : await readBuyer(request, ctx)
  if (childId !== null && (buyer === null || 'claimSecret' in buyer))
    return redirectTo(ownPath('/auth', { returnTo: ownPath('/store', { for: childId }) }))
  try {
    const { started, setCookie } = await start(request, ctx, { key, item: wanted, childId })
    if (started.ok)
      return redirectAway(
        started.value.url,
        setCookie === null ? {} : { headers: { 'Set-Cookie': setCookie } },
      )
    return refused(item, reasonText(started.code), 422)
  } catch (error) {
    ctx.log.error('starting a purchase failed', errorFields(error))
    return refused(item, helperText(item), 500)
  }
}

/** A checkout nobody can be sent to is none (spec 000, section 5). */
function reasonText(code: BillingCode): string {
  return code === 'no_checkout_page' ? m.store_failed_create() : billingErrorText(code)
}

interface Wanted {
  key: string
  item: string
  /** The child a guardian buys it for; startPurchase looks whether they are. */
  childId: string | null
}

interface Started {
  started: Result<StartedCheckout, BillingCode>
  setCookie: string | null
}

/** A guest whose secret an account has claimed since is another guest from now on. */
async function start(request: Request, ctx: RequestContext, wanted: Wanted): Promise<Started> {
  const from = await requireBuyer(request, ctx, wanted.key)
  const first = await startFor(ctx, from, wanted)
  const isClaimed = !first.started.ok && first.started.code === 'claim_used'
  return isClaimed ? startFor(ctx, await newGuest(ctx, `${wanted.key}:again`), wanted) : first
}

async function startFor(
  ctx: RequestContext,
  { buyer, setCookie }: BrowserBuyer,
  wanted: Wanted,
): Promise<Started> {
  return { started: await startPurchase(ctx, { holder: buyer, ...wanted }), setCookie }
}

/** The page's words as title, the reason below them (spec 000 section 8: one toast, both texts). */
function refused(item: OneTimeItem | null, reason: string, status: number): Response {
  const title =
    item === null
      ? m.store_failed_create()
      : item.kind === 'pass'
        ? m.store_failed_access()
        : m.store_failed_item()
  return json<BuyReply>({ title, description: reason }, { status })
}

function helperText(item: OneTimeItem | null): string {
  return item?.kind === 'pass' ? m.store_helper_pass() : m.store_helper_item()
}
