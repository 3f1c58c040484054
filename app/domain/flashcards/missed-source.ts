import type { MissedQuestion } from '#app/domain/review/read-missed.server.ts'

/** What a card made of a missed question is known by: one question is one card, in whatever set. */
export const missedSource = ({ skill, print }: Pick<MissedQuestion, 'skill' | 'print'>) => `${skill}:${print}`
