// Every question of the bank has a picture of its own, in every room it is shown in and at every moment.
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { ELEMENTARY_ITEMS } from '#engine/games/science-explorer/bank/elementary.ts'
import { HIGH_ITEMS } from '#engine/games/science-explorer/bank/high.ts'
import { MIDDLE_ITEMS } from '#engine/games/science-explorer/bank/middle.ts'
import { extent } from '#engine/phaser/kit/mark-extent.fixture.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'
import { placeOf } from '../places/place-of.ts'
import { layPicture, pictureMarks } from './lay-picture.ts'
import { PICTURES, pictureOfQuestion } from './picture-of-question.ts'
import { PLACES, readPicture } from './read-picture.ts'

const ITEMS = { elementary: ELEMENTARY_ITEMS, middle: MIDDLE_ITEMS, high: HIGH_ITEMS }
/** A small phone, a phone, a wide page, a wide page in a low window. */
const ROOMS = [
  { width: 270, height: 150 },
  { width: 350, height: 220 },
  { width: 820, height: 320 },
  { width: 700, height: 210 },
]
/** A stroke may stand out of its room by so much, in px: the sheet's edge takes it. */
const OVER = 10

function pictureOf(band: Band, id: string, room = ROOMS[2] ?? { width: 0, height: 0 }) {
  return pictureOfQuestion({ band, question: { id } }, room)
}

function outside(marks: readonly Mark[], { width, height }: (typeof ROOMS)[number]): Mark[] {
  return marks.filter((mark) => {
    const { left, right, top, bottom } = extent(mark)
    const isInside = left >= -OVER && top >= -OVER && right <= width + OVER && bottom <= height + OVER
    return !isInside
  })
}

describe.each(BANDS)('the pictures of %s', (band) => {
  const items = ITEMS[band]

  test('one for every question, none for a question that is not there', () => {
    expect(Object.keys(PICTURES[band]).sort()).toEqual(items.map(({ id }) => id).sort())
  })

  test('no two questions have the same', () => {
    expect(new Set(Object.values(PICTURES[band])).size).toBe(items.length)
  })

  test('what the answer brings is not there before, and something always happens', () => {
    for (const { id } of items) {
      const { standing } = pictureOf(band, id)
      const before = pictureMarks(standing, { life: 0, poise: 0 })
      expect(pictureMarks(standing, { life: 1, poise: 0 }), id).not.toEqual(before)
      const told = standing.filter(({ part }) => part.told)
      const asked = standing.filter(({ part }) => !part.told)
      // An empty place, a frame and a question mark, stands for each thing that is told.
      expect(before.length, id).toBe(pictureMarks(asked, { life: 0, poise: 0 }).length + told.length * 2)
    }
  })

  test('neighbouring skills share few of their things', () => {
    const namesOf = (skill: string) =>
      new Set(
        items
          .filter((item) => item.skill === skill)
          .flatMap(({ id }) => readPicture(PICTURES[band][id] ?? '').parts)
          .map(({ name }) => name),
      )
    const skills = [...new Set(items.map(({ skill }) => skill))]
    for (const [place, skill] of skills.entries()) {
      const names = namesOf(skill)
      const others = namesOf(skills[(place + 1) % skills.length] ?? '')
      const shared = [...names].filter((name) => others.has(name))
      expect(shared.length, skill).toBeLessThan(Math.max(names.size, others.size) * 0.6)
    }
  })

  test('all in their room, made of numbers, at every moment', () => {
    for (const room of ROOMS) {
      for (const { id } of items) {
        const { standing } = pictureOf(band, id, room)
        for (const life of [0, 0.3, 0.6, 1]) {
          expect(
            outside(pictureMarks(standing, { life, poise: 0 }), room),
            `${id} at ${life} in ${room.width}`,
          ).toEqual([])
        }
      }
    }
  })

  test.each(PLACES)('%s is drawn to the edges of its room', (name) => {
    for (const room of ROOMS) {
      const marks = placeOf(band).still(room, name).map(extent)
      expect(Math.min(...marks.map(({ left }) => left)), `${room.width}`).toBeLessThanOrEqual(0)
      expect(Math.max(...marks.map(({ right }) => right)), `${room.width}`).toBeGreaterThanOrEqual(room.width)
    }
  })
})

test('what a picture says that is none of ours is refused by name', () => {
  expect(() => readPicture('moonbase; plant')).toThrow('no place is called moonbase')
  expect(() => readPicture('plant')).toThrow('no place is called plant')
  const picture = readPicture('land; unicorn')
  expect(() => layPicture(picture, { x: 0, y: 0, width: 100, height: 100 })).toThrow(
    'no thing is called unicorn',
  )
})

test('place, kinds, effects and what is told are read from the text', () => {
  expect(readPicture('water; fish:whale candle! > cloud')).toEqual({
    place: 'water',
    parts: [
      { name: 'fish', kind: 'whale', told: false, full: false },
      { name: 'candle', kind: '', told: false, full: true },
      { name: 'cloud', kind: '', told: true, full: false },
    ],
  })
})
