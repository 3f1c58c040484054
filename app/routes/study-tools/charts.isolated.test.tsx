// The pictures of numbers on study tools: what is drawn is what is known, and words beside them say the same.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ForecastDay } from '#app/domain/flashcards/read-forecast.server.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { drawForecast } from './draw-forecast.server.tsx'
import { ForecastView } from './forecast-view.tsx'
import type { TestLine } from './tests/read-test-list.server.ts'
import { ScoreChart } from './tests/score-chart.tsx'
import { TestList } from './tests/test-list.tsx'

vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/' }),
  useRouteLoaderData: () => undefined,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(() => readLocaleFrom(() => undefined))

const attribute = (tag: string, name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1])
/** Each bar's height in the drawing's units, from left to right, with the label above it. */
function barsOf(svg: string): [height: number, label: string][] {
  const bars = [...svg.matchAll(/<rect[^>]*(?:rx="4"|class="visx-bar[^"]*")[^>]*>/g)].map(([tag]) => tag)
  const labels = [...svg.matchAll(/<text(?: class="value")? x="[^>]*text-anchor="middle">([^<]*)<\/text>/g)]
  return bars
    .map((tag, index) => ({ tag, label: labels[index]?.[1] ?? '' }))
    .toSorted((a, b) => attribute(a.tag, 'x') - attribute(b.tag, 'x'))
    .map(({ tag, label }) => [attribute(tag, 'height'), label])
}

describe('the forecast of cards', () => {
  const counts = [12, 0, 6, 3, 0, 0, 24]
  const DAYS: readonly ForecastDay[] = counts.map((cards, index) => ({ day: `2026-09-0${2 + index}`, cards }))

  const drawn = (days = DAYS, locale: 'en' | 'es' = 'en') => {
    readLocaleFrom(() => locale)
    const forecast = drawForecast(days, { locale, secondsEach: 10 })
    if (!forecast) throw new Error('nothing is drawn')
    return forecast
  }

  it('has a bar as high as its day’s cards, with their number, and none for a day without', () => {
    const bars = barsOf(drawn().svg)
    expect(bars.map(([, label]) => label)).toEqual(['12', '6', '3', '24'])
    const [, , least = 0, most = 0] = bars.map(([height]) => height)
    expect(bars.map(([height]) => height / least)).toEqual([4, 2, 1, 8].map((one) => expect.closeTo(one)))
    expect(most).toBeGreaterThan(100)
  })

  it('says the same in a table, day by day, to whom the picture is hidden', () => {
    const forecast = drawn()
    const markup = renderToStaticMarkup(<ForecastView forecast={forecast} />)
    expect(forecast.svg).toMatch(/^<svg [^>]*aria-hidden="true"/)
    const rows = [...markup.matchAll(/<th scope="row">([^<]*)<\/th><td>(\d+)<\/td>/g)]
    expect(rows.map(([, day, cards]) => `${day} ${cards}`)).toEqual([
      'Tomorrow 12',
      'Thu 0',
      'Fri 6',
      'Sat 3',
      'Sun 0',
      'Mon 0',
      'Tue 24',
    ])
    // Twelve cards of ten seconds.
    expect(markup).toContain('2 minutes')
  })

  it('names the days as the reader does', () => {
    const { svg, days } = drawn(DAYS, 'es')
    expect(days.map(({ name }) => name).slice(0, 3)).toEqual(['Mañana', 'jue', 'vie'])
    for (const { name } of days) expect(svg).toContain(name)
  })

  it('is not drawn where nothing comes back within the week', () => {
    const none = DAYS.map(({ day }) => ({ day, cards: 0 }))
    expect(drawForecast(none, { locale: 'en', secondsEach: 10 })).toBeNull()
  })
})

describe('the scores of tests', () => {
  const test = (id: string, right: number | null, questions: number): TestLine => ({
    ...{ id, right, questions, skills: [], createdAt: 0 },
  })

  it('are bars as high as the share that was right, the oldest first, each with its score', () => {
    // Newest first, as they are listed; one is still being taken, of one no question is left.
    const tests = [test('e', 10, 10), test('d', null, 10), test('c', 0, 0), test('b', 5, 20), test('a', 4, 8)]
    const bars = barsOf(renderToStaticMarkup(<ScoreChart tests={tests} />))
    expect(bars.map(([, label]) => label)).toEqual(['4/8', '5/20', '10/10'])
    const full = bars[2]?.[0] ?? 0
    expect(bars.map(([height]) => height / full)).toEqual([0.5, 0.25, 1].map((one) => expect.closeTo(one)))
  })

  it('with nothing right are a line that can be seen', () => {
    const bars = barsOf(renderToStaticMarkup(<ScoreChart tests={[test('b', 0, 9), test('a', 9, 9)]} />))
    expect(bars[1]).toEqual([3, '0/9'])
  })

  it('of more than ten tests are the latest ten', () => {
    const tests = Array.from({ length: 12 }, (_, index) => test(`${index}`, index, 12))
    const labels = barsOf(renderToStaticMarkup(<ScoreChart tests={tests} />)).map(([, label]) => label)
    expect(labels).toEqual(Array.from({ length: 10 }, (_, index) => `${9 - index}/12`))
  })

  it('are told in words beside the picture, which is hidden from who hears the page', () => {
    const markup = renderToStaticMarkup(<TestList tests={[test('b', 5, 20), test('a', 4, 8)]} />)
    expect(markup).toMatch(/<svg class="score-chart" [^>]*aria-hidden="true"/)
    const words = [...markup.matchAll(/<article.*?<\/article>/gs)].map(
      ([card]) => /\d+ [^<]*right/.exec(card)?.[0],
    )
    expect(words).toEqual(['5 of 20 right', '4 of 8 right'])
  })

  it('of a single test are not drawn', () => {
    expect(renderToStaticMarkup(<ScoreChart tests={[test('b', 1, 2), test('a', null, 2)]} />)).toBe('')
  })
})
