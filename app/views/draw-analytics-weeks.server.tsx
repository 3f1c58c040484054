import { renderToStaticMarkup } from 'react-dom/server'
import type { Tally } from '#app/domain/analytics/weeks-compared.ts'
import { WEEK_MS } from '#app/domain/progress/weeks-back.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { dateFormat } from '#app/i18n/formats.ts'
import type { AppContext } from '#app/platform/context.ts'
import { ShareBars } from '#app/ui/share-bars.tsx'
import { minutesText, numberText, rightText } from './tally-texts.ts'

const DAY_MS = 86_400_000

/** @param weeks the oldest first, the one that ends now last */
export function drawAnalyticsWeeks(ctx: AppContext, weeks: readonly Tally[]) {
  const timeZone = ctx.caller.timeZone ?? 'UTC'
  const date = dateFormat(currentLocale(), { month: 'short', day: 'numeric', timeZone })
  const endOf = (index: number) => ctx.now() - (weeks.length - 1 - index) * WEEK_MS
  const bars = weeks.map(({ answered, right }, index) => ({ id: String(index), all: answered, right }))
  return {
    /** Made by us, of numbers and dates. */
    svg: renderToStaticMarkup(
      <ShareBars bars={bars} each={1} nameOf={(id) => date.format(endOf(Number(id)))} />,
    ),
    /** The newest first. */
    rows: weeks
      .map((tally, index) => ({
        // Seven days by the calendar: the part of a day at the beginning belongs to the week before.
        name: date.formatRange(endOf(index) - WEEK_MS + DAY_MS, endOf(index)),
        minutes: minutesText(tally),
        /** "17/20". */
        counts: `${numberText(tally.right)}/${numberText(tally.answered)}`,
        right: rightText(tally),
      }))
      .reverse(),
  }
}
