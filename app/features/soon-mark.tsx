import { m } from '#app/i18n/generated/messages.ts'
import { Tag } from '#app/ui/tag.tsx'
import { isComingSoon, type PromisedId } from './feature.ts'

/** "Coming soon", beside a promise, while one of the features it rests on is not there yet. */
export function SoonMark({ needs }: { needs: readonly PromisedId[] }) {
  return isComingSoon(needs) && <Tag tone="secondary">{m.shell_coming_soon()}</Tag>
}
