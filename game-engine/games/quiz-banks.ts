// The questions of the two quiz games and what they practise, by the subject and the band.
import type { Band } from '#engine/core/bands.ts'
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { ELEMENTARY_PRACTICE as ELEMENTARY_HISTORY } from './history-quest/practice/elementary.ts'
import { HIGH_PRACTICE as HIGH_HISTORY } from './history-quest/practice/high.ts'
import { MIDDLE_PRACTICE as MIDDLE_HISTORY } from './history-quest/practice/middle.ts'
import { ELEMENTARY_PRACTICE as ELEMENTARY_SCIENCE } from './science-explorer/practice/elementary.ts'
import { HIGH_PRACTICE as HIGH_SCIENCE } from './science-explorer/practice/high.ts'
import { MIDDLE_PRACTICE as MIDDLE_SCIENCE } from './science-explorer/practice/middle.ts'

export const QUIZ_BANKS = {
  science: { elementary: ELEMENTARY_SCIENCE, middle: MIDDLE_SCIENCE, high: HIGH_SCIENCE },
  history: { elementary: ELEMENTARY_HISTORY, middle: MIDDLE_HISTORY, high: HIGH_HISTORY },
} as const satisfies Readonly<Record<string, Readonly<Record<Band, QuizPractice>>>>
