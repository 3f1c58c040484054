import { isPlanSubject } from '#app/domain/study-plans/plan-choices.ts'
import type { TopicSkill } from '#app/views/topics.server.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'

/** What a topic of a plan is called. */
export function topicName(topic: string, skills: Readonly<Record<string, TopicSkill>>): string {
  return isPlanSubject(topic) ? SUBJECT_NAMES[topic]() : (skills[topic]?.name ?? topic)
}
