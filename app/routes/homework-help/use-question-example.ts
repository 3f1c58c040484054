import { m } from '#app/i18n/generated/messages.ts'
import { useSelectedGrade } from '#app/preferences/use-preferences.ts'

/** What the empty field shows: a question as somebody of this grade may have it. */
export function useQuestionExample(): string {
  const [grade] = useSelectedGrade()
  return grade === 'elementary' ? m.homework_placeholder_elementary() : m.homework_placeholder()
}
