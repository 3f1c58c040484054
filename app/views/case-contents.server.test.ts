// Every case, as its pages get it in each language: drawn, with its reasons, and leading on to practice that is there.
import { describe, expect, test } from 'vitest'
import { faultsOfDrawing } from '#app/stage/lessons/drawing/faults-of-drawing.fixture.ts'
import { BANDS } from '#engine/core/bands.ts'
import { LANGUAGES } from '#engine/core/languages.ts'
import { leadsSomewhere } from '#tests/route-table.ts'
import { readContents } from './case-contents.server.ts'
import { findCover, listCases, readCases } from './case-files.server.ts'

const CASES = readCases()

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(CASES)('$id', ({ id, file }) => {
    const { sheets, known, skills } = readContents(id, language)
    expect(sheets.map(({ title }) => title)).toEqual(file.words[language].pages.map(({ title }) => title))
    expect(known).toEqual(file.words[language].known)
    const drawn = sheets.flatMap(({ evidence }) => evidence ?? [])
    expect(drawn.map(({ number }) => number)).toEqual(drawn.map((_, index) => index + 1))
    for (const [index, { evidence }] of sheets.entries()) {
      const { drawing } = file.pages[index] ?? {}
      expect(evidence === null).toBe(drawing === undefined)
      if (!evidence || !drawing) continue
      const { labels = {} } = file.words[language].pages[index] ?? {}
      expect(faultsOfDrawing(evidence.svg, drawing, labels), `page ${index + 1}`).toEqual([])
      expect(evidence.svg).not.toContain('role="img"')
      expect(evidence.alt).not.toBe('')
    }
    for (const { choice } of sheets) {
      if (!choice) continue
      expect(choice.options.filter(({ isAnswer }) => isAnswer)).toHaveLength(1)
      for (const { text, reason } of choice.options) expect([text, reason]).not.toContain('')
    }
    expect(skills).toHaveLength(file.skills.length)
    for (const { to, name } of skills) {
      expect(leadsSomewhere(to)).toBe(true)
      expect(file.skills).not.toContain(name)
    }
  })

  test('the open case of a band stands first, the others by their year', () => {
    for (const cases of Object.values(listCases(language))) {
      expect(cases.map(({ isOpen }) => isOpen).lastIndexOf(true)).toBeLessThanOrEqual(0)
      const years = cases.filter(({ isOpen }) => !isOpen).map(({ id }) => yearOf(id))
      expect(years).toEqual([...years].sort((one, other) => one - other))
    }
  })
})

const yearOf = (id: string) => CASES.find((stored) => stored.id === id)?.file.year ?? 0

test('every case has a cover, an unknown id has none', () => {
  const listed = BANDS.flatMap((band) => listCases('en')[band])
  expect(listed).toHaveLength(CASES.length)
  for (const cover of listed) expect(findCover(cover.id, 'en')).toEqual(cover)
  expect(findCover('no-such-case', 'en')).toBeUndefined()
  expect(findCover(undefined, 'en')).toBeUndefined()
  expect(() => readContents('no-such-case', 'en')).toThrow()
})
