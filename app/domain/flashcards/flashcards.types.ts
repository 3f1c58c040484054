import type { Grade } from '#engine/cards/schedule.ts'

/** A review as a browser sends it. Nothing of it is trusted but that somebody pressed a button. */
export interface SentReview {
  /** Made by the browser, once a press. */
  readonly id: string
  readonly setId: string
  readonly cardId: string
  readonly face: string
  readonly grade: Grade
  readonly seconds: number
  /** Milliseconds since the epoch, by the browser's clock. */
  readonly at: number
}
