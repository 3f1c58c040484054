// The pictures on the cards of /ar: one for every game, notebook and mode, and each is there and small.
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { THEME_LEVELS } from '#app/ui/theme/theme-level.ts'
import { AR_GAMES } from './find-ar-game.ts'
import { ScenePicture } from './scene-picture.tsx'
import { MAX_SCENE_BYTES, sceneAddress } from './scene-pictures.ts'

let mode = 'light'

vi.mock('#app/preferences/use-preferences.ts', () => ({
  useMode: () => [mode],
  useThemeLevel: () => ['high'],
}))

test.each(AR_GAMES.map(({ id }) => id))(
  '%s has a small picture in every notebook, by day and at night',
  (game) => {
    for (const level of THEME_LEVELS)
      for (const isDark of [false, true]) {
        const picture = readFileSync(`public${sceneAddress(game, level, isDark)}`)
        expect(picture.subarray(8, 12).toString()).toBe('WEBP')
        expect(picture.length).toBeLessThanOrEqual(MAX_SCENE_BYTES)
      }
  },
)

test.each([
  ['light', 'src="/ar-scenes/maze-high.webp"', false],
  ['dark', 'src="/ar-scenes/maze-high-night.webp"', false],
  ['system', 'src="/ar-scenes/maze-high.webp"', true],
])('in the mode %s', (chosen, src, asksDevice) => {
  mode = chosen
  const markup = renderToStaticMarkup(<ScenePicture game="wordWizard" />)
  expect(markup).toContain(src)
  expect(markup).toContain('loading="lazy"')
  expect(markup.includes('(prefers-color-scheme: dark)')).toBe(asksDevice)
  if (asksDevice) expect(markup).toContain('srcSet="/ar-scenes/maze-high-night.webp"')
})
