import type { ArFilter } from '#app/domain/catalogue/ar-filters.ts'
import { m } from '#app/i18n/generated/messages.ts'

export const AR_FILTER_NAMES: Readonly<Record<ArFilter, () => string>> = {
  'paper-cut': m.arfilter_paper_cut,
  blueprint: m.arfilter_blueprint,
  'chalk-night': m.arfilter_chalk_night,
  glow: m.arfilter_glow,
  thermal: m.arfilter_thermal,
}
