import { expect, test } from 'vitest'
import { PLAYABLE_RULES } from '#engine/games/registry.ts'
import { GAME_CATALOGUE, skillAreaOf } from './games.ts'

test.each([
  ['mathMaster', '/games/math-master', 1, false, null, false, ['math'], 'math'],
  ['scienceExplorer', '/games/science-explorer', 1, false, null, false, ['science'], 'science'],
  ['wordWorks', '/games/word-works', 1, false, null, false, ['english'], 'words'],
  ['historyQuest', '/games/history-quest', 1, false, null, false, ['history'], 'history'],
  ['mathMaze', '/games/mathmaze', 1, false, null, false, ['math'], 'math'],
  ['scienceQuest', '/games/ar/sciencequest', 1, true, 'ChemistryLabAR', true, ['science'], 'science'],
  ['wordWizard', '/games/ar/wordwizard', 1, true, 'MathMazeAR', true, ['english'], 'words'],
  ['historyHunt', '/games/ar/historyhunt', 2, true, 'HistoryQuestAR', true, ['history'], 'history'],
])('%s is found at %s', (id, path, minLevel, isAR, arType, isPremiumOnly, subjects, skillArea) => {
  expect(GAME_CATALOGUE.filter((entry) => entry.id === id)).toEqual([
    { id, path, status: 'available', subjects, minLevel, isAR, arType, isPremiumOnly, skillArea },
  ])
  expect(skillAreaOf(id)).toBe(skillArea)
})

test('there are eight games', () => {
  expect(GAME_CATALOGUE).toHaveLength(8)
})

test('rules and catalogue call a game by the same id', () => {
  const ids: readonly string[] = GAME_CATALOGUE.map(({ id }) => id)
  for (const { id } of PLAYABLE_RULES) expect(ids).toContain(id)
})

test('what is no game practises nothing', () => {
  expect(skillAreaOf('chess')).toBeNull()
})
