// Every promise of a feature says "Coming soon" while a feature it rests on is not there, and stops once its entry flips.
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PASS_OPENS } from '#app/domain/access/pass-features.ts'
import { ADD_ONS, PASS_LEVELS } from '#app/domain/catalogue/one-time-items.ts'
import { readLocaleFrom } from '#app/i18n/current-locale.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { FeatureGrid } from '#app/routes/home/feature-grid.tsx'
import { Hero } from '#app/routes/home/hero.tsx'
import { AnalyticsPromise } from '#app/routes/resources/parents/analytics-promise.tsx'
import { Doors } from '#app/routes/resources/students/doors.tsx'
import { WaysOn } from '#app/routes/resources/teachers/ways-on.tsx'
import { AddOnCards } from '#app/routes/store/add-on-cards.tsx'
import { PassTickets } from '#app/routes/store/pass-tickets.tsx'
import { FEATURE_LINKS, MAIN_LINKS, soonOf } from '#app/ui/shell/nav-links.ts'
import { planFeatures } from '#app/words/plan-features.ts'
import type { PromisedId } from './feature.ts'
import { SoonMark } from './soon-mark.tsx'

let isFlipped = false
let hasWritingModel = false
/** Taken for one that is not there yet. */
let missing: PromisedId | null = null

vi.mock('./feature.ts', async (original) => {
  const actual = await original<typeof import('./feature.ts')>()
  return {
    ...actual,
    isComingSoon: (needs: readonly PromisedId[], hasModel: boolean) =>
      !isFlipped && (actual.isComingSoon(needs, hasModel) || (missing !== null && needs.includes(missing))),
  }
})
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/' }),
  useNavigation: () => ({}),
  useRouteLoaderData: () => (hasWritingModel ? { hasWritingModel } : undefined),
  Form: ({ children }: { children: ReactNode }) => <form>{children}</form>,
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(() => {
  isFlipped = false
  hasWritingModel = false
  missing = null
})

const PASSES = PASS_LEVELS.map((level, index) => ({
  level,
  item: level,
  price: '$1',
  below: PASS_LEVELS[index - 1] ?? null,
  features: PASS_OPENS[level],
  running: null,
  coveredBy: null,
}))
const ITEMS = ADD_ONS.map((item) => ({
  item,
  price: '$1',
  isOwned: false,
  extraLevels: 0,
  running: null,
  isComplete: false,
}))

function Plan({ tier }: { tier: 'free' | 'basic' | 'premium' }) {
  return planFeatures(tier).map(({ text, needs }) => <SoonMark key={text} needs={needs} />)
}

/** By place: what promises there, and how many of its promises are not kept yet. Raise or lower with the catalogue. */
const PLACES: readonly (readonly [string, ReactElement, number])[] = [
  ['Free', <Plan key="free" tier="free" />, 0],
  ['Basic', <Plan key="basic" tier="basic" />, 0],
  ['Premium', <Plan key="premium" tier="premium" />, 0],
  ['passes', <PassTickets child={null} key="passes" offers={PASSES} pageKey="k" now={0} />, 0 + 1 + 2],
  ['add-ons', <AddOnCards child={null} key="items" offers={ITEMS} pageKey="k" now={0} />, 0],
  ['home: cards', <FeatureGrid key="cards" />, 0],
  ['home: first words', <Hero key="hero" />, 0],
  ['for parents', <AnalyticsPromise key="parents" />, 0],
  ['for students', <Doors key="students" />, 0],
  ['for teachers', <WaysOn key="teachers" />, 0],
]

const marks = (element: ReactElement) =>
  renderToStaticMarkup(element).match(/Coming soon|(?:are|is) coming soon/g)?.length ?? 0

describe.each(PLACES)('%s', (_, element, unkept) => {
  test(`${unkept} promises say that they are coming soon`, () => {
    expect(marks(element)).toBe(unkept)
  })

  test('none does once the features are there', () => {
    isFlipped = true
    expect(marks(element)).toBe(0)
  })
})

test('what a language model writes is promised where one is set up', () => {
  const tickets = () => marks(<PassTickets child={null} offers={PASSES} pageKey="k" now={0} />)
  const without = tickets()
  hasWritingModel = true
  // AI study assistance with Pro and Ultimate, the AI tutor with Ultimate.
  expect(without - tickets()).toBe(3)
})

test.each(ADD_ONS)('%s says it in the store as long as it is not there', (item) => {
  const cards = <AddOnCards child={null} offers={ITEMS} pageKey="k" now={0} />
  missing = item
  expect(marks(cards)).toBe(1)
})

test('links of header, drawer and footer say it too', () => {
  const soon = () => {
    const links = [...MAIN_LINKS, ...FEATURE_LINKS].filter((link) => soonOf(link) !== undefined)
    return new Set(links.map(({ to }) => to))
  }
  expect(soon()).toEqual(new Set())
  missing = 'historyNews'
  expect(soon()).toEqual(new Set(['/subject-study']))
})

test.each(LOCALES)('every line of a plan rests on features of the catalogue in %s', (locale) => {
  readLocaleFrom(() => locale)
  expect(planFeatures('free')).toHaveLength(6)
  expect(planFeatures('basic')).toHaveLength(4)
  expect(planFeatures('premium')).toHaveLength(7)
  readLocaleFrom(() => 'en')
})
