import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import type { PracticeOptions } from '#engine/curriculum/practice/options.ts'
import type { finishedPractices } from './practice.schema.ts'

/** A session being played: everything its player's browser needs to play it as the server will replay it. */
export interface OpenPractice {
  readonly sessionId: string
  readonly rulesVersion: number
  readonly options: PracticeOptions
}

type FinishedPractice = typeof finishedPractices.$inferSelect

/** What finishing a session answers, the first time and every time after. */
export interface PracticeOutcome {
  readonly session: Pick<FinishedPractice, 'sessionId' | 'skill' | 'asked' | 'right' | 'fixed' | 'mastered'>
  readonly gain: RoundGain
}
