import type { Exercise } from '#engine/curriculum/exercise.ts'
import type { SentenceWords } from '#engine/curriculum/fill-sentence.ts'
import { sentenceText } from './says.tsx'

/** What is read aloud of an exercise: the question, and options that are words. */
export function spokenPartsOf({ question, answer }: Exercise, words: SentenceWords): string[] {
  const options = answer.kind === 'choice' ? answer.options : []
  return [
    sentenceText(question, words),
    ...options.flatMap((option) => ('say' in option ? [sentenceText(option.say, words)] : [])),
  ]
}
