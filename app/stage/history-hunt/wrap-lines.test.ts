import fc from 'fast-check'
import { expect, test } from 'vitest'
import { widthOf, wrapLines } from './wrap-lines.ts'

test.each([
  ['Carts could carry heavy loads over land.', ['Carts could carry', 'heavy loads over', 'land.']],
  ['车子能在陆地上运重东西了。', ['车子能在陆地上运重', '东西了。']],
  ['一二三四五六七八九。', ['一二三四五六七八九。']],
  ['Donaudampfschifffahrtsgesellschaft', ['Donaudampfschifffahrtsgesellschaft']],
  ['', []],
])('%s', (text, lines) => {
  expect(wrapLines(text, 18)).toEqual(lines)
})

test('no word is lost, and no line is longer than its words make it', () => {
  const word = fc.stringMatching(/^[a-z]{1,9}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const lines = wrapLines(words.join(' '), 20)
      expect(lines.join(' ')).toBe(words.join(' '))
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(20)
    }),
  )
})
