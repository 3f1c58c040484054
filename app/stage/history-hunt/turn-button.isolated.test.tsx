import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TurnButton } from './turn-button.tsx'

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
}))

test.each([
  ['amphora', 'True size: 62.2 cm'],
  ['viking-ship', 'True size: 24 m'],
] as const)('%s can be turned on the screen, and has a true size', (artefact, size) => {
  const markup = renderToStaticMarkup(<TurnButton artefact={artefact} name="It" />)
  expect(markup).toContain('Turn it on the screen')
  expect(markup).toContain(size)
})

test('what stands for many of its kind has no one size', () => {
  const markup = renderToStaticMarkup(<TurnButton artefact="boomerang" name="It" />)
  expect(markup).toContain('Turn it on the screen')
  expect(markup).not.toContain('True size')
})
