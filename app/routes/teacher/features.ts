import { comingSoon } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const FEATURES = comingSoon({
  classes: m.portal_coming_classes,
  classCodes: m.portal_coming_class_codes,
})
