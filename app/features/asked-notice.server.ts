// The notice someone without scripts has pressed for: it comes as `?notice=<id>`, and is one of this page's features that are
// still coming soon. Anything else is passed over.
import type { FeatureView } from './feature.ts'

export function askedNotice(
  request: Request,
  features: Readonly<Record<string, FeatureView>>,
): string | null {
  const id = new URL(request.url).searchParams.get('notice')
  const feature = id !== null && Object.hasOwn(features, id) ? features[id] : undefined
  return feature && 'notice' in feature ? feature.notice : null
}
