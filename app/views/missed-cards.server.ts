// What somebody has missed, to make study cards of.
import { missedSource } from '#app/domain/flashcards/missed-source.ts'
import { readSources } from '#app/domain/flashcards/read-sources.server.ts'
import { readReview } from '#app/domain/practice/read-review.server.ts'
import type { AppContext } from '#app/platform/context.ts'
import type { Language } from '#engine/core/languages.ts'
import type { ExerciseRef } from '#engine/curriculum/exercise.ts'
import { areasOf, skillNames } from './practice.server.ts'

/** Of one page: a browser makes them all. */
const MOST_OFFERED = 40

export interface MissedView {
  readonly missed: readonly { readonly source: string; readonly exercise: ExerciseRef }[]
  /** What a browser loads to make them. */
  readonly areas: readonly string[]
  /** Of their skills, by id. */
  readonly names: Readonly<Record<string, string>>
  readonly language: Language
}

/** Longest ago missed first; what is a card already is left out. */
export async function viewMissed(ctx: AppContext, userId: string): Promise<MissedView> {
  const language = ctx.caller.locale
  const [review, made] = await Promise.all([
    readReview(ctx, { playerId: userId, language }),
    readSources(ctx, userId),
  ])
  const missed = review
    .map(({ print, ...exercise }) => ({ source: missedSource({ skill: exercise.skill, print }), exercise }))
    .filter(({ source }) => !made.has(source))
    .slice(0, MOST_OFFERED)
  const skills = [...new Set(missed.map(({ exercise }) => exercise.skill))]
  return { missed, areas: areasOf(skills), names: skillNames(skills, language), language }
}
