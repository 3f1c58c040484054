import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#engine/core/languages.ts'
import { repeating } from '#engine/curriculum/notation.ts'
import { MathsSet } from './maths-set.tsx'
import { WordsContext } from './words-context.ts'

/** What a reader sees, a digit with a sign above it in brackets. */
function shown(language: Language, n: number, d: number): string {
  const markup = renderToStaticMarkup(
    <WordsContext.Provider value={{ language, sentences: {}, nouns: {}, people: [] }}>
      <MathsSet of={repeating({ n, d })} />
    </WordsContext.Provider>,
  )
  return markup.replace(/<mover[^>]*>(.*?)<\/mover>/g, '[$1]').replace(/<[^>]+>/g, '')
}

test('a bar is above the digits that repeat, with the decimal sign of the language', () => {
  expect(shown('en', 1, 6)).toContain('0.1[6¯]')
  expect(shown('fr', 3, 11)).toContain('0,[27¯]')
})

test('in Chinese a dot is above the first and the last of them', () => {
  expect(shown('zh', 1, 3)).toContain('0.[3˙]')
  expect(shown('zh', 3, 11)).toContain('0.[2˙][7˙]')
  expect(shown('zh', 1, 7)).toContain('0.[1˙]4285[7˙]')
})
