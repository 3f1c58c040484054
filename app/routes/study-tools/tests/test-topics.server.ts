import { isCardQuestion, type TestQuestion } from '#app/domain/practice-tests/test-question.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { skillNames } from '#app/views/practice.server.ts'
import type { Language } from '#engine/core/languages.ts'

/** What a test is about: the names of its skills, or that it is of cards. */
export function testTopics(questions: readonly TestQuestion[], language: Language): string[] {
  if (questions.some(isCardQuestion)) return [m.tests_of_cards()]
  return Object.values(skillNames(testSkills(questions), language))
}

/** The skills asked, each once. */
export function testSkills(questions: readonly TestQuestion[]): string[] {
  return [...new Set(questions.flatMap((question) => (isCardQuestion(question) ? [] : [question.skill])))]
}
