// A mark stays on the line of the formula before it.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import { type Maths, num, sum } from '#engine/curriculum/notation.ts'
import { Says } from './says.tsx'
import { WordsContext } from './words-context.ts'

const WORDS = {
  language: 'fr',
  sentences: {
    area: {
      add: 'On ajoute {n}. Et puis\u202f?',
      ask: 'Combien font {n}\u202f?',
      go: 'Va à {n} pas.',
      at: 'Place le point ({n}\u202f; 2).',
    },
  },
  nouns: {},
  people: [],
} as SentenceWords

const markup = (name: string, n: Maths, word?: { start: number; end: number }) =>
  renderToStaticMarkup(
    <WordsContext.Provider value={WORDS}>
      <Says of={{ key: `area/${name}`, with: { n } }} word={word} />
    </WordsContext.Provider>,
  )

const LONG = sum(1000, 2000, 3000)

test.each([
  ['a full stop', 'add', '.'],
  ['a question mark with its narrow space', 'ask', '\u202f?'],
])('%s stays with the number', (_, name, mark) => {
  expect(markup(name, num(4))).toContain(`</math>${mark}</span>`)
})

test('an opening bracket stays with the number', () => {
  expect(markup('at', num(4))).toContain('point <span class="one-line">(<math')
})

test('a long formula is one whole, with its mark', () => {
  expect(markup('add', LONG)).toMatch(
    /<span class="one-line"><span class="formula">.*<\/math><\/span>\.<\/span>/,
  )
})

test('a word or a long list goes its own way', () => {
  const list: Maths = { is: 'list', items: [1000, 2000, 3000].map((item) => num(item)) }
  expect(markup('go', num(4))).not.toContain('one-line')
  expect(markup('add', list)).not.toMatch(/one-line|formula/)
})

test('the word that is being said is found behind the mark', () => {
  const text = 'On ajoute 4. Et puis\u202f?'
  const start = text.indexOf('puis')
  expect(markup('add', num(4), { start, end: start + 4 })).toContain('<span class="lit">puis</span>')
})
