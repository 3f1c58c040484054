import { evidenceOf, isMastered } from '#engine/curriculum/practice/skill-state.ts'
import type { SkillRecords } from './analytics.types.ts'

/** First tries without which nothing is said of a skill. */
const LEAST_TRIES = 3
/** A skill needs time where at most this share of its last first tries was right. */
const NEEDS_TIME_AT = 0.5
const MOST_NEXT = 3

export interface SkillEvidence {
  readonly skill: string
  /** Of the last first tries. */
  readonly right: number
  readonly tries: number
}

export interface SortedSkills {
  /** Mastered in the last four weeks, the latest first. */
  readonly growing: readonly string[]
  /** The one with the fewest right answers first. */
  readonly needTime: readonly SkillEvidence[]
  /** At most three: what was mastered and begins to fade, then what needs time. */
  readonly next: readonly { readonly skill: string; readonly why: 'again' | 'more' }[]
}

/** Which skills grow, which need time, and what to practise next. */
export function sortSkills({ states, due, mastered }: SkillRecords): SortedSkills {
  const needTime = [...states]
    .flatMap(([skill, state]): SkillEvidence[] => {
      const { right, tries } = evidenceOf(state)
      const isWeak = tries >= LEAST_TRIES && right / tries <= NEEDS_TIME_AT && !isMastered(state)
      return isWeak ? [{ skill, right, tries }] : []
    })
    .sort((a, b) => a.right / a.tries - b.right / b.tries || (a.skill < b.skill ? -1 : 1))
  const again = due.map((skill) => ({ skill, why: 'again' as const }))
  const more = needTime
    .filter(({ skill }) => !due.includes(skill))
    .map(({ skill }) => ({ skill, why: 'more' as const }))
  return { growing: mastered, needTime, next: [...again, ...more].slice(0, MOST_NEXT) }
}
