import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { mathMazeRules } from '#engine/games/math-maze/rules.ts'
import { MazePicture } from './maze-picture.tsx'

vi.mock('#app/preferences/use-preferences.ts', () => ({
  useThemeLevel: () => ['elementary', () => undefined],
}))

test.each(BANDS)('every cell that can be walked has a stone in %s school', (band) => {
  const session = createSession(mathMazeRules, roundOptions({ band }))
  const { cells } = session.getState().maze
  const markup = renderToStaticMarkup(<MazePicture session={session} />)
  expect(markup.match(/class="stone"/g)).toHaveLength(cells.filter((kind) => kind !== 'wall').length)
})
