import { isPlanSubject } from '#app/domain/study-plans/plan-choices.ts'
import { SUBJECT_NAMES } from '#app/words/games.ts'
import type { TopicSkill } from './read-topics.server.ts'

/** What a topic of a plan is called. */
export function topicName(topic: string, skills: Readonly<Record<string, TopicSkill>>): string {
  return isPlanSubject(topic) ? SUBJECT_NAMES[topic]() : (skills[topic]?.name ?? topic)
}
