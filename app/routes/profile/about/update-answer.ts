import type { SubmissionResult } from '@conform-to/react'

/** How an update ended: stored, refused (a value that is none), or failed on our side or on the way. */
export type UpdateOutcome = 'updated' | 'refused' | 'failed'

/** What the action of /profile answers. */
export interface UpdateAnswer {
  outcome: UpdateOutcome
  /** The faults of the fields; null when the form itself was fine. */
  result: SubmissionResult<string[]> | null
}
