import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8')

test('a field of text is set without kerning, which takes time by the square of a word’s length', () => {
  const blocks = [...css.matchAll(/^([^{}@]*)\{([^{}]*)\}/gm)]
  const own = blocks.filter(([, selector = '']) => /(?:^|\s)textarea\s*$/.test(selector))
  // The last one counts: `font` sets kerning back.
  expect(own.at(-1)?.[2]).toMatch(/font-kerning: none/)
  expect(own.at(-1)?.[2]).not.toMatch(/(?:^|\s)font:/)
})
