// What lies on the bench during a mission, what is done to it, and what can be wrong with it. Plain readonly JSON.
import type { Bond } from '../matter/structure.ts'

/** Every mission uses the part it needs; the others stay as they were laid out. */
export interface Bench {
  /** By thing offered: the place it was put, null while it waits. In a mixing mission place 0 is the glass. */
  readonly placed: readonly (number | null)[]
  /** The hot plate, in whole degrees. */
  readonly celsius: number
  /** Between the atoms offered, by their places. */
  readonly bonds: readonly Bond[]
  /** Coefficients or moles, reactants first. */
  readonly counts: readonly number[]
}

export type ToolMove =
  | { readonly type: 'put'; readonly ms: number; readonly thing: number; readonly place: number }
  /** Out of the glass again. */
  | { readonly type: 'take'; readonly ms: number; readonly thing: number }
  | { readonly type: 'heat'; readonly ms: number; readonly celsius: number }
  /** One bond more between two atoms. */
  | { readonly type: 'bond'; readonly ms: number; readonly from: number; readonly to: number }
  /** All bonds between two atoms away. */
  | { readonly type: 'part'; readonly ms: number; readonly from: number; readonly to: number }
  | { readonly type: 'set'; readonly ms: number; readonly species: number; readonly count: number }
  /** "Is it done?"; sorting needs no such question, each thing answers at once. */
  | { readonly type: 'check'; readonly ms: number }

/**
 * - wrong_tool: this mission has no use for the move
 * - no_such_thing: no thing, place, atom or substance has this number
 * - nothing_changes: it is so already
 * - no_free_bond: an atom has used all its bonds, or three already join the two
 * - makes_ring: the atoms are already joined by way of others
 */
export type ToolRefusal = 'wrong_tool' | 'no_such_thing' | 'nothing_changes' | 'no_free_bond' | 'makes_ring'

export const MISTAKE_REASONS = [
  'wrongPlace',
  'tooCold',
  'tooHot',
  'doesNotDissolve',
  'doesNotMix',
  'missing',
  'notWanted',
  'nothingBuilt',
  'severalPieces',
  'freeBonds',
  'otherMolecule',
  'otherOrder',
  'noneThere',
  'atomsUnequal',
  'notSmallest',
  'atomsChanged',
  'notFinished',
  'leftOver',
  'tooLittle',
  'tooMuch',
] as const

export interface Mistake {
  readonly reason: (typeof MISTAKE_REASONS)[number]
  /** What it is about: a thing, an element's symbol, a formula or a molecule; null where it is about the whole. */
  readonly about: string | null
  /** Where a sorted thing belongs; null for every other mistake. */
  readonly belongs: string | null
}

export function mistake(reason: Mistake['reason'], about: string | null = null): Mistake {
  return { reason, about, belongs: null }
}
