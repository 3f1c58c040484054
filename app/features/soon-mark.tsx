import { m } from '#app/i18n/generated/messages.ts'
import { useHasWritingModel } from '#app/preferences/use-preferences.ts'
import { Tag } from '#app/ui/tag.tsx'
import { isComingSoon, type PromisedId } from './feature.ts'

/** "Coming soon", beside a promise, while one of the features it rests on is not there yet. */
export function SoonMark({ needs }: { needs: readonly PromisedId[] }) {
  const hasModel = useHasWritingModel()
  return isComingSoon(needs, hasModel) && <Tag tone="secondary">{m.shell_coming_soon()}</Tag>
}
