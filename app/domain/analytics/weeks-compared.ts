import type { WeekTally } from '#app/domain/progress/weeks-back.ts'

/** Four weeks are compared with the four before them. */
export const WEEKS_COMPARED = 4
export const WEEKS_READ = 2 * WEEKS_COMPARED

/** What was done in some weeks. */
export type Tally = Omit<WeekTally, 'week'>

const NOTHING: Tally = { times: 0, answered: 0, right: 0, durationMs: 0 }

/** The last four weeks, and the four before. */
export function compareWeeks(weeks: readonly WeekTally[]): { now: Tally; before: Tally } {
  return {
    now: sumOf(weeks.filter(({ week }) => week < WEEKS_COMPARED)),
    before: sumOf(weeks.filter(({ week }) => week >= WEEKS_COMPARED && week < WEEKS_READ)),
  }
}

/** Each of the last eight weeks, the oldest first. */
export function weekByWeek(weeks: readonly WeekTally[]): Tally[] {
  return Array.from({ length: WEEKS_READ }, (_, index) =>
    sumOf(weeks.filter(({ week }) => week === WEEKS_READ - 1 - index)),
  )
}

/** The share of answers that were right, from 0 to 1; null where nothing was answered. */
export function rightShare({ right, answered }: Pick<Tally, 'right' | 'answered'>): number | null {
  return answered === 0 ? null : right / answered
}

function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      times: sum.times + tally.times,
      answered: sum.answered + tally.answered,
      right: sum.right + tally.right,
      durationMs: sum.durationMs + tally.durationMs,
    }),
    NOTHING,
  )
}
