// Science Explorer (spec 001, sections 4 and 9): questions drawn one by one as the player fares.
import type { QuizSetup } from '#engine/learning/quiz/quiz-setup.ts'
import { createQuizRules } from '#engine/learning/quiz/rules.ts'
import { ELEMENTARY_ITEMS } from './bank/elementary.ts'
import { HIGH_ITEMS } from './bank/high.ts'
import { MIDDLE_ITEMS } from './bank/middle.ts'
import { FACT_AFTER_MS, LEVEL_CAPS, POINTS_PER_LEVEL, QUESTIONS_PER_LEVEL } from './constants.ts'

export const SETUP: QuizSetup = {
  id: 'scienceExplorer',
  version: 5,
  skillArea: 'science',
  pointsPerLevel: POINTS_PER_LEVEL,
  perLevel: QUESTIONS_PER_LEVEL,
  lastLevels: LEVEL_CAPS,
  leadsToFreshest: true,
  banks: { elementary: ELEMENTARY_ITEMS, middle: MIDDLE_ITEMS, high: HIGH_ITEMS },
  order: 'drawn',
  factAfterMs: FACT_AFTER_MS,
}

export const scienceExplorerRules = createQuizRules(SETUP)
