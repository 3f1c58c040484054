// A session of cards: which face is asked next, and when it is over. Pure: the time comes in from outside.
import { type Candidate, secondsFor } from './plan-study.ts'
import { type Graded, reviewed } from './schedule.ts'

export interface Study<Asked extends Candidate = Candidate> {
  /** In the order they are asked first. */
  readonly faces: readonly Asked[]
  /** Places of those not asked yet. */
  readonly waiting: readonly number[]
  /** Places of those that come back before the end. */
  readonly learning: readonly number[]
}

/** A card that comes back this soon is still part of today's work, and is asked early when nothing else is left. */
const AHEAD_MS = 20 * 60_000
export function studyOf<Asked extends Candidate>(faces: readonly Asked[]): Study<Asked> {
  return { faces, waiting: faces.map((_, place) => place), learning: [] }
}

/** The place of the face to ask now; null when the session is over. */
export function nextPlace({ faces, waiting, learning }: Study, now: number): number | null {
  const dueAt = (place: number) => faces[place]?.memory?.dueAt ?? now
  const soonest = [...learning].sort((a, b) => dueAt(a) - dueAt(b))[0]
  if (soonest !== undefined && dueAt(soonest) <= now) return soonest
  return waiting[0] ?? soonest ?? null
}

/** The session after an answer. */
export function answered<Asked extends Candidate>(
  study: Study<Asked>,
  place: number,
  given: Graded,
): Study<Asked> {
  const face = study.faces[place]
  if (!face) return study
  const memory = reviewed(face.memory, given)
  const others = study.learning.filter((one) => one !== place)
  return {
    faces: study.faces.with(place, { ...face, memory }),
    waiting: study.waiting.filter((one) => one !== place),
    learning: memory.dueAt - given.at <= AHEAD_MS ? [...others, place] : others,
  }
}

/** Seconds of work left. */
export function secondsLeft({ faces, waiting, learning }: Study, secondsEach: number): number {
  const rest = waiting.flatMap((place) => faces[place] ?? [])
  return secondsFor(rest, secondsEach) + learning.length * secondsEach
}
