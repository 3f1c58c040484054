// What a mission of History Hunt is: which artefacts lie around the player, and what is asked of them.
import type { ArtefactId } from './artefacts.ts'

/** date: when each was made. order: laying them on the timeline. match: which change each of them began. */
export type MissionTask = 'date' | 'order' | 'match'

export interface Mission {
  readonly id: string
  /** 3 to 6 artefacts whose dates cannot be taken for one another. */
  readonly artefacts: readonly ArtefactId[]
  readonly tasks: readonly MissionTask[]
}
