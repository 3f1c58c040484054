import type { AskError } from './ask-errors.ts'

/**
 * Whether the list of questions and what is left of today's are to be read again: a question was noted, or the limit is reached. Read
 * again after a failure, the page would be lost where the connection is.
 */
export function changesShelf(
  outcome:
    | { readonly is: 'help'; readonly questionId: string | null }
    | { readonly is: 'writing'; readonly error?: AskError }
    | { readonly is: 'reading' | 'help-lines' },
): boolean {
  if (outcome.is === 'help') return outcome.questionId !== null
  return outcome.is === 'writing' && outcome.error === 'quota_used_up'
}
