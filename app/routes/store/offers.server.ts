// What stands on the store's tickets and cards: the catalogue, with what whoever looks has of it already.
import type { Entitlements } from '#app/domain/access/entitlements.ts'
import { hasAllOf } from '#app/domain/access/has-all-of.ts'
import { PASS_OPENS } from '#app/domain/access/pass-features.ts'
import { planCovers } from '#app/domain/access/plan-covers.ts'
import {
  ADD_ON_CONTENTS,
  ADD_ONS,
  type AddOn,
  PASS_LEVELS,
  PASS_MS,
  type PassLevel,
} from '#app/domain/catalogue/one-time-items.ts'
import type { Feature } from '#app/domain/catalogue/plan-limits.ts'
import type { Tier } from '#app/domain/catalogue/plans.ts'
import { priceOf, purchaseTypeOf } from '#app/domain/catalogue/products.ts'
import { formatPrice } from '#app/words/prices.ts'

export interface Running {
  endsAt: number
  /** Of one purchase, in milliseconds: what the bar is measured against. */
  lasts: number
}

export interface PassOffer {
  level: PassLevel
  /** As create-one-time-purchase names it. */
  item: string
  /** "$1.99", in the reader's language. */
  price: string
  /** The pass whose rights it has too. */
  below: PassLevel | null
  /** What it opens besides. */
  features: readonly Feature[]
  running: Running | null
  /** The plan of whoever looks, where it has all of this. */
  coveredBy: Tier | null
}

export interface AddOnOffer {
  item: AddOn
  price: string
  isOwned: boolean
  /** Of a level pack: how many levels whoever looks has from it. */
  extraLevels: number
  running: Running | null
  /** Nothing more of it can be had. */
  isComplete: boolean
}

/** Everything passes open, for the table: a row a right, the levels that have it. */
export interface LevelRow {
  feature: Feature
  levels: readonly PassLevel[]
}

type Held = Pick<Entitlements, 'tier' | 'passes' | 'extraLevels' | 'boostEndsAt' | 'arFilters' | 'voices'>

export function passOffers({ tier, passes }: Held): PassOffer[] {
  return PASS_LEVELS.map((level, index) => {
    const below = PASS_LEVELS[index - 1] ?? null
    const ends = passes.find((pass) => pass.level === level)?.endsAt
    const product = { kind: 'pass', item: level } as const
    return {
      level,
      item: purchaseTypeOf(product),
      price: formatPrice(priceOf(product)),
      below,
      features: PASS_OPENS[level].filter((feature) => !below || !PASS_OPENS[below].includes(feature)),
      running: ends === undefined ? null : { endsAt: ends, lasts: PASS_MS },
      coveredBy: planCovers(tier, level) ? tier : null,
    }
  })
}

export function addOnOffers(held: Held): AddOnOffer[] {
  return ADD_ONS.map((item) => ({
    item,
    price: formatPrice(priceOf({ kind: 'add-on', item })),
    isOwned: owns(item, held),
    extraLevels: item === 'game-level' ? held.extraLevels : 0,
    running:
      item === 'learning-boost' && held.boostEndsAt !== null
        ? { endsAt: held.boostEndsAt, lasts: ADD_ON_CONTENTS[item].ms }
        : null,
    isComplete: hasAllOf(item, held),
  }))
}

function owns(item: AddOn, held: Held): boolean {
  switch (item) {
    case 'game-level':
      return held.extraLevels > 0
    case 'ar-filter':
      return held.arFilters.length > 0
    case 'voice-pack':
      return held.voices > 0
    case 'learning-boost':
      return held.boostEndsAt !== null
  }
}

export function levelRows(): LevelRow[] {
  const all = [...new Set(PASS_LEVELS.flatMap((level) => PASS_OPENS[level]))]
  return all.map((feature) => ({
    feature,
    levels: PASS_LEVELS.filter((level) => PASS_OPENS[level].includes(feature)),
  }))
}
