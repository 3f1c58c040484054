import { renderToStaticMarkup } from 'react-dom/server'
import type { ForecastDay } from '#app/domain/flashcards/read-forecast.server.ts'
import { dateFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { ForecastChart } from './forecast-chart.tsx'

export interface Forecast {
  readonly days: readonly { readonly name: string; readonly cards: number }[]
  /** Of work tomorrow. */
  readonly minutes: number
  /** The picture as SVG markup, made by us from numbers and names of days. */
  readonly svg: string
}

/** @returns null where nothing comes back within the week */
export function drawForecast(
  days: readonly ForecastDay[],
  { locale, secondsEach }: { locale: Locale; secondsEach: number },
): Forecast | null {
  if (days.every(({ cards }) => cards === 0)) return null
  const weekday = dateFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const nameOf = (day: string) => (day === days[0]?.day ? m.cards_tomorrow() : weekday.format(new Date(day)))
  return {
    days: days.map(({ day, cards }) => ({ name: nameOf(day), cards })),
    minutes: Math.ceil(((days[0]?.cards ?? 0) * secondsEach) / 60),
    svg: renderToStaticMarkup(<ForecastChart days={days} nameOf={nameOf} />),
  }
}
