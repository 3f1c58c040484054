import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Ranges } from './ranges.tsx'

test.each([
  ['Grades K-5', ['K-5']],
  ['9–12 or 14-18', ['9–12', '14-18']],
  ['Study in 25-minute chunks with 5-minute breaks.', ['25-minute', '5-minute']],
  ['July 2026-2027, well-known', []],
])('of %s these stay on one line: %s', (text, kept) => {
  const markup = renderToStaticMarkup(<Ranges in={text} />)
  expect([...markup.matchAll(/<span class="range">(.*?)<\/span>/g)].map(([, part]) => part)).toEqual(kept)
  expect(markup.replace(/<[^>]+>/g, '')).toBe(text)
})
