// What was done in some weeks, as analytics print it in the reader's language.
import { rightShare, type Tally } from '#app/domain/analytics/weeks-compared.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { numberFormat } from '#app/i18n/formats.ts'

export const numberText = (value: number) => numberFormat(currentLocale()).format(value)

/** Whole minutes. */
export const minutesText = ({ durationMs }: Tally) => numberText(Math.round(durationMs / 60_000))

/** "75%"; null where nothing was answered. */
export function rightText(tally: Tally): string | null {
  const share = rightShare(tally)
  return share === null ? null : numberFormat(currentLocale(), { style: 'percent' }).format(share)
}
