// The forms of /subscription: one intent each, one verb each. Toasts: the helpers' own words (spec 000, section 8).
import { data } from '@remix-run/cloudflare'
import { z } from 'zod'
import type { BillingCode } from '#app/domain/billing/billing.types.ts'
import { cancelSubscription } from '#app/domain/billing/cancel-subscription.server.ts'
import { portalLink } from '#app/domain/billing/portal-link.server.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { flash } from '#app/request/flash.server.ts'
import { ownPath } from '#app/request/own-path.ts'
import { redirectAway, redirectTo } from '#app/request/redirects.server.ts'
import type { Reply } from '#app/ui/reply.ts'
import { billingErrorText } from '#app/words/billing-refusals.ts'

const intents = z.enum(['cancel', 'manage'])

/** Does what the form asks for. @param userId null: whoever was signed in when the page was made no longer is */
export async function actOnSubscription(ctx: RequestContext, userId: string | null, form: FormData) {
  const intent = intents.safeParse(form.get('intent'))
  const given = form.get('for')
  const childId = typeof given === 'string' && given !== '' ? given.slice(0, 64) : null
  if (userId === null) {
    const headers = intent.data === 'cancel' ? { 'Set-Cookie': flash('nothing_to_cancel') } : {}
    return redirectTo(ownPath('/auth', { returnTo: '/subscription' }), { headers })
  }
  if (intent.data === 'cancel') {
    const cancelled = await cancelSubscription(ctx, userId, childId)
    if (cancelled.ok) {
      const said = cancelled.value.endsAt > ctx.now() ? 'cancelled' : 'cancelled_at_once'
      return redirectTo(ownPath('/subscription'), { headers: { 'Set-Cookie': flash(said) } })
    }
    return refused(cancelled.code, m.subscription_cancel_failed())
  }
  const portal = await portalLink(ctx, userId, childId)
  return portal.ok ? redirectAway(portal.value.url) : refused(portal.code, m.subscription_portal_failed())
}

/** The server's own message; where the provider did not answer, `unreached` and why. */
export function refused(code: BillingCode, unreached: string) {
  const text = billingErrorText(code)
  const reply: Reply =
    code === 'payments_unavailable'
      ? { type: 'error', title: unreached, description: text }
      : { type: 'error', title: text }
  return data(reply, { status: code === 'payments_unavailable' ? 503 : 409 })
}
