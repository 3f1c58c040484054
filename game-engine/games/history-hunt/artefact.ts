// What an artefact of History Hunt is to the rules and to whoever draws it. Its words are read on the page (words/).

import type { Part } from '../../core/part.ts'

/** Where a clue is seen from. The front looks towards +z, the top towards +y. */
export const SIDES = ['front', 'back', 'left', 'right', 'top', 'inside', 'underneath'] as const

export type Side = (typeof SIDES)[number]

/** The parts of the world, so that a collection can be seen to come from all of them. */
export type Continent = 'africa' | 'asia' | 'europe' | 'northAmerica' | 'southAmerica' | 'oceania'

/** Years from first to last, both included. BCE is negative, and no year is 0. */
export interface DateRange {
  readonly from: number
  readonly to: number
  /** True where scholars say "about". */
  readonly circa: boolean
}

export interface Source {
  readonly title: string
  readonly institution: string
  /** Host name of the institution that vouches for it. */
  readonly address: string
}

export interface Artefact {
  readonly id: string
  readonly continent: Continent
  readonly date: DateRange
  /** The sides with a clue, 4 to 6. */
  readonly clues: readonly Side[]
  readonly sources: readonly Source[]
  /** Its front looks towards +z. */
  readonly shape: readonly Part[]
}
