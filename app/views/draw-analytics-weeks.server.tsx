import { renderToStaticMarkup } from 'react-dom/server'
import { rightShare, type Tally } from '#app/domain/analytics/weeks-compared.ts'
import { WEEK_MS } from '#app/domain/progress/weeks-back.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { dateFormat, numberFormat } from '#app/i18n/formats.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ShareBars } from '#app/ui/share-bars.tsx'

const DAY_MS = 86_400_000

/** @param weeks the oldest first, the one that ends now last */
export function drawAnalyticsWeeks(ctx: AppContext, weeks: readonly Tally[]) {
  const locale = currentLocale()
  const timeZone = ctx.caller.timeZone ?? 'UTC'
  const date = dateFormat(locale, { month: 'short', day: 'numeric', timeZone })
  const number = numberFormat(locale)
  const percent = numberFormat(locale, { style: 'percent' })
  const endOf = (index: number) => ctx.now() - (weeks.length - 1 - index) * WEEK_MS
  const bars = weeks.map(({ answered, right }, index) => ({ id: String(index), all: answered, right }))
  return {
    /** Made by us, of numbers and dates. */
    svg: renderToStaticMarkup(
      <ShareBars bars={bars} each={1} nameOf={(id) => date.format(endOf(Number(id)))} />,
    ),
    /** The newest first. */
    rows: weeks
      .map((tally, index) => {
        const share = rightShare(tally)
        return {
          // Seven days by the calendar: the part of a day at the beginning belongs to the week before.
          name: date.formatRange(endOf(index) - WEEK_MS + DAY_MS, endOf(index)),
          minutes: number.format(Math.round(tally.durationMs / 60_000)),
          /** "17/20". */
          counts: `${number.format(tally.right)}/${number.format(tally.answered)}`,
          right: share === null ? null : percent.format(share),
        }
      })
      .reverse(),
  }
}
