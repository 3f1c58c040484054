// The store shows each filter of the pack before it is bought: a picture that is there, with its name.
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AR_FILTERS } from '#app/domain/catalogue/ar-filters.ts'
import { AR_FILTER_NAMES } from '#app/words/ar-filters.ts'
import { previewAddress } from './filter-pictures.ts'
import { FilterPreviews } from './filter-previews.tsx'

test('each of the five filters stands there once, by its name', () => {
  const shown = [
    ...renderToStaticMarkup(<FilterPreviews />).matchAll(/<img src="([^"]+)".*?<figcaption>([^<]+)/g),
  ]
  expect(AR_FILTERS.length).toBe(5)
  expect(shown.map(([, address, name]) => [address, name])).toEqual(
    AR_FILTERS.map((filter) => [previewAddress(filter), AR_FILTER_NAMES[filter]()]),
  )
})

test('each picture is there, and is like no other', () => {
  const pictures = AR_FILTERS.map((filter) => readFileSync(`public${previewAddress(filter)}`))
  for (const picture of pictures) expect(picture.subarray(8, 12).toString()).toBe('WEBP')
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(AR_FILTERS.length)
})
