import type { Band } from '#engine/core/bands.ts'

/** What the picture of a quiz game's question is drawn from. */
export interface QuizPictureProps {
  band: Band
  /** Of the question. */
  id: string
  /** How it was answered; null while it is asked. */
  outcome: 'right' | 'wrong' | null
}
