// Questions made from a study guide in somebody's browser, as they come in: bounded texts, put in an order here.
import { z } from 'zod'
import { tidyText } from '#app/domain/flashcards/card-limits.ts'
import type { Dice } from '#engine/core/random.ts'
import { LEAST_GUIDE_QUESTIONS, MOST_GUIDE_QUESTIONS } from '#engine/curriculum/guide/make-questions.ts'
import type { CardQuestion } from './test-question.ts'

/** Characters, after tidying. */
const LONGEST = { asks: 400, option: 120 } as const

const SENT = z
  .array(z.object({ asks: z.string(), answer: z.string(), wrong: z.array(z.string()).max(3) }))
  .max(MOST_GUIDE_QUESTIONS)

export type GuideQuestionsRefusal = 'too_few_questions' | 'malformed'

/** What is kept of them; of the guide itself nothing comes in. @param sent whatever a form brought */
export function readGuideQuestions(sent: unknown, dice: Dice): CardQuestion[] | GuideQuestionsRefusal {
  const read = SENT.safeParse(sent)
  if (!read.success) return 'malformed'
  if (read.data.length < LEAST_GUIDE_QUESTIONS) return 'too_few_questions'
  const questions = read.data.map(({ asks, answer, wrong }) => {
    const right = tidyText(answer, LONGEST.option)
    const options = dice.shuffle([right, ...wrong.map((one) => tidyText(one, LONGEST.option))])
    return { setId: null, asks: tidyText(asks, LONGEST.asks), options, right: options.indexOf(right) }
  })
  const areWhole = questions.every(
    ({ asks, options }) => asks !== '' && !options.includes('') && new Set(options).size === options.length,
  )
  return areWhole ? questions : 'malformed'
}
