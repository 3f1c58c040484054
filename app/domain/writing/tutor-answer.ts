// What our own tutor makes of a prompt.
import { sentenceGap } from '#app/i18n/sentence-gap.ts'
import type { FoundLesson } from '#engine/curriculum/homework/find-lesson.ts'

export type TutorAnswer =
  /** An equation or a calculation, line by line. */
  | { readonly is: 'worked'; readonly lines: readonly string[] }
  /** A question of our quiz banks: which one, its answer, and where that can be looked up. */
  | { readonly is: 'fact'; readonly question: string; readonly right: string; readonly source: string }
  /** A lesson of ours that explains what was asked about. */
  | { readonly is: 'lesson'; readonly lesson: FoundLesson }

/** The sentences of a lesson's idea as one text. */
export function ideaText({ idea }: Pick<FoundLesson, 'idea'>, locale: string): string {
  return idea.join(sentenceGap(locale))
}
