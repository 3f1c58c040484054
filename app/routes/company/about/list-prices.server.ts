import { ADD_ONS, addOnPrice, PASS_LEVELS, passPrice } from '#app/domain/catalogue/one-time-items.ts'
import { ENTERPRISE, PLANS } from '#app/domain/catalogue/plans.ts'
import { formatPrice } from '#app/words/prices.ts'

/** What things cost, from the table that sells them: dollars as the reader's language writes them. */
export function listPrices() {
  return {
    free: formatPrice(0),
    basic: formatPrice(PLANS.basic.price.month),
    premium: formatPrice(PLANS.premium.price.month),
    /** The cheapest of each kind. */
    pass: formatPrice(Math.min(...PASS_LEVELS.map(passPrice))),
    addOn: formatPrice(Math.min(...ADD_ONS.map(addOnPrice))),
    school: formatPrice(ENTERPRISE.startingAt),
  }
}
