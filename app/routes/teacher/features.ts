import { featuresOf } from '#app/features/feature.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const FEATURES = featuresOf({
  classes: m.portal_coming_classes,
  classCodes: m.portal_coming_class_codes,
})
