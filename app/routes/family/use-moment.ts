import { useSyncExternalStore } from 'react'
import { dateFormat } from '#app/i18n/formats.ts'
import { useLocale } from '#app/preferences/use-preferences.ts'

const never = () => () => {}

const FORMATS = {
  date: { dateStyle: 'long' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Writes moments in the reader's language and, once the browser runs, their time zone; the server writes UTC. */
export function useMoment(): (at: number, format: keyof typeof FORMATS) => string {
  const locale = useLocale()
  const timeZone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  )
  return (at, format) => dateFormat(locale, { ...FORMATS[format], timeZone }).format(at)
}
