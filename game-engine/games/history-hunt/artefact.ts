// What an artefact of History Hunt is to the rules and to whoever draws it. Its words are read on the page (words/).

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

/** A place of the notebook's palette, never a colour: each notebook fills it with its own. */
export type Fill = 'paper' | 'a' | 'b' | 'ink' | 'aSoft' | 'bSoft' | 'stock' | 'margin' | 'tape'

/**
 * One simple solid. `size` is how wide (x), high (y) and deep (z) it is as it stands there, `at` its middle, both in whole
 * millimetres; the model stands on y = 0. Cylinders, cones and rings go round the y axis unless `axis` names another.
 */
export interface Part {
  readonly form: 'box' | 'cylinder' | 'cone' | 'ball' | 'ring'
  readonly size: readonly [number, number, number]
  readonly at: readonly [number, number, number]
  readonly fill: Fill
  readonly axis?: 'x' | 'z'
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
  readonly shape: readonly Part[]
}
