// The games that can be played and scored, by the id their rounds are stored under.

import type { AnyRules } from '#engine/core/game-rules.ts'
import { historyHuntRules } from './history-hunt/rules.ts'
import { historyQuestRules } from './history-quest/rules.ts'
import { mathMasterRules } from './math-master/rules.ts'
import { mathMazeRules } from './math-maze/rules.ts'
import { scienceExplorerRules } from './science-explorer/rules.ts'
import { scienceQuestRules } from './science-quest/rules.ts'
import { wordWizardRules } from './word-wizard/rules.ts'
import { wordWorksRules } from './word-works/rules.ts'

export const PLAYABLE_RULES: readonly AnyRules[] = [
  mathMasterRules,
  scienceExplorerRules,
  historyQuestRules,
  wordWorksRules,
  mathMazeRules,
  scienceQuestRules,
  wordWizardRules,
  historyHuntRules,
]

/** The rules with this id; undefined for anything that is no playable game's id. */
export function findRules(id: unknown): AnyRules | undefined {
  return PLAYABLE_RULES.find((rules) => rules.id === id)
}
