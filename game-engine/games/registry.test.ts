import { expect, test } from 'vitest'
import { replay } from '#engine/core/replay.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { historyHuntRules } from './history-hunt/rules.ts'
import { historyQuestRules } from './history-quest/rules.ts'
import { mathMasterRules } from './math-master/rules.ts'
import { perfectPlayer, playRound } from './math-master/scripted-players.ts'
import { mathMazeRules } from './math-maze/rules.ts'
import { findRules, PLAYABLE_RULES } from './registry.ts'
import { scienceExplorerRules } from './science-explorer/rules.ts'
import { scienceQuestRules } from './science-quest/rules.ts'
import { wordWizardRules } from './word-wizard/rules.ts'
import { wordWorksRules } from './word-works/rules.ts'

test.each([
  ['mathMaster', mathMasterRules],
  ['scienceExplorer', scienceExplorerRules],
  ['historyQuest', historyQuestRules],
  ['wordWorks', wordWorksRules],
  ['mathMaze', mathMazeRules],
  ['scienceQuest', scienceQuestRules],
  ['wordWizard', wordWizardRules],
  ['historyHunt', historyHuntRules],
])('%s can be played', (id, rules) => {
  expect(PLAYABLE_RULES).toContain(rules)
  expect(findRules(id)).toBe(rules)
})

test('no two games have the same id', () => {
  expect(new Set(PLAYABLE_RULES.map(({ id }) => id)).size).toBe(PLAYABLE_RULES.length)
})

test.each(['', 'math-master', 'math-maze', 'constructor', '__proto__', null, undefined, 0, {}])(
  '%j finds nothing',
  (id) => {
    expect(findRules(id)).toBeUndefined()
  },
)

test('rules found by id replay a log without their types being known', () => {
  const options = roundOptions()
  const rules = findRules('mathMaster')
  if (!rules) throw new Error('not found')
  expect(replay(rules, options, playRound(options, perfectPlayer(900)).moves)).toMatchObject({
    ok: true,
    value: { score: { score: 260, stars: 5 } },
  })
})
