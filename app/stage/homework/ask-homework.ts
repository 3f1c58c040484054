// Asks the server for help with a question: it notes the question and takes it from today's limit, once for each key.
import type { AskHomeworkRefusal } from '#app/domain/homework/ask-refusals.ts'

export type AskAnswer =
  /** By `questionId` more can be asked about it. */
  | { readonly is: 'answered'; readonly questionId: string }
  | { readonly is: 'unanswered' }
  | { readonly is: 'help-lines'; readonly text: string }
  | { readonly is: 'refused'; readonly code: AskHomeworkRefusal }

export interface HomeworkRequest {
  readonly attemptId: string
  readonly subject: string
  readonly question: string
  /** Of the quiz bank where the answer was found; null: nothing was looked up there. */
  readonly factId: string | null
}

/** @throws when there is no answer: the same request may be sent again, it counts once */
export async function askHomework(asked: HomeworkRequest): Promise<AskAnswer> {
  const response = await fetch('/homework-help/ask', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  if (!response.ok) throw new Error(`asking answered ${response.status}`)
  return response.json()
}
