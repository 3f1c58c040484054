// What stands on the store's tickets and cards: the catalogue in one language, with what whoever looks has of it already.
import type { Entitlements } from '#app/domain/access/entitlements.ts'
import { hasAllOf } from '#app/domain/access/has-all-of.ts'
import { PASS_OPENS } from '#app/domain/access/pass-features.ts'
import { planCovers } from '#app/domain/access/plan-covers.ts'
import type { Feature } from '#app/domain/access/plan-limits.ts'
import {
  ADD_ON_CONTENTS,
  ADD_ONS,
  type AddOn,
  PASS_LEVELS,
  PASS_MS,
  type PassLevel,
} from '#app/domain/billing/one-time-items.ts'
import { priceOf, purchaseTypeOf } from '#app/domain/billing/products.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PLAN_NAMES } from '#app/words/plans.ts'
import { formatPrice } from '#app/words/prices.ts'
import { addOnName, addOnText, featureName, passName } from './store-words.server.ts'

export interface Running {
  endsAt: number
  /** Of one purchase, in milliseconds: what the bar is measured against. */
  lasts: number
  /** What runs. */
  says: string
}

export interface PassOffer {
  level: PassLevel
  /** As create-one-time-purchase names it. */
  item: string
  name: string
  price: string
  features: string[]
  buy: string
  running: Running | null
  /** Said where the plan of whoever looks has all of this; null: it does not. */
  covered: string | null
}

export interface AddOnOffer {
  item: AddOn
  name: string
  text: string
  price: string
  /** How long it lasts. */
  lasts: string
  /** What whoever looks has of it; null: nothing. */
  owned: string | null
  running: Running | null
  /** null: nothing more of it can be had. */
  buy: string | null
}

/** Everything passes open, for the table: a row a right, the levels that have it. */
export interface LevelRow {
  feature: string
  levels: readonly boolean[]
}

type Held = Pick<Entitlements, 'tier' | 'passes' | 'extraLevels' | 'boostEndsAt' | 'arFilters' | 'voices'>

export function passOffers(locale: Locale, { tier, passes }: Held): PassOffer[] {
  return PASS_LEVELS.map((level, index) => {
    const name = passName(level, locale)
    const below = PASS_LEVELS[index - 1]
    const own = PASS_OPENS[level].filter((feature) => !below || !PASS_OPENS[below].includes(feature))
    const ends = passes.find((pass) => pass.level === level)?.endsAt
    const product = { kind: 'pass', item: level } as const
    return {
      level,
      item: purchaseTypeOf(product),
      name,
      price: formatPrice(priceOf(product)),
      features: [
        ...(below ? [m.store_everything_in({ pass: passName(below, locale) }, { locale })] : []),
        ...own.map((feature) => featureName(feature, locale)),
      ],
      buy:
        ends === undefined
          ? m.store_pass_buy({ pass: name }, { locale })
          : m.store_pass_again_named({ pass: name }, { locale }),
      running:
        ends === undefined
          ? null
          : { endsAt: ends, lasts: PASS_MS, says: m.store_pass_running({ pass: name }, { locale }) },
      covered: planCovers(tier, level)
        ? m.store_pass_covered({ plan: PLAN_NAMES[tier]() }, { locale })
        : null,
    }
  })
}

export function addOnOffers(locale: Locale, held: Held): AddOnOffer[] {
  return ADD_ONS.map((item) => {
    const name = addOnName(item, locale)
    const owned = ownedText(item, held, locale)
    const isBoost = item === 'learning-boost'
    return {
      item,
      name,
      text: addOnText(item, locale),
      price: formatPrice(priceOf({ kind: 'add-on', item })),
      lasts: isBoost ? m.store_item_days({}, { locale }) : m.store_item_permanent({}, { locale }),
      owned,
      running:
        isBoost && held.boostEndsAt !== null
          ? {
              endsAt: held.boostEndsAt,
              lasts: ADD_ON_CONTENTS[item].ms,
              says: m.store_boost_on({}, { locale }),
            }
          : null,
      buy: hasAllOf(item, held) ? null : buyText(item, name, owned !== null, locale),
    }
  })
}

function buyText(item: AddOn, name: string, isOwned: boolean, locale: Locale): string {
  if (!isOwned) return m.store_item_buy({ item: name }, { locale })
  return item === 'learning-boost'
    ? m.store_boost_again({}, { locale })
    : m.store_item_again({ item: name }, { locale })
}

function ownedText(item: AddOn, held: Held, locale: Locale): string | null {
  switch (item) {
    case 'game-level':
      return held.extraLevels > 0 ? m.store_item_levels({ count: held.extraLevels }, { locale }) : null
    case 'ar-filter':
      return held.arFilters > 0 ? m.store_item_owned({}, { locale }) : null
    case 'voice-pack':
      return held.voices > 0 ? m.store_item_owned({}, { locale }) : null
    case 'learning-boost':
      return held.boostEndsAt === null ? null : m.store_boost_on({}, { locale })
  }
}

export function levelTable(locale: Locale): { names: string[]; rows: LevelRow[] } {
  const all: readonly Feature[] = [...new Set(PASS_LEVELS.flatMap((level) => PASS_OPENS[level]))]
  return {
    names: PASS_LEVELS.map((level) => passName(level, locale)),
    rows: all.map((feature) => ({
      feature: featureName(feature, locale),
      levels: PASS_LEVELS.map((level) => PASS_OPENS[level].includes(feature)),
    })),
  }
}
