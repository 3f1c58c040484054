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
  ['not played yet', undefined, 0, 'Up to three stars'],
  ['two stars won', 2, 2, '2 of 3 stars'],
  ['more stars won than a card has', 8, 3, '3 of 3 stars'],
] as const)('the badge is three stars: %s', (_, stars, earned, label) => {
  const game = GAME_CATALOGUE.find(({ id }) => id === 'mathMaster')
  if (!game) throw new Error('not in the catalogue')
  const best = stars && { gameId: game.id, band: 'middle' as const, score: 490, stars, rounds: 1 }
  const feature = gameFeature(game)
  const { badge } = CatalogueCard({ entry: game, feature, grade: 'middle', onAskGrade: vi.fn(), best }).props
  const markup = renderToStaticMarkup(badge)
  expect(markup).toContain(`aria-label="${label}"`)
  expect(markup.match(/class="star( earned)?"/g)).toHaveLength(3)
  expect(markup.match(/class="star earned"/g) ?? []).toHaveLength(earned)
})
