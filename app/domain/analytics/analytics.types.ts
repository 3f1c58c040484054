// What analytics are made of: counts by week of what was played and practised, and how skills stand.
import type { WeekDay } from '#app/domain/progress/progress.types.ts'
import type { WeekTally } from '#app/domain/progress/weeks-back.ts'
import type { SkillState } from '#engine/curriculum/practice/skill-state.ts'

/** Basic: what was done, compared with before. Advanced: week by week and skill by skill besides. */
export type AnalyticsDepth = 'basic' | 'advanced'

export interface Analytics {
  readonly depth: AnalyticsDepth
  readonly games: readonly (WeekTally & { readonly gameId: string })[]
  /** By the skill that was chosen. */
  readonly practice: readonly (WeekTally & { readonly skill: string })[]
  readonly cards: readonly WeekTally[]
  readonly tests: readonly WeekTally[]
  /** null: basic. */
  readonly skills: SkillRecords | null
}

export interface SkillRecords {
  readonly states: ReadonlyMap<string, SkillState>
  /** Mastered before and to be looked at again, most overdue first. */
  readonly due: readonly string[]
  /** Mastered in the last four weeks, the latest first. */
  readonly mastered: readonly string[]
  /** Missed questions that wait to be remembered, most first. */
  readonly missed: readonly { readonly skill: string; readonly questions: number }[]
}

/** The last seven days of a child, as a grown-up sees them at a glance. */
export interface ChildWeek {
  /** Today's last. */
  readonly days: readonly WeekDay[]
  /** Ids of skills; null: the child's plan has no analytics. */
  readonly skills: {
    /** The latest first. */
    readonly mastered: readonly string[]
    /** Practised and not mastered in these days, the one with the most time first. */
    readonly begun: readonly string[]
  } | null
}
