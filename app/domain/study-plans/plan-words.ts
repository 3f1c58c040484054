// Words beside a plan: an introduction and a tip for each of its weeks.
import { type PlannedDays, weekdayOf } from './plan-days.ts'

export type PlanWords =
  /** Ours, said in the reader's language from the plan as it is. */
  | { readonly by: 'built-in' }
  | { readonly by: 'model'; readonly introduction: string; readonly tips: readonly WeekTip[] }

export interface WeekTip {
  /** The week's first day in the plan. */
  readonly day: string
  readonly tip: string
}

/** What a week of a plan is mostly for. */
export interface PlanWeek {
  readonly day: string
  /** Looked at for the first time. */
  readonly fresh: readonly string[]
  /** Looked at again. */
  readonly again: readonly string[]
  readonly chunks: number
  /** Whether the last study day before the test is in it. */
  readonly isLast: boolean
}

/** Weeks that get a tip of their own, at most. */
const MOST_WEEKS = 8

const MONDAY = 1

/** The weeks of a plan that have something, Monday to Sunday, from `today` on. */
export function planWeeks(days: PlannedDays['days'], today: string): PlanWeek[] {
  const weeks: (typeof days)[number][][] = []
  for (const one of days.filter(({ day }) => day >= today)) {
    const current = weeks.at(-1)
    if (current === undefined || weekdayOf(one.day) === MONDAY) weeks.push([one])
    else current.push(one)
  }
  return weeks
    .map((week): PlanWeek => {
      const chunks = week.flatMap((one) => one.chunks)
      const topics = (isFresh: boolean) => [
        ...new Set(chunks.filter(({ kind }) => (kind === 'learn') === isFresh).map(({ topic }) => topic)),
      ]
      const fresh = topics(true)
      return {
        day: week[0]?.day ?? today,
        fresh,
        again: topics(false).filter((topic) => !fresh.includes(topic)),
        chunks: chunks.length,
        isLast: chunks.some(({ kind }) => kind === 'last'),
      }
    })
    .filter(({ chunks }) => chunks > 0)
    .slice(0, MOST_WEEKS)
}
