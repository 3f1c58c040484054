// What a finished session adds up to.

import { isMastered, type SkillState } from './skill-state.ts'
import type { PracticeState } from './state.ts'

export const RIGHT_POINTS = 10
/** For a question that was right in the end. */
export const FIXED_POINTS = 5

export interface PracticeOutcome {
  readonly score: number
  readonly right: number
  readonly fixed: number
  readonly asked: number
  /** Skills that were not mastered when the session began and are now. */
  readonly mastered: readonly string[]
  /** Skills that were practised, as they are now; those of a review stay as they were. */
  readonly skills: Readonly<Record<string, SkillState>>
}

export function outcomeOf({ results, skills, options }: PracticeState): PracticeOutcome {
  const count = (closing: string) => results.filter((result) => result.closing === closing).length
  const practised = new Set(results.flatMap(({ skill, reason }) => (reason === 'review' ? [] : [skill])))
  const now = Object.entries(skills).filter(([skill]) => practised.has(skill))
  const was = (skill: string) => options.skills[skill]?.state
  const [right, fixed] = [count('right'), count('fixed')]
  return {
    score: right * RIGHT_POINTS + fixed * FIXED_POINTS,
    right,
    fixed,
    asked: results.length,
    mastered: now.flatMap(([skill, state]) => {
      const before = was(skill)
      return isMastered(state) && !(before && isMastered(before)) ? [skill] : []
    }),
    skills: Object.fromEntries(now),
  }
}
