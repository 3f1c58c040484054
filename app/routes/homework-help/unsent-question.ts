import type { AskError } from './ask-errors.ts'

/**
 * What a question comes to that the server did not look at: people to talk to where somebody may be in danger, told in this browser
 * alone, else the error. Nobody knows the country here. The words and lines are fetched with the first such question.
 */
export async function unsentQuestion(
  question: string,
  error: AskError,
): Promise<{ is: 'help-lines'; text: string } | { is: 'writing'; error: AskError }> {
  const text = await findHelpLines(question).catch(() => null)
  return text === null ? { is: 'writing', error } : { is: 'help-lines', text }
}

async function findHelpLines(question: string): Promise<string | null> {
  const [{ concernOf }, { helpLinesText }] = await Promise.all([
    import('#app/domain/writing/concern.ts'),
    import('#app/words/help-lines.ts'),
  ])
  return concernOf(question) === null ? null : helpLinesText(null)
}
