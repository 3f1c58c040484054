// What a learner writes into the conversation is listened to as their question was: whoever may be in danger is shown people to talk
// to, before anything is checked.
import { concernOf } from '#app/domain/writing/concern.ts'
import { helpLinesText } from '#app/words/help-lines.ts'
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { askHomework } from './ask-homework.ts'

export interface HeardStep {
  /** To be shown at once: nobody knows the country here. */
  readonly lines: string
  /** The server is told, and tells who looks after them; of their own country where it answers. Of a guest it is told nothing. */
  readonly told: Promise<string>
}

/** null: nothing in it gives reason to worry. */
export function hearStep(
  text: string,
  { subject, isGuest }: { subject: HomeworkSubject; isGuest: boolean },
): HeardStep | null {
  if (concernOf(text) === null) return null
  const lines = helpLinesText(null)
  return { lines, told: isGuest ? Promise.resolve(lines) : tell(text, subject, lines) }
}

/** As a question that is in danger: it is answered with help lines before it could be noted or counted. */
async function tell(question: string, subject: HomeworkSubject, lines: string): Promise<string> {
  const asked = { attemptId: crypto.randomUUID(), subject, question, factId: null }
  const answer = await askHomework(asked).catch(() => null)
  return answer?.is === 'help-lines' ? answer.text : lines
}
