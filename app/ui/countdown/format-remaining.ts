import { numberFormat } from '#app/i18n/formats.ts'

/**
 * What is left, for people: minutes and seconds under an hour ("59:07"), hours and minutes above, days and hours from two
 * days on, in the language's own short units.
 * @param ms milliseconds; nothing less than none
 */
export function formatRemaining(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  if (seconds < HOUR) return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`
  const hours = Math.floor(seconds / HOUR)
  const parts =
    hours < 48
      ? [unit(hours, 'hour', locale), unit(Math.floor((seconds % HOUR) / 60), 'minute', locale)]
      : [unit(Math.floor(hours / 24), 'day', locale), unit(hours % 24, 'hour', locale)]
  return parts.join(' ')
}

const HOUR = 3_600

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function unit(value: number, name: 'day' | 'hour' | 'minute', locale: string): string {
  return numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
}
