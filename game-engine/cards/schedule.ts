// When a card comes back: FSRS with the settings of ts-fsrs, without its random shift, so that the browser that promises a day
// and the server that keeps it agree. What is remembered of a face is nothing but its reviews, played in order.
// The model of memory and the steps of learning are those of ts-fsrs. What it has besides to keep cards of its own is twice as
// large and nothing the browser needs; the tests play any reviews through that as well, and have the same.
import { BasicLearningStepsStrategy, dateDiffInDays, FSRSAlgorithm, State } from 'ts-fsrs'

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

const MINUTE = 60_000
const DAY = 86_400_000

const algorithm = new FSRSAlgorithm({ enable_fuzz: false })

/** @param before null for a face never seen */
export function reviewed(before: Memory | null, { grade, at }: Graded): Memory {
  const days = before ? dateDiffInDays(new Date(before.reviewedAt), new Date(at)) : 0
  const { stability, difficulty } = algorithm.next_state(before, days, grade)
  const daysAfter = (given: Grade) =>
    algorithm.next_interval(algorithm.next_state(before, days, given).stability, days)
  const state: State = before?.state ?? State.New
  const steps = BasicLearningStepsStrategy(algorithm.parameters, state, before?.step ?? 0)
  const { scheduled_minutes: minutes = 0, next_step: step = 0 } = steps[grade] ?? {}
  const isStep = minutes > 0
  const scheduledDays = isStep ? 0 : state === State.Review ? inOrder(daysAfter, grade) : daysAfter(grade)
  return {
    stability,
    difficulty,
    state: isStep ? STATE_OF_STEP[state] : State.Review,
    step,
    scheduledDays,
    reviews: (before?.reviews ?? 0) + 1,
    lapses: (before?.lapses ?? 0) + Number(state === State.Review && grade === 1),
    reviewedAt: at,
    dueAt: at + (isStep ? minutes * MINUTE : scheduledDays * DAY),
  }
}

/** What a face is while it is repeated within minutes, by what it was. */
const STATE_OF_STEP: Readonly<Record<State, State>> = {
  [State.New]: State.Learning,
  [State.Learning]: State.Learning,
  [State.Review]: State.Relearning,
  [State.Relearning]: State.Relearning,
}

/** Days until a known face comes back: the better it was known, the later. */
function inOrder(daysAfter: (grade: Grade) => number, grade: Grade): number {
  const hard = daysAfter(2)
  if (grade === 2) return hard
  const knew = Math.max(daysAfter(3), hard + 1)
  return grade === 3 ? knew : Math.max(daysAfter(4), knew + 1)
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
