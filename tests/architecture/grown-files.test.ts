import { expect, test } from 'vitest'
import { grown } from './grown-files.ts'

test('names the files that grew or are new, the largest growth first', () => {
  const before = { root: 30, dialog: 5, home: 8 }
  const now = { root: 30.05, dialog: 4, home: 9.5, chart: 12 }
  expect(grown(before, now)).toEqual(['chart: +12.0 KB, new here', 'home: +1.5 KB on 8.0'])
})
