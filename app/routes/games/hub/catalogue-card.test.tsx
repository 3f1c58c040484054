import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { hostToasts, type ToastEvent } from '#app/ui/toast/show-toast.ts'
import { type CatalogueEntry, GAME_CATALOGUE } from '#engine/games/catalogue.ts'
import { CatalogueCard } from './catalogue-card.tsx'

const HUNT = GAME_CATALOGUE.find(({ id }) => id === 'historyHunt')
if (!HUNT) throw new Error('not in the catalogue')
const COMING: CatalogueEntry = { ...HUNT, status: 'comingSoon' }

function words(markup: string): string {
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('a game that is still to come says so, and leads nowhere', () => {
  const markup = renderToStaticMarkup(
    <CatalogueCard entry={COMING} about="A lab" grade="middle" onAskGrade={vi.fn()} />,
  )
  expect(words(markup)).toContain('History Premium From level 2')
  expect(markup).toMatch(/class="badge">Coming Soon</)
  expect(words(markup)).toContain('Coming Soon History Hunt')
  expect(markup).not.toContain('<a ')
})

test.each([null, 'middle'] as const)('choosing it with grade %s says that it is coming soon', (grade) => {
  const events: ToastEvent[] = []
  const letGo = hostToasts((event) => events.push(event))
  const onAskGrade = vi.fn()
  const preventDefault = vi.fn()
  const { action } = CatalogueCard({ entry: COMING, about: '', grade, onAskGrade }).props
  action.props.onClick({ preventDefault })
  letGo()
  expect(events).toMatchObject([
    { kind: 'show', message: { title: 'History Hunt is coming soon! Stay tuned!', type: 'info' } },
  ])
  expect(onAskGrade).not.toHaveBeenCalled()
  expect(preventDefault).toHaveBeenCalledOnce()
})

test.each([
  ['middle', 0],
  [null, 1],
] as const)('choosing a game with grade %s', (grade, asked) => {
  const onAskGrade = vi.fn()
  const preventDefault = vi.fn()
  const { action } = CatalogueCard({
    entry: { ...COMING, status: 'available' },
    about: '',
    grade,
    onAskGrade,
  }).props
  expect(action.props.to).toBe(COMING.path)
  action.props.onClick({ preventDefault })
  expect(onAskGrade).toHaveBeenCalledTimes(asked)
  expect(preventDefault).toHaveBeenCalledTimes(asked)
})
