// In place of the scene, when it does not come: what is said of it, and the one button that helps. The list plays on beside it.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { scienceQuestGame } from '../science-quest/science-quest-game.ts'
import { Drawing } from './drawing.tsx'
import type { Fetched } from './use-fetched.ts'

let fetched: Fetched<never> = { kind: 'waiting' }

vi.mock('./use-fetched.ts', () => ({ useFetched: () => [fetched, () => {}] }))
vi.mock('./loading.tsx', () => ({ Loading: () => 'loading' }))
vi.mock('./views.ts', () => ({ VIEW_LOADERS: {} }))

/** @param savesData whether the device asks pages to fetch little */
function shown({ canDraw = true, savesData = false }): string {
  const canvas = { getContext: () => (canDraw ? {} : null) }
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, createElement: () => canvas })
  vi.stubGlobal('matchMedia', () => ({ matches: savesData }))
  return renderToStaticMarkup(
    <Drawing
      game={scienceQuestGame}
      view="desk"
      scene={null}
      notebook={{ level: 'default', isDark: false, filter: null }}
      clock={null}
      viewSwitch={null}
      task={null}
      buttons={null}
      onLeave={() => {}}
      onLost={() => {}}
    />,
  )
}

test('without WebGL the mission is played with the list, and drawing can be tried again', () => {
  const markup = shown({ canDraw: false })
  expect(markup).toContain('role="status"')
  expect(markup).toContain('You can keep playing with the list.')
  expect(markup).toContain('<button')
})

test('files that did not arrive are said to be missing, and can be asked for again', () => {
  fetched = { kind: 'failed' }
  const markup = shown({})
  expect(markup).toContain('The scene didn’t load. You can keep playing with the list.')
  expect(markup).toContain('Try again')
})

test('where a device saves data nothing is fetched unasked, and the button says how much it would be', () => {
  fetched = { kind: 'waiting' }
  expect(shown({})).toBe('loading')
  expect(shown({ savesData: true })).toMatch(/\d+ KB/)
})
