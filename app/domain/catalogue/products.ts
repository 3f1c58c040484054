// One thing that can be sold, as checkouts, receipts and screens name it.
import type { ProductParts } from '#app/platform/message.ts'
import { type AddOn, addOnPrice, isAddOn, isPassLevel, type PassLevel, passPrice } from './one-time-items.ts'
import { type Interval, isInterval, isPaidTier, type PaidTier, PLANS } from './plans.ts'

export interface Plan {
  readonly kind: 'subscription'
  readonly item: PaidTier
  readonly interval: Interval
}

export type OneTimeItem =
  | { readonly kind: 'pass'; readonly item: PassLevel }
  | { readonly kind: 'add-on'; readonly item: AddOn }

export type Product = Plan | OneTimeItem

/** Nothing that is sold: a grown-up is charged, and given all of it back at once, to prove to be one (decision 12). */
export const CONSENT_CHARGE = { kind: 'consent', item: 'card' } as const

/** All that a checkout of ours can be for. */
export type Charge = Product | typeof CONSENT_CHARGE

/** The least a card can be charged in dollars. */
const CONSENT_CENTS = 50

/** US cents. */
export function priceOf(charge: Charge): number {
  switch (charge.kind) {
    case 'subscription':
      return PLANS[charge.item].price[charge.interval]
    case 'pass':
      return passPrice(charge.item)
    case 'add-on':
      return addOnPrice(charge.item)
    case 'consent':
      return CONSENT_CENTS
  }
}

/**
 * The product of its stored parts.
 * @throws for what was never sold
 */
export function productOf(parts: ProductParts): Product {
  const { kind, item, interval } = parts
  if (kind === 'subscription' && isPaidTier(item) && isInterval(interval)) return { kind, item, interval }
  if (kind === 'pass' && isPassLevel(item)) return { kind, item }
  if (kind === 'add-on' && isAddOn(item)) return { kind, item }
  throw new Error(`nothing like ${kind} ${item} is sold`)
}

/** A one-time item by the name clients buy it by: a pass level with "-access", or an add-on; null for anything else. */
export function itemOfPurchaseType(purchaseType: string): OneTimeItem | null {
  if (isAddOn(purchaseType)) return { kind: 'add-on', item: purchaseType }
  const level = purchaseType.endsWith(PASS_SUFFIX) ? purchaseType.slice(0, -PASS_SUFFIX.length) : ''
  return isPassLevel(level) ? { kind: 'pass', item: level } : null
}

/** As clients name it (spec 000, section 7). */
export function purchaseTypeOf(product: Product): string {
  return product.kind === 'pass' ? `${product.item}${PASS_SUFFIX}` : product.item
}

const PASS_SUFFIX = '-access'
