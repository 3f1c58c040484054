import { expect, test } from 'vitest'
import { COMING_PAGES } from '#tests/e2e/pages.ts'
import { comingPage } from './coming-pages.ts'

test('every address of the table has a name and a promise of its own', () => {
  const nameless = comingPage('/no-such-page').what()
  for (const path of COMING_PAGES) {
    expect(comingPage(path).what(), path).not.toBe(nameless)
  }
})

test('a trailing slash is the same page', () => {
  expect(comingPage('/store/').title()).toBe(comingPage('/store').title())
})
