// When a card comes back: FSRS with the settings of ts-fsrs, without its random shift, so that the browser that promises a day
// and the server that keeps it agree. What is remembered of a face is nothing but its reviews, played in order.
import { type Card, createEmptyCard, type Grade as FsrsGrade, fsrs, State } from 'ts-fsrs'

/** 1 forgot, 2 hard, 3 knew it, 4 easy. */
export type Grade = 1 | 2 | 3 | 4
export const GRADES = [1, 2, 3, 4] as const satisfies readonly Grade[]
/** Of those who have two buttons. */
export const TWO_GRADES = [1, 3] as const satisfies readonly Grade[]

/** What is remembered of one face. Times are milliseconds since the epoch. */
export interface Memory {
  /** Days until nine in ten would still be known. */
  readonly stability: number
  /** 1 to 10. */
  readonly difficulty: number
  /** 1 being learned, 2 known, 3 being learned again. */
  readonly state: number
  /** Of the short repetitions while it is learned. */
  readonly step: number
  readonly scheduledDays: number
  readonly reviews: number
  readonly lapses: number
  readonly reviewedAt: number
  readonly dueAt: number
}

export interface Graded {
  readonly grade: Grade
  /** Milliseconds since the epoch. */
  readonly at: number
}

const scheduler = fsrs({ enable_fuzz: false })

/** @param before null for a face never seen */
export function reviewed(before: Memory | null, { grade, at }: Graded): Memory {
  const { card } = scheduler.next(toFsrs(before, at), new Date(at), grade as FsrsGrade)
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    step: card.learning_steps,
    scheduledDays: card.scheduled_days,
    reviews: card.reps,
    lapses: card.lapses,
    reviewedAt: at,
    dueAt: card.due.getTime(),
  }
}

/** What reviews leave behind, in the order they were made. */
export function afterAll(before: Memory | null, reviews: readonly Graded[]): Memory | null {
  return reviews.reduce<Memory | null>(reviewed, before)
}

/** Milliseconds until it comes back, by each grade. */
export function comesBackIn(before: Memory | null, at: number): Readonly<Record<Grade, number>> {
  const wait = (grade: Grade) => reviewed(before, { grade, at }).dueAt - at
  return { 1: wait(1), 2: wait(2), 3: wait(3), 4: wait(4) }
}

/** Learned, and not forgotten since: what counts as complete. */
export function isKnown(memory: Pick<Memory, 'state'> | null): boolean {
  return memory?.state === State.Review
}

function toFsrs(memory: Memory | null, at: number): Card {
  if (memory === null) return createEmptyCard(new Date(at))
  return {
    due: new Date(memory.dueAt),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.step,
    reps: memory.reviews,
    lapses: memory.lapses,
    state: memory.state,
    last_review: new Date(memory.reviewedAt),
  }
}
