// create-checkout, cancel-subscription, create-one-time-purchase and verify-purchase (spec 000, section 7). What a client
// says of prices and of its own id counts for nothing; refusals a screen shows are answers with success false.
import { z } from 'zod'
import type { BillingCode, Buyer } from '#app/domain/billing/billing.types.ts'
import { cancelSubscription } from '#app/domain/billing/cancel-subscription.server.ts'
import { portalLink } from '#app/domain/billing/portal-link.server.ts'
import { startCheckout } from '#app/domain/billing/start-checkout.server.ts'
import { startPurchase } from '#app/domain/billing/start-purchase.server.ts'
import { verifyPurchase } from '#app/domain/billing/verify-purchase.server.ts'
import { PASS_FEATURES } from '#app/domain/catalogue/one-time-items.ts'
import { type Product, purchaseTypeOf } from '#app/domain/catalogue/products.ts'
import type { AppContext } from '#app/platform/context.ts'
import { secretHash } from '#app/platform/keys.server.ts'
import { billingErrorText } from '#app/words/billing-refusals.ts'
import { declareServerFunction, type FunctionAnswer, needsSignIn } from './server-function.ts'

/** Of one press of the button; callers that send none are told one press from two by the checkout that is open. */
const key = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
/** Of a guest who has bought before, as create-one-time-purchase answered it. */
const claimSecret = z.string().min(40).max(60).optional()

/** The message is for people, in the caller's language: screens show it as it comes. */
function refused(
  { caller }: Pick<AppContext, 'caller'>,
  code: BillingCode,
  more: Readonly<Record<string, unknown>> = {},
): FunctionAnswer {
  const message = billingErrorText(code, caller)
  return { ok: true, body: { success: false, code, message, error: message, ...more } }
}

function featureOf(product: Product): string | null {
  return product.kind === 'pass' ? PASS_FEATURES[product.item] : null
}

export const createCheckoutFunction = declareServerFunction({
  body: z.object({ tier: z.string().max(40), interval: z.string().max(40).default('month'), key }),
  async handle(ctx, signedIn, { tier, interval, key = ctx.newId() }) {
    if (!signedIn) return needsSignIn()
    const { id: userId, email } = signedIn.account
    const started = await startCheckout(ctx, { userId, email, key, tier, interval })
    if (started.ok) return { ok: true, body: { success: true, ...started.value } }
    if (started.code !== 'already_subscribed') return refused(ctx, started.code)
    const portal = await portalLink(ctx, userId)
    return refused(ctx, started.code, portal.ok ? { portalUrl: portal.value.url } : {})
  },
})

export const cancelSubscriptionFunction = declareServerFunction({
  body: z.object({}),
  async handle(ctx, signedIn) {
    if (!signedIn) return needsSignIn()
    const cancelled = await cancelSubscription(ctx, signedIn.account.id)
    if (!cancelled.ok) return refused(ctx, cancelled.code)
    const subscriptionEnd = new Date(cancelled.value.endsAt).toISOString()
    return {
      ok: true,
      body: { success: true, message: 'Subscription cancelled successfully', subscriptionEnd },
    }
  },
})

export const createOneTimePurchaseFunction = declareServerFunction({
  body: z.object({
    purchaseType: z.string().max(40),
    feature: z.unknown().optional(),
    key,
    claimSecret,
  }),
  async handle(ctx, signedIn, { purchaseType, key = ctx.newId(), claimSecret = ctx.newSecret() }) {
    const holder: Buyer = signedIn ? { userId: signedIn.account.id } : { claimSecret }
    if (!signedIn) {
      // The secret in the body is this guest's credential, as the cookie is a browser's.
      const claim = { secret: claimSecret, hash: await secretHash(claimSecret) }
      ctx.identity.become({ kind: 'visitor', guestId: null, claim })
    }
    const started = await startPurchase(ctx, { holder, key, item: purchaseType })
    if (!started.ok) return refused(ctx, started.code)
    return {
      ok: true,
      body: { success: true, purchaseType, ...started.value, ...(signedIn ? {} : { claimSecret }) },
    }
  },
})

export const verifyPurchaseFunction = declareServerFunction({
  body: z.object({ sessionId: z.string().min(1).max(200) }),
  async handle(ctx, signedIn, { sessionId }) {
    const holder = signedIn && { userId: signedIn.account.id }
    const verified = await verifyPurchase(ctx, { sessionId, holder })
    if (!verified.ok) return refused(ctx, verified.code)
    const { purchase, userId, endsAt } = verified.value
    const { product, amount, boughtAt } = purchase
    const feature = featureOf(product)
    return {
      ok: true,
      body: {
        success: true,
        purchase: {
          purchaseType: purchaseTypeOf(product),
          userId,
          feature,
          sessionId,
          amount,
          purchasedAt: new Date(boughtAt).toISOString(),
        },
        timedAccess: endsAt === null ? null : presentAccess(ctx.now(), feature, endsAt),
      },
    }
  },
})

function presentAccess(now: number, feature: string | null, endsAt: number) {
  return {
    feature,
    active: endsAt > now,
    remainingSeconds: Math.max(0, Math.ceil((endsAt - now) / 1_000)),
    endTime: new Date(endsAt).toISOString(),
  }
}
