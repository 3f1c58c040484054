// The choices of a study plan as they come in.
import { COURSES } from '#app/domain/practice/courses.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import {
  CHUNKS_A_DAY,
  isPlanSubject,
  LONGEST_PLAN,
  LONGEST_TITLE,
  MAX_TOPICS,
  type PlanChoiceRefusal,
  type PlanChoices,
  WEEKDAYS,
} from './plan-choices.ts'
import { daysBetween } from './plan-days.ts'

const isTopic = (topic: string) =>
  isPlanSubject(topic) ||
  COURSES.some(
    ({ skills, generators }) => Object.hasOwn(generators, topic) && skills.some(({ id }) => id === topic),
  )

/** @param given as it came in; nothing of it is trusted @param today the person's own day */
export function readPlanChoices(given: PlanChoices, today: string): Result<PlanChoices, PlanChoiceRefusal> {
  const topics = [...new Set(given.topics)]
  const weekdays = [...new Set(given.weekdays)]
  const title = given.title.replace(/\p{Cc}+/gu, ' ').trim()
  if (!isDay(given.testDay)) return refuse('bad_date')
  const days = daysBetween(today, given.testDay)
  if (days < 1 || days > LONGEST_PLAN) return refuse('bad_date')
  if (topics.length === 0) return refuse('no_topics')
  if (topics.length > MAX_TOPICS) return refuse('too_many_topics')
  if (weekdays.length === 0) return refuse('no_weekdays')
  const isChosen =
    topics.every(isTopic) &&
    weekdays.every((weekday) => WEEKDAYS.some((known) => known === weekday)) &&
    CHUNKS_A_DAY.some((known) => known === given.chunksADay) &&
    title.length <= LONGEST_TITLE
  if (!isChosen) return refuse('malformed')
  return ok({ title, testDay: given.testDay, topics, weekdays, chunksADay: given.chunksADay })
}

/** A day that is in the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = Date.parse(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}
