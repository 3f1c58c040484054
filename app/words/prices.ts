import { currentLocale } from '#app/i18n/current-locale.ts'
import { numberFormat } from '#app/i18n/formats.ts'
import type { SaidIn } from '#app/i18n/message.ts'

/**
 * Dollars as the language writes them, whole ones without cents: "$0". Call it on the server: the browser's own Intl may write
 * a space differently.
 * @param cents US cents
 */
export function formatPrice(cents: number, { locale = currentLocale() }: SaidIn = {}): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}
