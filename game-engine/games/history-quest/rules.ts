// History Quest (spec 001, sections 4 and 9): topic by topic, its questions in the order in which things happened.
import { RATING_PER_DIFFICULTY } from '#engine/learning/quiz/draw.ts'
import type { QuizSetup } from '#engine/learning/quiz/quiz-setup.ts'
import { createQuizRules } from '#engine/learning/quiz/rules.ts'
import { ELEMENTARY_ITEMS } from './bank/elementary.ts'
import { HIGH_ITEMS } from './bank/high.ts'
import { MIDDLE_ITEMS } from './bank/middle.ts'
import { FACT_AFTER_MS, POINTS_PER_LEVEL, QUESTIONS_PER_TOPIC, TOPICS_PER_ROUND } from './constants.ts'

export const SETUP: QuizSetup = {
  id: 'historyQuest',
  version: 5,
  skillArea: 'history',
  pointsPerLevel: POINTS_PER_LEVEL,
  perLevel: QUESTIONS_PER_TOPIC,
  lastLevels: TOPICS_PER_ROUND,
  leadsToFreshest: true,
  banks: { elementary: ELEMENTARY_ITEMS, middle: MIDDLE_ITEMS, high: HIGH_ITEMS },
  order: 'content',
  newcomerStep: RATING_PER_DIFFICULTY / 2,
  factAfterMs: FACT_AFTER_MS,
}

export const historyQuestRules = createQuizRules(SETUP)
