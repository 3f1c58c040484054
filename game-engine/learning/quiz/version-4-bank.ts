// A bank as versions up to the fourth asked it: without the questions added since, each topic in one part.
import type { QuizItem } from './quiz-item.ts'

export function version4Bank(items: readonly QuizItem[]): QuizItem[] {
  return items.filter(({ since }) => since === undefined).map(({ part: _, ...item }) => item)
}
