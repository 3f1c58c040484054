import { expect, test } from 'vitest'
import { guideOf } from './guide.ts'

const ITEMS = [
  { id: 'forum', topic: 1 },
  { id: 'cave', topic: 1 },
  { id: 'today', topic: 2 },
]
const guide = guideOf(ITEMS, ['aqueduct', 100, 'cave', -9000, 'school', null])

test('questions keep their place and year, those of a bank that is gone have none', () => {
  expect(guide.settingOf('cave')).toEqual({ place: 'cave', year: -9000 })
  expect(guide.settingOf('today')).toEqual({ place: 'school', year: null })
  expect(guide.settingOf('gone')).toEqual({ place: 'map', year: null })
})

test('the years of a topic, earliest first, without what belongs to none', () => {
  expect(guide.yearsOf(1)).toEqual([-9000, 100])
  expect(guide.yearsOf(2)).toEqual([])
})
