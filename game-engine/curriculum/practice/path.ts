// When a session goes back to what a skill stands on, and when it returns.
import type { PracticeEvent, PracticeState, Stop } from './state.ts'

/** The same misconception so often, or so many misses in a row, and the session goes back. */
export const SAME_MISCONCEPTION = 2
export const MISSES_TO_GO_BACK = 3
/** So many right answers in a row, or questions in all, and it returns. */
export const RIGHT_TO_RETURN = 2
export const LONGEST_STAY = 5

export const arrival = (skill: string, because: string | null = null): Stop => ({
  skill,
  because,
  asked: 0,
  rightInARow: 0,
  missesInARow: 0,
  misconceptions: {},
})

type Path = PracticeState['path']

/** The path for the next question; it moves by at most one skill. */
export function nextPath({ path, skills, options }: PracticeState, events: PracticeEvent[]): Path {
  const here = path.at(-1) ?? path[0]
  const [first, ...later] = path
  if (later.length > 0 && (here.rightInARow >= RIGHT_TO_RETURN || here.asked >= LONGEST_STAY)) {
    const before = path.at(-2) ?? first
    events.push({ type: 'return', skill: before.skill })
    return replaceLast(path.slice(0, -1), arrival(before.skill, before.because))
  }
  const [because] = Object.entries(here.misconceptions).find(([, times]) => times >= SAME_MISCONCEPTION) ?? []
  if (because === undefined && here.missesInARow < MISSES_TO_GO_BACK) return path
  const planned = options.skills[here.skill]?.prerequisites ?? []
  const ratingOf = (skill: string) => skills[skill]?.rating ?? 0
  const [weakest] = planned
    .filter((skill) => path.every((stop) => stop.skill !== skill))
    .sort((a, b) => ratingOf(a) - ratingOf(b))
  // Nothing to go back to: the counts begin anew, and the rating brings easier exercises.
  if (weakest === undefined) return replaceLast(path, arrival(here.skill, here.because))
  events.push({ type: 'back', skill: weakest, because: because ?? null })
  return [first, ...later, arrival(weakest, because ?? null)]
}

function replaceLast(path: readonly Stop[], last: Stop): Path {
  const [first, ...later] = [...path.slice(0, -1), last]
  return [first ?? last, ...later]
}
