import { isCardQuestion, type TestQuestion } from '#app/domain/practice-tests/test-question.ts'
import { m } from '#app/i18n/generated/messages.ts'
import { skillNames } from '#app/views/practice.server.ts'
import type { Language } from '#engine/core/languages.ts'

/** What a test is about: cards or a study guide, and the names of its skills. */
export function testTopics(questions: readonly TestQuestion[], language: Language): string[] {
  const own = questions.find(isCardQuestion)
  const names = Object.values(skillNames(testSkills(questions), language))
  if (!own) return names
  return [own.setId === null ? m.tests_of_guide() : m.tests_of_cards(), ...names]
}

/** The skills asked, each once. */
export function testSkills(questions: readonly TestQuestion[]): string[] {
  return [...new Set(questions.flatMap((question) => (isCardQuestion(question) ? [] : [question.skill])))]
}
