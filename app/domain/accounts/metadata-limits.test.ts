import { describe, expect, it } from 'vitest'
import { metadataFits } from './metadata-limits.ts'

const nested = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
const ofBytes = (bytes: number) => ({ t: 'x'.repeat(bytes - '{"t":""}'.length) })

describe('what people say about themselves', () => {
  it.each([
    ['nothing', {}, true],
    ['8 KB', ofBytes(8192), true],
    ['a byte more', ofBytes(8193), false],
    ['8 KB in fewer characters', { t: '字'.repeat(2728) }, true],
    ['more than 8 KB in fewer characters', { t: '字'.repeat(2729) }, false],
    ['32 levels', nested(32), true],
    ['33 levels', nested(33), false],
    ['33 levels of lists', { a: JSON.parse('['.repeat(33) + ']'.repeat(33)) }, false],
    ['100,000 levels', nested(100_000), false],
  ])('%s: %#', (_, data, fits) => {
    expect(metadataFits(data)).toBe(fits)
  })
})
