// What the store sells once: 24-hour passes and add-ons (spec 000, sections 3 and 9). Amounts are whole US cents.
import { AR_FILTERS } from './ar-filters.ts'

export const PASS_LEVELS = ['basic', 'pro', 'ultimate'] as const

/** In order: each includes the ones before it. */
export type PassLevel = (typeof PASS_LEVELS)[number]

export const PASS_MS = 24 * 60 * 60_000

export const PASS_FEATURES = {
  basic: 'PremiumContent',
  pro: 'PremiumARGames',
  ultimate: 'AllPremiumContent',
} as const satisfies Record<PassLevel, string>

const PASS_PRICES: Readonly<Record<PassLevel, number>> = { basic: 399, pro: 699, ultimate: 1_199 }
const UNKNOWN_PASS_PRICE = 399

export const ADD_ONS = ['game-level', 'ar-filter', 'voice-pack', 'learning-boost'] as const

export type AddOn = (typeof ADD_ONS)[number]

/** What one purchase holds. */
export const ADD_ON_CONTENTS = {
  'game-level': { levels: 10 },
  'ar-filter': { filters: AR_FILTERS },
  'voice-pack': { voices: 6 },
  'learning-boost': { xpTimes: 2, ms: 7 * 24 * 60 * 60_000 },
} as const satisfies Record<AddOn, object>

/** As many as a round can have: more are not sold. */
export const MAX_EXTRA_LEVELS = 50

const ADD_ON_PRICES: Readonly<Record<AddOn, number>> = {
  'game-level': 299,
  'ar-filter': 199,
  'voice-pack': 249,
  'learning-boost': 149,
}
const UNKNOWN_ADD_ON_PRICE = 199

export function isPassLevel(input: unknown): input is PassLevel {
  return typeof input === 'string' && (PASS_LEVELS as readonly string[]).includes(input)
}

export function isAddOn(input: unknown): input is AddOn {
  return typeof input === 'string' && (ADD_ONS as readonly string[]).includes(input)
}

/** The spec's price function: it has a price for unknown names, at which nothing is ever sold (start-purchase refuses). */
export function passPrice(level: string): number {
  return isPassLevel(level) ? PASS_PRICES[level] : UNKNOWN_PASS_PRICE
}

/** As passPrice, for add-ons. */
export function addOnPrice(type: string): number {
  return isAddOn(type) ? ADD_ON_PRICES[type] : UNKNOWN_ADD_ON_PRICE
}
