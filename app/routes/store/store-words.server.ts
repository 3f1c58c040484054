// The store's words in the one language asked for. They come with the page's data: as messages, all of them in all four
// languages would be part of the first load.
import type { Feature } from '#app/domain/access/plan-limits.ts'
import type { AddOn, PassLevel } from '#app/domain/billing/one-time-items.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { PRODUCT_NAME } from '#app/product.ts'

export type StoreWords = ReturnType<typeof storeWords>

export function storeWords(locale: Locale) {
  const inLocale = { locale }
  return {
    title: m.store_title({ product: PRODUCT_NAME }, inLocale),
    lead: m.store_lead({}, inLocale),
    tabs: m.store_tabs({}, inLocale),
    tabPasses: m.store_tab_passes({}, inLocale),
    tabItems: m.store_tab_items({}, inLocale),
    hours: m.store_hours({}, inLocale),
    until: m.store_until({}, inLocale),
    left: m.store_left({}, inLocale),
    howTitle: m.store_how_title({}, inLocale),
    how: [
      m.store_how_choose({}, inLocale),
      m.store_how_pay({}, inLocale),
      m.store_how_access({}, inLocale),
      m.store_how_no_more({}, inLocale),
    ],
    levelsTitle: m.store_levels_title({}, inLocale),
    levelsLead: m.store_levels_lead({}, inLocale),
    levelsFeature: m.store_levels_feature({}, inLocale),
    yes: m.store_levels_yes({}, inLocale),
    no: m.store_levels_no({}, inLocale),
    close: m.store_levels_close({}, inLocale),
    guest: m.store_guest({}, inLocale),
    guestBought: m.store_guest_bought({}, inLocale),
    signUp: m.store_sign_up({}, inLocale),
    footer: m.store_footer({}, inLocale),
    aboutTitle: m.store_about_title({}, inLocale),
    aboutText: m.store_about_text({}, inLocale),
    checkAgain: m.store_check_again({}, inLocale),
  }
}

export function passName(level: PassLevel, locale: Locale): string {
  return PASSES[level]({}, { locale })
}

/** What is said when a pass has ended while its page is open. */
export function endedText(locale: Locale): Readonly<Record<PassLevel, string>> {
  const text = (level: PassLevel) => m.store_pass_ended({ pass: passName(level, locale) }, { locale })
  return { basic: text('basic'), pro: text('pro'), ultimate: text('ultimate') }
}

export function addOnName(item: AddOn, locale: Locale): string {
  return ADD_ON_NAMES[item][0]({}, { locale })
}

/** What an add-on holds, in a sentence. */
export function addOnText(item: AddOn, locale: Locale): string {
  return ADD_ON_NAMES[item][1]({}, { locale })
}

/** A right that passes open, as tickets name it. @throws for a right that no pass opens */
export function featureName(feature: Feature, locale: Locale): string {
  const words = FEATURE_NAMES[feature]
  if (!words) throw new Error(`no pass opens ${feature}`)
  return words({}, { locale })
}

const PASSES = {
  basic: m.store_pass_basic,
  pro: m.store_pass_pro,
  ultimate: m.store_pass_ultimate,
}

const ADD_ON_NAMES = {
  'game-level': [m.store_item_game_level, m.store_item_game_level_text],
  'ar-filter': [m.store_item_ar_filter, m.store_item_ar_filter_text],
  'voice-pack': [m.store_item_voice_pack, m.store_item_voice_pack_text],
  'learning-boost': [m.store_item_learning_boost, m.store_item_learning_boost_text],
} as const

const FEATURE_NAMES: Readonly<Partial<Record<Feature, typeof m.store_feature_tests>>> = {
  'premium-flashcards': m.store_feature_flashcards,
  'study-guides': m.store_feature_guides,
  'no-ads': m.store_feature_no_ads,
  'basic-ar-games': m.store_feature_basic_ar,
  'ai-study-assistance': m.store_feature_assistance,
  'extended-practice-tests': m.store_feature_tests,
  'all-ar-games': m.store_feature_all_ar,
  'ai-tutor': m.store_feature_tutor,
  'exclusive-content': m.store_feature_exclusive,
  'priority-support': m.store_feature_support,
}

/** Of the page a pass's buyer comes back to. @param level null: nothing was bought */
export function successWords(locale: Locale, level: PassLevel | null) {
  const inLocale = { locale }
  return {
    open: level === null ? '' : m.store_success_title({ pass: passName(level, locale) }, inLocale),
    openLead: m.store_success_lead({}, inLocale),
    ended: m.store_success_ended({}, inLocale),
    endedText: m.store_success_ended_text({}, inLocale),
    opens: m.store_success_opens({}, inLocale),
    games: m.store_success_games({}, inLocale),
    back: m.store_success_store({}, inLocale),
  }
}
