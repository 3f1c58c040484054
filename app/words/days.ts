// Days in texts that are written once: articles, toasts. What a page shows of somebody's own is ui/local-time.tsx.
import { currentLocale } from '#app/i18n/current-locale.ts'
import { dateFormat } from '#app/i18n/formats.ts'

/** "December 31, 2026". @param at milliseconds since the epoch @param timeZone IANA name; null: unknown, so UTC */
export function formatDay(at: number, timeZone: string | null): string {
  return dateFormat(currentLocale(), { dateStyle: 'long', timeZone: timeZone ?? 'UTC' }).format(at)
}
