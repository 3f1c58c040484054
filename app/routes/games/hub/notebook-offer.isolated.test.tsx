import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { NotebookOffer } from './notebook-offer.tsx'

const { look } = vi.hoisted(() => ({ look: { level: 'default' } }))
vi.mock('#app/preferences/use-preferences.ts', () => ({ useThemeLevel: () => [look.level, vi.fn()] }))
vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useLocation: () => ({ pathname: '/games', search: '' }),
}))

test.each([
  ['elementary', 'elementary', 'Open the Elementary notebook'],
  ['middle', 'middle-school', 'Open the Middle School notebook'],
  ['high', 'high', 'Open the High School notebook'],
] as const)('whoever has the standard notebook is offered that of %s', (grade, level, words) => {
  look.level = 'default'
  const markup = renderToStaticMarkup(<NotebookOffer grade={grade} />)
  expect(markup).toContain(`name="value" value="${level}"`)
  expect(markup).toContain(words)
})

test('a notebook that somebody chose is left alone', () => {
  look.level = 'high'
  for (const grade of ['elementary', 'high'] as const)
    expect(renderToStaticMarkup(<NotebookOffer grade={grade} />)).toBe('')
})
