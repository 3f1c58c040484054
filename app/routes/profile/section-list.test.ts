import { expect, it } from 'vitest'
import { leadsSomewhere } from '#tests/route-table.ts'
import { SECTIONS, sectionAt } from './section-list.ts'

it.each(SECTIONS)('$to is a page of its own', (section) => {
  expect(leadsSomewhere(section.to)).toBe(true)
  expect(sectionAt(section.to)).toBe(section)
  expect(sectionAt(`${section.to}/`)).toBe(section)
  expect(SECTIONS.filter(({ title }) => title() === section.title())).toEqual([section])
})
