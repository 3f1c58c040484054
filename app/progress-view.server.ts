// A player's progress as pages show it: numbers, and the words for skills in the reader's language.

import { MASTERY_STEPS } from '#engine/learning/mastery.ts'
import type { RequestContext } from './context.ts'
import { readProgress } from './domain/progress/read-progress.server.ts'
import { m } from './i18n/generated/messages.ts'
import { MASTERY_NAMES, SKILL_NAMES } from './progress-words.ts'

export interface SkillView {
  id: string
  name: string
  /** From 1 to MASTERY_STEPS.length, and its word. */
  step: number
  mastery: string
  /** "21 of 24 right". */
  counts: string
}

export type ProgressView = NonNullable<Awaited<ReturnType<typeof viewProgress>>>

/** Null for someone who has not finished a round yet. */
export async function viewProgress(ctx: RequestContext, playerId: string) {
  const progress = await readProgress(ctx, playerId)
  if (!progress) return null
  const { locale } = ctx
  const number = new Intl.NumberFormat(locale)
  return {
    ...progress,
    skills: progress.skills.map(
      ({ skill, mastery, seen, right }): SkillView => ({
        id: skill,
        name: SKILL_NAMES[skill]({}, { locale }),
        step: MASTERY_STEPS.indexOf(mastery) + 1,
        mastery: MASTERY_NAMES[mastery]({}, { locale }),
        counts: m.progress_right_of({ right: number.format(right), seen: number.format(seen) }, { locale }),
      }),
    ),
  }
}
