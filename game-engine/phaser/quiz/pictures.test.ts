// Every picture of History Quest, at every size it is shown in and at every moment: inside its room, and made of numbers.
import { describe, expect, test } from 'vitest'
import { BANDS } from '#engine/core/bands.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { historyQuestRules } from '#engine/games/history-quest/rules.ts'
import { guessingPlayer, playRound } from '#engine/learning/quiz/scripted-players.ts'
import type { QuizState } from '#engine/learning/quiz/state.ts'
import { historyPicture, DRAWINGS as TOPIC_DRAWINGS } from '#engine/phaser/history-quest/history-picture.ts'
import { extent } from '#engine/phaser/kit/mark-extent.fixture.ts'
import type { Mark } from '#engine/phaser/kit/marks.ts'

/** A small phone, a phone, beside the question, across a wide page. */
const ROOMS = [
  { width: 236, height: 96 },
  { width: 320, height: 120 },
  { width: 300, height: 210 },
  { width: 780, height: 230 },
]
const LIVES = [0, 0.2, 0.4, 0.5, 0.7, 0.9, 1]
/** A stroke may stand out of its room by so much, in px: what lies around is empty paper. */
const OVER = 8

function expectInside(marks: readonly Mark[], { width, height }: (typeof ROOMS)[number], name: string): void {
  expect(marks.length, name).toBeGreaterThan(3)
  // One comparison for all of them: there are many.
  const extents = marks.map(extent)
  expect(
    extents.every((sides) => Object.values(sides).every(Number.isFinite)),
    name,
  ).toBe(true)
  const outside = extents.filter(
    ({ left, right, top, bottom }) =>
      left < -OVER || top < -OVER || right > width + OVER || bottom > height + OVER,
  )
  expect(outside, name).toEqual([])
}

describe('drawings', () => {
  const drawings = [...Object.values(TOPIC_DRAWINGS).flat()]

  test.each([...new Set(drawings)].map((drawing) => [drawing.name, drawing] as const))(
    '%s stays on its sheet, and what was asked is not what was answered',
    (name, drawing) => {
      for (const life of LIVES) expectInside(drawing(life), { width: 160, height: 120 }, `${name} at ${life}`)
      expect(drawing(1)).not.toEqual(drawing(0))
      expect(drawing(0.4)).toEqual(drawing(0.4))
    },
  )
})

describe.each([['History Quest', historyQuestRules, historyPicture]] as const)(
  'the pictures of %s',
  (_name, rules, picture) => {
    const statesOf = (band: (typeof BANDS)[number]): readonly QuizState[] =>
      playRound(rules, roundOptions({ band }), guessingPlayer(3)).questions

    test.each(BANDS)('stay in their room through a whole round of %s', (band) => {
      for (const state of statesOf(band)) {
        for (const room of ROOMS) {
          const walk = state.results.length + 1
          for (const moved of [0, 0.3, 0.6, 1]) {
            const marks = picture.marks(state, room, { life: moved, walk: walk + moved })
            expectInside(marks, room, `${picture.nameOf(state)} in ${room.width} x ${room.height}`)
          }
        }
      }
    })
  },
)

test('History Quest draws anew with every topic', () => {
  const states = playRound(historyQuestRules, roundOptions(), guessingPlayer(5)).questions
  expect(new Set(states.map((state) => historyPicture.nameOf(state))).size).toBe(3)
})
