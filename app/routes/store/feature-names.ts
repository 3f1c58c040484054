import type { Feature } from '#app/domain/catalogue/plan-limits.ts'
import { m } from '#app/i18n/generated/messages.ts'

const NAMES: Readonly<Partial<Record<Feature, () => string>>> = {
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

/** A right that passes open, as tickets name it. @throws for a right that no pass opens */
export function featureName(feature: Feature): string {
  const name = NAMES[feature]
  if (!name) throw new Error(`no pass opens ${feature}`)
  return name()
}
