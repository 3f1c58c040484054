// Every case file is whole: all words in four languages, drawings, choices with reasons, sources.
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import type { CaseFile } from './case-file.ts'
import { faultsOfCase } from './faults-of-case.fixture.ts'

const FILES = import.meta.glob<CaseFile>('./cases/*.json', { eager: true, import: 'default' })
const CASES = Object.entries(FILES).map(([path, file]) => ({ id: path.replace(/^.*\/|\.json$/g, ''), file }))

test.each(CASES)('$id is whole', ({ file }) => {
  expect(faultsOfCase(file)).toEqual([])
})

describe.each(BANDS)('%s', (band) => {
  const own = CASES.filter(({ file }) => file.band === band)
  test('has four cases, one of them open to everybody', () => {
    expect(own).toHaveLength(4)
    expect(own.filter(({ file }) => file.isOpen)).toHaveLength(1)
  })
  test('the answer is not always at the same place', () => {
    const places = own.flatMap(({ file }) =>
      file.pages.flatMap(({ choice }) => (choice ? [choice.options.indexOf(choice.answer)] : [])),
    )
    for (const place of [0, 1, 2]) {
      expect(places.filter((one) => one === place).length).toBeLessThan(places.length * 0.6)
    }
  })
})
