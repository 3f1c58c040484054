// A study plan day by day: which topic gets which 25 minutes. Pure. Nothing of it is stored: what was done so far and the day
// it is give the rest anew, so that a missed day moves by itself, and doing what is planned leaves the days after it as they were.
import { dayBefore } from '#app/domain/progress/day-of.ts'

/** Days between two looks at a topic, at least: they grow with every one. */
export const GAPS = [1, 3, 7, 14, 28, 56] as const

export interface DoneChunk {
  readonly topic: string
  /** YYYY-MM-DD, as all days here. */
  readonly day: string
}

export interface PlanFrame {
  /** All different, weakest first. */
  readonly topics: readonly string[]
  readonly startDay: string
  readonly testDay: string
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  readonly chunksADay: number
  /** The day these choices hold from; of the days before it only what was done is known. Left out: all of them. */
  readonly sinceDay?: string
  readonly moves?: readonly MovedChunk[]
}

/** A chunk that its person wants on another day, earlier or later. */
export interface MovedChunk {
  readonly topic: string
  readonly from: string
  readonly to: string
}

export interface PlanProgress {
  /** Oldest first. */
  readonly done: readonly DoneChunk[]
  readonly today: string
}

export interface PlannedChunk {
  readonly topic: string
  /** learn: the first look. review: a later one. last: once more on the last study day before the test. */
  readonly kind: 'learn' | 'review' | 'last'
  /** missed: its day is over; the topic comes again on a later one. */
  readonly state: 'done' | 'missed' | 'planned'
}

export interface PlannedDay {
  readonly day: string
  /** Whether it was chosen for studying. */
  readonly isStudyDay: boolean
  readonly chunks: readonly PlannedChunk[]
}

export interface PlannedDays {
  /** From the first day up to the one before the test. */
  readonly days: readonly PlannedDay[]
  /** Topics that time does not suffice for. */
  readonly leftOut: readonly string[]
  /** Topics that are looked at only once. */
  readonly onlyOnce: readonly string[]
}

interface Seen {
  readonly times: number
  readonly last: string
}

interface Memory {
  readonly seen: ReadonlyMap<string, Seen>
  readonly previous: { readonly topic: string; readonly kind: PlannedChunk['kind'] } | null
}

const DAY_MS = 86_400_000

/** Whole days from one to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(Date.parse(day)).getUTCDay()

/**
 * The plan as it is today. A day's slots go in turn to what is due again and to what is new; what is new goes first when
 * there are no more slots than new topics. On the last study day everything seen is due. A topic comes once a day at most. What was
 * moved to a day comes first there, also where the day had no room for it.
 */
export function planDays(frame: PlanFrame, { done, today }: PlanProgress): PlannedDays {
  const { topics, startDay, testDay, weekdays, chunksADay, sinceDay = startDay } = frame
  // The test may have come nearer since.
  const moves = (frame.moves ?? []).filter(({ to }) => to < testDay)
  const length = Math.max(0, daysBetween(startDay, testDay))
  const calendar = Array.from({ length }, (_, index) => {
    const day = dayBefore(startDay, -index)
    return { day, isStudyDay: weekdays.includes(weekdayOf(day)) }
  })
  const lastStudyDay = calendar.findLast(({ isStudyDay }) => isStudyDay)?.day
  let studyDaysLeft = calendar.filter(({ isStudyDay }) => isStudyDay).length
  let memory: Memory = { seen: new Map(), previous: null }

  const days = calendar.map(({ day, isStudyDay }): PlannedDay => {
    const slotsAfter = (isStudyDay ? --studyDaysLeft : studyDaysLeft) * chunksADay
    const doneToday = [...new Set(done.filter((chunk) => chunk.day === day).map(({ topic }) => topic))]
    const isAway = ({ topic, from, to }: MovedChunk) => topics.includes(topic) && from <= day && day < to
    const away = moves.filter(isAway).map(({ topic }) => topic)
    const here = moves
      .filter(({ topic, to }) => topics.includes(topic) && to === day)
      .map(({ topic }) => topic)
    const asOf = { day, slotsAfter, isLast: day === lastStudyDay, topics, here, away }
    const slots = isStudyDay ? chunksADay : 0
    const isPast = day < today
    const planned =
      isPast && day >= sinceDay ? fill(memory, Math.max(slots, here.length), [], asOf).chunks : []
    const chunks: PlannedChunk[] = []
    for (const topic of doneToday.filter((one) => topics.includes(one))) {
      const kind = kindOf(memory, topic, asOf.isLast)
      chunks.push({ topic, kind, state: 'done' })
      memory = remember(memory, topic, kind, day)
    }
    const isOpen = (one: PlannedChunk) => !doneToday.includes(one.topic)
    const moved = here.filter((topic) => !doneToday.includes(topic)).length
    const room = Math.max(moved, slots - chunks.length)
    if (isPast) {
      const missed = planned.filter(isOpen).slice(0, room)
      return {
        day,
        isStudyDay,
        chunks: [...chunks, ...missed.map((one) => ({ ...one, state: 'missed' as const }))],
      }
    }
    const filled = fill(memory, room, doneToday, asOf)
    memory = filled.memory
    return { day, isStudyDay, chunks: [...chunks, ...filled.chunks] }
  })
  const times = (topic: string) => memory.seen.get(topic)?.times ?? 0
  return {
    days,
    leftOut: topics.filter((topic) => times(topic) === 0),
    onlyOnce: topics.filter((topic) => times(topic) === 1),
  }
}

interface AsOf {
  readonly topics: readonly string[]
  readonly day: string
  /** Slots on the days after this one. */
  readonly slotsAfter: number
  /** Whether it is the last study day. */
  readonly isLast: boolean
  /** Moved to this day. */
  readonly here: readonly string[]
  /** Moved to a later one. */
  readonly away: readonly string[]
}

/** Fills the slots of one day. */
function fill(from: Memory, slots: number, doneToday: readonly string[], asOf: AsOf) {
  const chunks: PlannedChunk[] = []
  const used = new Set(doneToday)
  let memory = from
  for (let slot = 0; slot < slots; slot++) {
    const topic = choose(memory, used, slots - slot + asOf.slotsAfter, asOf)
    if (topic === undefined) break
    const kind = kindOf(memory, topic, asOf.isLast)
    chunks.push({ topic, kind, state: 'planned' })
    memory = remember(memory, topic, kind, asOf.day)
    used.add(topic)
  }
  return { chunks, memory }
}

function choose(memory: Memory, used: ReadonlySet<string>, slotsLeft: number, asOf: AsOf) {
  const { seen, previous } = memory
  const moved = asOf.here.find((topic) => !used.has(topic))
  if (moved !== undefined) return moved
  const isFree = (topic: string) => !used.has(topic) && !asOf.away.includes(topic)
  const fresh = asOf.topics.filter((topic) => !seen.has(topic) && isFree(topic))
  /** 1 and more: its distance has passed. */
  const urgency = (topic: string) => {
    const known = seen.get(topic)
    return known ? daysBetween(known.last, asOf.day) / gapAfter(known.times) : 0
  }
  const due = asOf.topics
    .filter((topic) => seen.has(topic) && isFree(topic) && (asOf.isLast || urgency(topic) >= 1))
    .sort((a, b) => urgency(b) - urgency(a))
  const again = due.find((topic) => topic !== previous?.topic)
  const isFreshTurn = previous?.kind !== 'learn' || again === undefined
  return fresh[0] !== undefined && (fresh.length >= slotsLeft || isFreshTurn) ? fresh[0] : (again ?? due[0])
}

/** Days until a topic that was seen so often is due. */
export const gapAfter = (times: number) => GAPS[Math.min(times, GAPS.length) - 1] ?? GAPS[0]

function kindOf({ seen }: Memory, topic: string, isLast: boolean): PlannedChunk['kind'] {
  if (!seen.has(topic)) return 'learn'
  return isLast ? 'last' : 'review'
}

function remember({ seen }: Memory, topic: string, kind: PlannedChunk['kind'], day: string): Memory {
  const times = (seen.get(topic)?.times ?? 0) + 1
  return { seen: new Map([...seen, [topic, { times, last: day }]]), previous: { topic, kind } }
}
