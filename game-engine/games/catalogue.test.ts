import { expect, test } from 'vitest'
import { GAME_CATALOGUE } from './catalogue.ts'

test.each([
  ['mathMaster', '/games/math-master', 1, false, null, false, ['math']],
  ['scienceExplorer', '/games/science-explorer', 1, false, null, false, ['science']],
  ['wordWorks', '/games/word-works', 1, false, null, false, ['english']],
  ['historyQuest', '/games/history-quest', 1, false, null, false, ['history']],
  ['mathMaze', '/games/mathmaze', 1, false, null, false, ['math']],
  ['scienceQuest', '/games/ar/sciencequest', 1, true, 'ChemistryLabAR', true, ['science']],
  ['wordWizard', '/games/ar/wordwizard', 1, true, 'MathMazeAR', true, ['english']],
  ['historyHunt', '/games/ar/historyhunt', 2, true, 'HistoryQuestAR', true, ['history']],
])('%s is found at %s', (id, path, minLevel, isAR, arType, isPremiumOnly, subjects) => {
  expect(GAME_CATALOGUE.filter((entry) => entry.id === id)).toEqual([
    { id, path, status: 'available', subjects, minLevel, isAR, arType, isPremiumOnly },
  ])
})

test('there are eight games', () => {
  expect(GAME_CATALOGUE).toHaveLength(8)
})
