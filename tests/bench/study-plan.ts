// How long a study plan of 60 days takes to work out, as it is each time its page is read: 20 topics, two sessions a day, half
// of it done, against copying the same plan as JSON, which whoever stored the days would have to do.
import { dayBefore } from '#app/domain/progress/day-of.ts'
import { planDays } from '#app/domain/study-plans/plan-days.ts'
import { type Findings, median } from './entries.ts'

const DAYS = 60
const START = '2026-09-01'
const TIMES = 500
const WARM_UP = 50

export function benchStudyPlan(): Findings {
  const frame = {
    topics: Array.from({ length: 20 }, (_, index) => `topic-${index}`),
    startDay: START,
    testDay: dayBefore(START, -DAYS),
    weekdays: [1, 2, 3, 4, 5, 6],
    chunksADay: 2,
  }
  const fresh = planDays(frame, { done: [], today: START })
  const today = dayBefore(START, -DAYS / 2)
  const done = fresh.days
    .filter(({ day }) => day < today)
    .flatMap(({ day, chunks }) => chunks.map(({ topic }) => ({ topic, day })))
  const planned = medianOf(() => planDays(frame, { done, today }))
  const copied = medianOf(() => JSON.parse(JSON.stringify(fresh)))
  return {
    entries: [
      {
        name: `Study plan of ${DAYS} days, half done`,
        value: planned,
        unit: 'ms',
        reference: { name: 'ms, copied as JSON', value: copied },
        ratio: planned / copied,
      },
    ],
    notes: [],
  }
}

function medianOf(work: () => unknown): number {
  const times = Array.from({ length: WARM_UP + TIMES }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return median(times.slice(WARM_UP))
}
