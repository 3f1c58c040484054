// A player's progress as pages show it: numbers, and the words for skills in the reader's language.

import type { Progress } from '#app/domain/progress/progress.types.ts'
import { readProgress } from '#app/domain/progress/read-progress.server.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { numberFormat } from '#app/i18n/formats.ts'
import { m } from '#app/i18n/generated/messages.ts'
import type { RequestContext } from '#app/platform/context.ts'
import { MASTERY_NAMES, SKILL_NAMES } from '#app/words/skills.ts'
import { MASTERY_STEPS } from '#engine/learning/mastery.ts'
import { stickersSoFar } from './stickers-so-far.server.ts'

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

/** Null for someone who has not finished a round yet. @param read where it was read already, with other things */
export async function viewProgress(ctx: RequestContext, playerId: string, read?: Progress | null) {
  const progress = read === undefined ? await readProgress(ctx, playerId) : read
  if (!progress) return null
  const number = numberFormat(currentLocale())
  return {
    ...progress,
    stickers: await stickersSoFar(ctx, playerId, progress.stickers),
    skills: progress.skills.map(
      ({ skill, mastery, seen, right }): SkillView => ({
        id: skill,
        name: SKILL_NAMES[skill](),
        step: MASTERY_STEPS.indexOf(mastery) + 1,
        mastery: MASTERY_NAMES[mastery](),
        counts: m.progress_right_of({ right: number.format(right), seen: number.format(seen) }),
      }),
    ),
  }
}
