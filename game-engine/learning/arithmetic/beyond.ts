// What lies beyond a band's ranges, by the skill map: asked in the levels of packs, and now and then in rounds that are wished
// harder. The ranges of spec 001, section 9, are those of all other problems (constants.ts).

import type { Band } from '#engine/core/bands.ts'
import type { Challenge } from '#engine/core/game-rules.ts'
import type { Dice } from '#engine/core/random.ts'
import type { Operator } from './constants.ts'

/** A skill of the map (curriculum/mathematics/skills), as a game asks it. */
interface BeyondSkill {
  readonly skill: string
  readonly operator: Operator
  /** The first step beyond the band that asks it. */
  readonly fromStep: number
}

interface Beyond {
  /** Whose ranges, hints and pictures its problems have. */
  readonly band: Band
  /** How much harder these are for pupils of the band before than their rating says, in Elo points: the mean over sums and differences. */
  readonly harderBy: number
  readonly skills: readonly BeyondSkill[]
}

/** The first step is the level after the band's last one; what a step brings stays in the steps after it. */
export const BEYOND: Readonly<Record<Band, Beyond>> = {
  elementary: {
    band: 'middle',
    harderBy: 190,
    skills: [
      { skill: 'add-within-100', operator: '+', fromStep: 1 },
      { skill: 'subtract-within-20', operator: '-', fromStep: 1 },
      { skill: 'multiplication-facts', operator: '×', fromStep: 3 },
      { skill: 'divide-as-sharing', operator: '÷', fromStep: 6 },
    ],
  },
  middle: {
    band: 'high',
    harderBy: 90,
    skills: [
      { skill: 'add-within-100', operator: '+', fromStep: 1 },
      { skill: 'subtract-within-100', operator: '-', fromStep: 1 },
      { skill: 'multiply-multi-digit-area', operator: '×', fromStep: 3 },
      { skill: 'powers-and-order', operator: '²', fromStep: 5 },
      { skill: 'square-and-cube-roots', operator: '√', fromStep: 7 },
      { skill: 'exponent-rules', operator: '^', fromStep: 8 },
    ],
  },
  high: {
    band: 'high',
    harderBy: 0,
    skills: [
      { skill: 'square-and-cube-roots', operator: '√', fromStep: 1 },
      { skill: 'exponent-rules', operator: '^', fromStep: 2 },
    ],
  },
}

/** A harder round goes beyond the band from this level on, once in so many problems. */
export const HARDER_FROM_LEVEL = 4
const HARDER_ONE_IN = 3

/** Where in a round a problem is asked. */
export interface Place {
  readonly level: number
  readonly challenge: Challenge
  /** The last level of the band itself. Absent: the round's rules are older than this table, and never go beyond the band. */
  readonly ownLevels?: number
}

/** How many steps beyond its band the next problem goes; 0: it stays within. Rounds that stay within draw no number for it. */
export function stepsBeyond(dice: Dice, { level, challenge, ownLevels }: Place): number {
  if (ownLevels === undefined) return 0
  if (level > ownLevels) return level - ownLevels
  if (challenge !== 'harder' || level < HARDER_FROM_LEVEL) return 0
  return dice.int(1, HARDER_ONE_IN) === 1 ? level - HARDER_FROM_LEVEL + 1 : 0
}

/** What is asked so many steps beyond a band. */
export function operatorsBeyond(band: Band, steps: number): Operator[] {
  return BEYOND[band].skills.filter(({ fromStep }) => fromStep <= steps).map(({ operator }) => operator)
}
