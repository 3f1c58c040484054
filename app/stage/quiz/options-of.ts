// The four options of a question in the order they stand in, with what is known of each.
import type { QuizItemWords } from '#engine/learning/quiz/quiz-words.ts'
import { type QuizState, struckOut } from '#engine/learning/quiz/state.ts'
import type { AnswerOption } from '../answer-buttons.tsx'

export interface ReadOption {
  readonly text: string
  /** Why it is wrong; null for the right one. */
  readonly why: string | null
  readonly mark: AnswerOption['mark']
}

export function optionsOf(
  state: Pick<QuizState, 'question' | 'hints' | 'lastAnswer'>,
  words: QuizItemWords,
): ReadOption[] {
  const struck = struckOut(state)
  return state.question.order.map((option, place) => {
    const wrong = option === 0 ? undefined : words.wrong[option - 1]
    const closed = state.lastAnswer !== null
    const mark =
      closed && !wrong
        ? 'right'
        : state.lastAnswer?.chosen === place
          ? 'wrong'
          : struck.includes(place)
            ? 'struck'
            : 'none'
    return { text: wrong?.text ?? words.right, why: wrong?.why ?? null, mark }
  })
}
