import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type CatalogueEntry, GAME_CATALOGUE } from '#app/domain/catalogue/games.ts'
import { CatalogueCard } from './catalogue-card.tsx'
import { gameFeature } from './features.ts'

const HUNT = GAME_CATALOGUE.find(({ id }) => id === 'historyHunt')
if (!HUNT) throw new Error('not in the catalogue')
const COMING: CatalogueEntry = { ...HUNT, status: 'comingSoon' }
const NOTICE = gameFeature(COMING)

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
  useSearchParams: () => [new URLSearchParams()],
}))

function words(markup: string): string {
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('a game that is still to come says so, and leads nowhere', () => {
  const markup = renderToStaticMarkup(
    <CatalogueCard entry={COMING} feature={NOTICE} grade="middle" onAskGrade={vi.fn()} />,
  )
  expect(words(markup)).toContain('History Premium From level 2')
  expect(markup).toMatch(/class="badge">Coming Soon</)
  expect(words(markup)).toContain('Coming Soon History Hunt')
  expect(markup).not.toContain('<a ')
})

test.each([null, 'middle'] as const)('with grade %s its button gives the notice of the feature', (grade) => {
  const onAskGrade = vi.fn()
  const { action } = CatalogueCard({ entry: COMING, feature: NOTICE, grade, onAskGrade }).props
  expect(action.props.feature).toBe(NOTICE)
  expect(action.props.onClick).toBeUndefined()
})

test.each([
  ['middle', 0],
  [null, 1],
] as const)('choosing a game with grade %s', (grade, asked) => {
  const onAskGrade = vi.fn()
  const preventDefault = vi.fn()
  const { action } = CatalogueCard({
    entry: { ...COMING, status: 'available' },
    feature: gameFeature(HUNT),

    grade,
    onAskGrade,
  }).props
  expect(action.props.to).toBe(COMING.path)
  action.props.onClick({ preventDefault })
  expect(onAskGrade).toHaveBeenCalledTimes(asked)
  expect(preventDefault).toHaveBeenCalledTimes(asked)
})

test.each([
  [undefined, 'Up to three stars', 0],
  [2, '2 of 3 stars', 2],
  [8, '3 of 3 stars', 3],
])('three stars are the badge of any other game, whatever a round won: %s', (stars, label, earned) => {
  const game = GAME_CATALOGUE.find(({ id }) => id === 'mathMaster')
  if (!game) throw new Error('not in the catalogue')
  const best = stars === undefined ? undefined : { stars, score: 120 }
  const { badge } = CatalogueCard({
    entry: game,
    feature: gameFeature(game),
    grade: 'middle',
    onAskGrade: vi.fn(),
    best,
  } as Parameters<typeof CatalogueCard>[0]).props
  const markup = renderToStaticMarkup(badge)
  expect(markup).toContain(`aria-label="${label}"`)
  expect(markup.match(/class="star(?: earned)?"/g)).toHaveLength(3)
  expect(markup.match(/class="star earned"/g) ?? []).toHaveLength(earned)
})
