// The features of one page as it shows them, in the one language asked for.
import type { Locale } from '#app/i18n/locales.ts'
import type { FeatureView } from './feature.ts'
import { FEATURES, type Feature, type FeatureAt, type Place } from './feature-catalogue.server.ts'

export function viewFeatures<P extends Place>(place: P, locale: Locale): Record<FeatureAt<P>, FeatureView> {
  const rows: readonly (readonly [string, Feature])[] = Object.entries(FEATURES)
  const here = rows.filter(([, feature]) => feature.place === place)
  return Object.fromEntries(here.map(([id, feature]) => [id, viewFeature(id, feature, locale)])) as Record<
    FeatureAt<P>,
    FeatureView
  >
}

export function viewFeature(id: string, feature: Feature, locale: Locale): FeatureView {
  return feature.status === 'available'
    ? { id, to: feature.to }
    : { id, notice: feature.notice({}, { locale }) }
}
