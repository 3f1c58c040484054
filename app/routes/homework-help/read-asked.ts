// A question handed over by another page: navigate('/homework-help', { state: { question, subject } }).
import { HOMEWORK_SUBJECTS, type HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'

export interface HandedOver {
  /** Whole, also where it is too long to be asked: then that is said, and it can be shortened. */
  readonly question: string
  readonly subject: HomeworkSubject
  /** It was answered before, or it is an example: it opens at once and is not asked again. */
  readonly isKnown: boolean
  /** As the server noted it; null: it did not. */
  readonly questionId: string | null
}

/** null: nothing was handed over. @param state of the browser's history; whatever it holds */
export function readAsked(state: unknown): HandedOver | null {
  if (typeof state !== 'object' || state === null || !('question' in state)) return null
  const { question } = state
  if (typeof question !== 'string') return null
  const id = 'questionId' in state ? state.questionId : null
  const named = 'subject' in state ? state.subject : undefined
  return {
    question,
    subject: HOMEWORK_SUBJECTS.find((known) => known === named) ?? 'math',
    isKnown: 'isKnown' in state && state.isKnown === true,
    questionId: typeof id === 'string' ? id : null,
  }
}
