import { readRedeemedCodes } from '#app/domain/access-codes/read-redeemed-codes.server.ts'
import { courseOf } from '#app/domain/practice/courses.ts'
import { readSkills } from '#app/domain/practice/read-skills.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import { findLesson } from '#app/views/lessons.server.ts'
import { readTopics, type TopicSkill } from '#app/views/topics.server.ts'
import type { Language } from '#engine/core/languages.ts'
import { isMastered } from '#engine/curriculum/practice/skill-state.ts'

export interface EnteredSkill extends TopicSkill {
  readonly id: string
  readonly hasLesson: boolean
  /** Not in the reader's language otherwise. */
  readonly canPractise: boolean
  readonly isMastered: boolean
}

export interface EnteredCode {
  readonly code: string
  readonly redeemedAt: number
  readonly skills: readonly EnteredSkill[]
  /** Some skill is practised in this language, which is not the reader's; null: none. */
  readonly otherLanguage: Language | null
}

/** What a person's teachers shared, with what the person has mastered of it. */
export async function readEnteredCodes(ctx: AppContext, userId: string): Promise<EnteredCode[]> {
  const { locale } = ctx.caller
  const [codes, { states }] = await Promise.all([readRedeemedCodes(ctx, userId), readSkills(ctx, userId)])
  return codes.map(({ code, redeemedAt, language, skills }) => {
    const topics = readTopics(skills, locale)
    return {
      code,
      redeemedAt,
      otherLanguage: skills.some((id) => !courseOf(id, locale) && courseOf(id, language)) ? language : null,
      // A skill that the map no longer has is left out.
      skills: skills.flatMap((id) => {
        const topic = topics[id]
        const state = states.get(id)
        if (!topic) return []
        return [
          {
            ...topic,
            id,
            canPractise: courseOf(id, locale) !== undefined,
            hasLesson: findLesson(id, locale) !== undefined,
            isMastered: state !== undefined && isMastered(state),
          },
        ]
      }),
    }
  })
}
