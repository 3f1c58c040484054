// What is sold, by its name in each language: on the provider's page, in receipts, where a grown-up confirms.
import type { Charge } from '#app/domain/catalogue/products.ts'
// Not `{ m }`: the Worker's own bundler would then bring the texts of every screen along, once more.
import * as m from '#app/i18n/generated/messages.ts'
import type { SaidIn } from '#app/i18n/message.ts'

const NAMES = {
  'subscription basic month': m.billing_product_basic_month,
  'subscription basic year': m.billing_product_basic_year,
  'subscription premium month': m.billing_product_premium_month,
  'subscription premium year': m.billing_product_premium_year,
  'pass basic': m.billing_product_pass_basic,
  'pass pro': m.billing_product_pass_pro,
  'pass ultimate': m.billing_product_pass_ultimate,
  'add-on game-level': m.billing_product_game_level,
  'add-on ar-filter': m.billing_product_ar_filter,
  'add-on voice-pack': m.billing_product_voice_pack,
  'add-on learning-boost': m.billing_product_learning_boost,
  'consent card': m.billing_product_consent,
} as const

export function productName(product: Charge, options?: SaidIn): string {
  return nameOf(product)({}, options)
}

function nameOf(product: Charge) {
  switch (product.kind) {
    case 'subscription':
      return NAMES[`${product.kind} ${product.item} ${product.interval}`]
    case 'pass':
      return NAMES[`${product.kind} ${product.item}`]
    case 'add-on':
      return NAMES[`${product.kind} ${product.item}`]
    case 'consent':
      return NAMES[`${product.kind} ${product.item}`]
  }
}
