import { ADD_ONS, addOnPrice, PASS_LEVELS, passPrice } from '#app/domain/catalogue/one-time-items.ts'
import { ENTERPRISE, PLAN_PRICES } from '#app/domain/catalogue/plans.ts'
import { formatPrice } from '#app/words/prices.ts'

/** What things cost, from the table that sells them: dollars as the reader's language writes them. */
export function listPrices() {
  return {
    free: formatPrice(0),
    basic: formatPrice(PLAN_PRICES.basic.month),
    premium: formatPrice(PLAN_PRICES.premium.month),
    /** The cheapest of each kind. */
    pass: formatPrice(Math.min(...PASS_LEVELS.map(passPrice))),
    addOn: formatPrice(Math.min(...ADD_ONS.map(addOnPrice))),
    school: formatPrice(ENTERPRISE.startingAt),
  }
}
