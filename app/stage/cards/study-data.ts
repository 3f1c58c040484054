import type { Card, Face } from '#engine/cards/card.ts'
import type { Memory } from '#engine/cards/schedule.ts'

/** A face that could be asked, with what stands on its card. */
export interface StudyFace {
  readonly cardId: string
  readonly face: Face
  readonly card: Card
  readonly memory: Memory | null
}

export interface StudySet {
  readonly id: string
  readonly title: string
}

/** What a session came to. */
export interface Finished {
  readonly faces: readonly StudyFace[]
  readonly answers: number
  readonly knew: number
  readonly missed: readonly StudyFace[]
  readonly minutes: number
}
