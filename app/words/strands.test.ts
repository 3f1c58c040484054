// Every strand that a map can name has a drawing, and no drawing is left over.
import { expect, test } from 'vitest'
import { strands } from '#app/ui/art/drawings/strands.ts'
import { STRAND_NAMES } from './strands.ts'

test('each strand has its drawing', () => {
  expect(Object.keys(strands).sort()).toEqual(Object.keys(STRAND_NAMES).sort())
})
