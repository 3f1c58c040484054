import Stripe from 'stripe'
import { PAID_TIERS, type PaidTier } from '#app/domain/catalogue/plans.ts'

const NAMES: Readonly<Record<PaidTier, string>> = { basic: 'Sparkbook Basic', premium: 'Sparkbook Premium' }

/** The product's id at Stripe: ours, so that a subscription says which tier it is, whoever changed it. */
export function productOf(tier: PaidTier): string {
  return `sparkbook_${tier}`
}

/** null for a product that is not a plan of ours. */
export function tierOf(product: string): PaidTier | null {
  return PAID_TIERS.find((tier) => productOf(tier) === product) ?? null
}

/** Makes the products that are missing, once; after a failure again. */
export function productsOnce(stripe: Stripe): () => Promise<void> {
  let made: Promise<void> | undefined
  return () => {
    made ??= Promise.all(PAID_TIERS.map((tier) => makeProduct(stripe, tier))).then(
      () => undefined,
      (error) => {
        made = undefined
        throw error
      },
    )
    return made
  }
}

async function makeProduct(stripe: Stripe, tier: PaidTier): Promise<void> {
  try {
    await stripe.products.create({ id: productOf(tier), name: NAMES[tier] })
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    if (error.code !== 'resource_already_exists') throw error
  }
}
