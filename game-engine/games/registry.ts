// The games that can be played and scored, by the id their rounds are stored under.

import type { AnyRules } from '#engine/core/game-rules.ts'
import { historyHuntRules } from './history-hunt/rules.ts'
import {
  historyQuestRules1,
  historyQuestRules2,
  historyQuestRules3,
  historyQuestRules4,
} from './history-quest/past-rules.ts'
import { historyQuestRules } from './history-quest/rules.ts'
import { mathMasterRules2 } from './math-master/past-rules.ts'
import { mathMasterRules } from './math-master/rules.ts'
import { mathMazeRules1 } from './math-maze/past-rules.ts'
import { mathMazeRules } from './math-maze/rules.ts'
import {
  scienceExplorerRules1,
  scienceExplorerRules2,
  scienceExplorerRules3,
  scienceExplorerRules4,
} from './science-explorer/past-rules.ts'
import { scienceExplorerRules } from './science-explorer/rules.ts'
import { scienceQuestRules } from './science-quest/rules.ts'
import { wordWizardRules } from './word-wizard/rules.ts'
import { wordWorksRules2, wordWorksRules3, wordWorksRules4 } from './word-works/past-rules.ts'
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

/** Older versions, for rounds opened with them, as long as they may be handed in (14 days, and golden logs for good). */
const PAST_RULES: readonly AnyRules[] = [
  mathMasterRules2,
  mathMazeRules1,
  wordWorksRules2,
  wordWorksRules3,
  wordWorksRules4,
  scienceExplorerRules1,
  scienceExplorerRules2,
  scienceExplorerRules3,
  scienceExplorerRules4,
  historyQuestRules1,
  historyQuestRules2,
  historyQuestRules3,
  historyQuestRules4,
]

/**
 * The rules with this id; undefined for anything that is no playable game's id.
 * @param version of the rules a round was opened with; without it those of today
 */
export function findRules(id: unknown, version?: number): AnyRules | undefined {
  const known = version === undefined ? PLAYABLE_RULES : [...PLAYABLE_RULES, ...PAST_RULES]
  return known.find((rules) => rules.id === id && (version === undefined || rules.version === version))
}
