// Which faces of a set fit into the minutes somebody has, and how long they take. Pure: the time comes in from outside.
import type { Memory } from './schedule.ts'

/** A face that could be asked. */
export interface Candidate {
  readonly cardId: string
  readonly face: string
  /** null: never seen. */
  readonly memory: Memory | null
}

/** Twice before it is learned. */
const TIMES_FOR_NEW = 2

/** How long a session of these takes, in seconds. */
export function secondsFor(faces: readonly Candidate[], secondsEach: number): number {
  return faces.reduce((sum, { memory }) => sum + (memory ? 1 : TIMES_FOR_NEW) * secondsEach, 0)
}

/** What is due, longest overdue first, then what is new, until the time is full; at least one. */
export function planStudy<Asked extends Candidate>(
  candidates: readonly Asked[],
  { now, seconds, secondsEach }: { now: number; seconds: number; secondsEach: number },
): Asked[] {
  const due = candidates.flatMap((face) =>
    face.memory && face.memory.dueAt <= now ? [{ face, at: face.memory.dueAt }] : [],
  )
  const ordered = [
    ...due.sort((a, b) => a.at - b.at).map(({ face }) => face),
    ...candidates.filter(({ memory }) => memory === null),
  ]
  const faces: Asked[] = []
  for (const face of ordered) {
    if (faces.length > 0 && secondsFor([...faces, face], secondsEach) > seconds) break
    faces.push(face)
  }
  return faces
}
