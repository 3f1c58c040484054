import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notRecentlyMet } from './not-recently-met.ts'

test.each<[string, string[], string[]]>([
  ['nothing met: all', [], ['a', 'b', 'c', 'd', 'e', 'f']],
  ['what was met is kept back', ['b', 'e'], ['a', 'c', 'd', 'f']],
  ['two thirds met: what was met first may come again', ['a', 'b', 'c', 'd', 'e'], ['a', 'f']],
  ['met twice counts by its last time', ['a', 'b', 'c', 'd', 'a', 'e'], ['b', 'f']],
  ['ids of other content are no matter', ['x', 'a', 'y', 'z', 'v', 'w'], ['b', 'c', 'd', 'e', 'f']],
])('%s', (_name, met, fresh) => {
  expect(notRecentlyMet(['a', 'b', 'c', 'd', 'e', 'f'], met)).toEqual(fresh)
})

test('whatever is drawn, nothing comes again before two thirds of all have been met', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.infiniteStream(fc.nat()), (size, draws) => {
      const ids = Array.from({ length: size }, (_, index) => `${index}`)
      const met: string[] = []
      for (const draw of draws) {
        const fresh = notRecentlyMet(ids, met)
        const next = fresh[draw % fresh.length] ?? ''
        const before = met.lastIndexOf(next)
        if (before >= 0) {
          expect(new Set(met.slice(before)).size).toBeGreaterThanOrEqual(Math.floor((size * 2) / 3))
        }
        met.push(next)
        if (met.length > size * 4) break
      }
    }),
    { numRuns: 50 },
  )
})
