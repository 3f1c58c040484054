import { useSyncExternalStore } from 'react'
import { dateFormat } from '#app/i18n/formats.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'

const never = () => () => {}

/** A moment in the reader's language and, once the browser runs, their time zone; the server writes it in UTC. */
export function LocalTime({ at }: { at: number }) {
  const locale = useLocale()
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
  const text = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{text}</time>
}
