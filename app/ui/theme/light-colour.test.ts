import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lightColour } from './light-colour.ts'
import { THEME_LEVELS } from './theme-level.ts'

const CSS = `
:root { --none: 4px; }
[data-level] { --paper: light-dark(#ffffff, #000000); }
[data-level="high"] {
  --a: light-dark(#ff0000, #00ff00); /* not #123456 */
  --b: var(--a);
  --mixed: light-dark(
    color-mix(in srgb, var(--b) 20%, var(--paper)),
    color-mix(in srgb, var(--b) 90%, var(--paper))
  );
  --other: color-mix(in oklab, var(--a) 20%, var(--paper));
}
[data-level="default"], [data-level="elementary"] { --a: #0000ff; }
`

it.each([
  ['a colour by day', '--a', [1, 0, 0]],
  ['of every notebook', '--paper', [1, 1, 1]],
  ['by another name', '--b', [1, 0, 0]],
  ['mixed', '--mixed', [1, 0.8, 0.8]],
])('reads %s', (_, token, colour) => {
  expect(lightColour(CSS, 'high', token)).toEqual(colour)
})

it('reads the block of its own notebook', () => {
  expect(lightColour(CSS, 'elementary', '--a')).toEqual([0, 0, 1])
})

it.each(['--none', '--unknown', '--other'])('refuses %s', (token) => {
  expect(() => lightColour(CSS, 'high', token)).toThrow('no colour that can be read')
})

it.each(THEME_LEVELS)('reads what models of AR are filled with from our own tokens: %s', (level) => {
  const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const read = (token: string) => lightColour(css, level, token)
  expect(read('--il-p')).toEqual([1, 1, 1])
  for (const token of ['--il-a', '--il-b', '--il-ink', '--c-paper-3', '--c-margin', '--c-tape'])
    expect(read(token)).not.toEqual(read('--il-p'))
})
