// The question that is being written, while its sheet is away for another tab or page: in the memory of this page alone.
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'

export interface Asked {
  readonly question: string
  readonly subject: HomeworkSubject
}

let kept: { readonly viewer: string | null; readonly draft: Asked } | null = null

/** @param viewer who writes: somebody who signs in after them does not see it */
export function keepDraft(viewer: string | null, draft: Asked | null): void {
  kept = draft && { viewer, draft }
}

export function readDraft(viewer: string | null): Asked | null {
  return kept?.viewer === viewer ? kept.draft : null
}
