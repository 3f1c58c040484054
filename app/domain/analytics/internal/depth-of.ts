import type { Feature } from '#app/domain/catalogue/plan-limits.ts'
import type { AnalyticsDepth } from '../analytics.types.ts'

/** @returns null where these features hold no analytics */
export function depthOf(features: ReadonlySet<Feature>): AnalyticsDepth | null {
  if (features.has('advanced-analytics')) return 'advanced'
  return features.has('basic-analytics') ? 'basic' : null
}
