import { expect, test } from 'vitest'
import { STICKERS } from '#app/domain/progress/stickers.ts'
import { type DoneSoFar, earnedStickers } from './earned-stickers.ts'

const NOTHING: DoneSoFar = {
  games: new Set(),
  medals: { bronze: 0, silver: 0, gold: 0 },
  practices: 0,
  mastered: { mathematics: 0, science: 0, language: 0, history: 0 },
  bestStreakDays: 0,
  level: 1,
  cardSets: 0,
  studyPlans: 0,
}
const FIVE = ['mathMaster', 'mathMaze', 'wordWorks', 'scienceExplorer', 'historyQuest']

test.each<[string, Partial<DoneSoFar>, string[]]>([
  ['nothing', {}, []],
  ['a round of Math Master', { games: new Set(['mathMaster']) }, ['star', 'sun']],
  ['a round of Math Maze', { games: new Set(['mathMaze']) }, ['star', 'kite']],
  ['four games', { games: new Set(FIVE.slice(1)) }, ['star', 'kite', 'bee', 'leaf', 'dino']],
  ['five games', { games: new Set(FIVE) }, ['star', 'sun', 'kite', 'bee', 'leaf', 'dino', 'rainbow']],
  ['an AR mission', { games: new Set(['historyHunt']) }, ['star', 'mushroom']],
  ['a bronze medal', { medals: { bronze: 1, silver: 0, gold: 0 } }, ['boat']],
  ['gold in two games', { medals: { bronze: 2, silver: 2, gold: 2 } }, ['boat', 'fish', 'perfect']],
  ['gold in three', { medals: { bronze: 3, silver: 3, gold: 3 } }, ['boat', 'fish', 'perfect', 'flower']],
  ['a practice session', { practices: 1 }, ['snail']],
  ['four skills', { mastered: { mathematics: 4, science: 4, language: 4, history: 4 } }, []],
  [
    'five skills',
    { mastered: { mathematics: 5, science: 0, language: 6, history: 5 } },
    ['bulb', 'book', 'owl'],
  ],
  ['five skills of science', { mastered: { ...NOTHING.mastered, science: 5 } }, ['lens']],
  ['two days', { bestStreakDays: 2 }, []],
  ['seven days', { bestStreakDays: 7 }, ['streak', 'moon']],
  ['fourteen days', { bestStreakDays: 14 }, ['streak', 'moon', 'planet']],
  ['level 9', { level: 9 }, ['level']],
  ['level 10', { level: 10 }, ['level', 'balloon']],
  ['cards and a plan', { cardSets: 1, studyPlans: 1 }, ['cat', 'apple']],
])('%s', (_, done, stickers) => {
  expect(earnedStickers({ ...NOTHING, ...done })).toEqual(stickers)
})

test('all of them can be earned', () => {
  const everything: DoneSoFar = {
    games: new Set([...FIVE, 'wordWizard']),
    medals: { bronze: 3, silver: 3, gold: 3 },
    practices: 1,
    mastered: { mathematics: 5, science: 5, language: 5, history: 5 },
    bestStreakDays: 14,
    level: 10,
    cardSets: 1,
    studyPlans: 1,
  }
  expect(earnedStickers(everything).toSorted()).toEqual(STICKERS.toSorted())
})
