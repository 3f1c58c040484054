import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LitText } from './lit-text.tsx'
import { readsOnArrival } from './use-read-on-arrival.ts'

it.each([
  ['band', 'elementary', true],
  ['band', 'middle', false],
  ['band', 'high', false],
  ['on', 'high', true],
  ['off', 'elementary', false],
] as const)('set to %s, questions of %s are read as they arrive: %s', (setting, band, reads) => {
  expect(readsOnArrival(setting, band)).toBe(reads)
})

it.each([
  [{ start: 4, end: 7 }, 0, 'How <span class="lit">far</span> is it?'],
  [{ start: 24, end: 27 }, 20, 'How <span class="lit">far</span> is it?'],
  [{ start: 0, end: 20 }, 20, 'How far is it?'],
  [{ start: 90, end: 99 }, 0, 'How far is it?'],
  [undefined, 0, 'How far is it?'],
])('lights up the word at %o of a text that begins at %i', (word, from, markup) => {
  expect(renderToStaticMarkup(<LitText text="How far is it?" word={word} from={from} />)).toBe(markup)
})
