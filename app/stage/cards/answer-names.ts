import { m } from '#app/i18n/generated/messages.ts'
import type { Grade } from '#engine/cards/schedule.ts'

export const ANSWERS = {
  1: m.study_forgot,
  2: m.study_hard,
  3: m.study_knew,
  4: m.study_easy,
} as const satisfies Record<Grade, () => string>
