import { renderToStaticMarkup } from 'react-dom/server'
import type { HistoryDay } from '#app/domain/flashcards/read-history.server.ts'
import { dateFormat } from '#app/i18n/formats.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ShareBars } from '#app/ui/share-bars.tsx'

export interface History {
  /** Newest first, those with reviews. */
  readonly days: readonly { readonly name: string; readonly reviews: number; readonly knew: number }[]
  readonly reviews: number
  readonly knew: number
  /** The picture as SVG markup, made by us from numbers and dates. */
  readonly svg: string
}

/** @returns null where nothing was reviewed in these weeks */
export function drawHistory(days: readonly HistoryDay[], locale: Locale): History | null {
  const total = (of: 'reviews' | 'knew') => days.reduce((sum, day) => sum + day[of], 0)
  if (total('reviews') === 0) return null
  const long = dateFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  const short = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const bars = days.map(({ day, reviews, knew }) => ({ id: day, all: reviews, right: knew }))
  return {
    days: days
      .filter(({ reviews }) => reviews > 0)
      .map(({ day, reviews, knew }) => ({ name: long.format(new Date(day)), reviews, knew }))
      .reverse(),
    reviews: total('reviews'),
    knew: total('knew'),
    svg: renderToStaticMarkup(
      <ShareBars bars={bars} each={7} nameOf={(day) => short.format(new Date(day))} />,
    ),
  }
}
