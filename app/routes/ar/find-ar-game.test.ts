import { expect, test } from 'vitest'
import { AR_GAMES, findArGame } from './find-ar-game.ts'

test('the three AR games of the catalogue, each by the end of its address', () => {
  expect(AR_GAMES.map(({ id }) => id)).toEqual(['scienceQuest', 'wordWizard', 'historyHunt'])
  expect(['sciencequest', 'wordwizard', 'historyhunt'].map((name) => findArGame(name)?.id)).toEqual([
    'scienceQuest',
    'wordWizard',
    'historyHunt',
  ])
})

test.each([undefined, '', 'ScienceQuest', 'mathmaze', '../math-master', 'constructor'])(
  '%s is none',
  (name) => {
    expect(findArGame(name)).toBeUndefined()
  },
)
