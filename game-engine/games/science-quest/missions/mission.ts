// What a mission is, as data: what is offered and what counts as done. Its words are in ../words, under the same id.
import type { ElementSymbol } from '../matter/elements.ts'
import type { MoleculeId } from '../matter/molecules.ts'
import type { ReactionId } from '../matter/reactions.ts'
import type { MatterState, SubstanceId } from '../matter/substances.ts'
import type { SortRuleId } from '../tasks/sort-rules.ts'

interface MissionFacts {
  readonly id: string
  readonly level: 1 | 2 | 3 | 4
}

/** Every thing into the place where it belongs. */
export interface SortMission extends MissionFacts {
  readonly task: 'sort'
  readonly by: SortRuleId
  readonly things: readonly (SubstanceId | MoleculeId | ReactionId)[]
}

/** A temperature at which every substance is in the state wanted. */
export interface HeatMission extends MissionFacts {
  readonly task: 'heat'
  readonly startsAt: number
  readonly wanted: readonly { readonly substance: SubstanceId; readonly state: MatterState }[]
}

/** All of `needs` into one glass, and nothing else. */
export interface MixMission extends MissionFacts {
  readonly task: 'mix'
  readonly things: readonly SubstanceId[]
  readonly needs: readonly SubstanceId[]
}

/** A molecule out of the atoms offered; there are more than it needs. */
export interface BuildMission extends MissionFacts {
  readonly task: 'build'
  readonly atoms: readonly ElementSymbol[]
  readonly molecule: MoleculeId
}

/** The smallest coefficients that conserve every atom. */
export interface BalanceMission extends MissionFacts {
  readonly task: 'balance'
  readonly reaction: ReactionId
}

/** What is there when these amounts of the reactants (moles) have reacted to the end. */
export interface YieldMission extends MissionFacts {
  readonly task: 'yield'
  readonly reaction: ReactionId
  readonly amounts: readonly number[]
}

/** Amounts of the reactants that run the equation exactly so many times, with nothing left over. */
export interface PortionsMission extends MissionFacts {
  readonly task: 'portions'
  readonly reaction: ReactionId
  readonly extent: number
  /** What is asked for: moles of a product, or heat; the words say how much. */
  readonly aim: 'product' | 'heat'
}

export type Mission =
  | SortMission
  | HeatMission
  | MixMission
  | BuildMission
  | BalanceMission
  | YieldMission
  | PortionsMission
