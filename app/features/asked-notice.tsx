import { useSearchParams } from '@remix-run/react'
import { Notice } from '#app/ui/notice.tsx'
import type { Feature } from './feature.ts'

/**
 * What a toast says where scripts run: the notice someone without them has pressed for (`?notice=<id>`). Stands at the head of
 * its page; nothing when none of its features that are coming soon was asked for.
 */
export function AskedNotice({ features }: { features: Readonly<Record<string, Feature>> }) {
  const [search] = useSearchParams()
  const id = search.get('notice')
  const feature = id !== null && Object.hasOwn(features, id) ? features[id] : undefined
  if (!feature || !('notice' in feature)) return null
  return (
    <Notice role="status">
      <p>{feature.notice()}</p>
    </Notice>
  )
}
