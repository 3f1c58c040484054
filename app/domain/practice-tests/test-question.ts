// A question of a practice test: an exercise by reference, or what a study card or a study guide asked on the day the test was made,
// kept whole: a card that is changed or deleted later changes no test.
import { type Card, facesOf, sidesOf } from '#engine/cards/card.ts'
import type { Part } from '#engine/cards/card-text.ts'
import type { Dice } from '#engine/core/random.ts'
import { ok, type Result } from '#engine/core/result.ts'
import type { Answer, Exercise, ExerciseRef } from '#engine/curriculum/exercise.ts'
import { type Generators, makeExercise } from '#engine/curriculum/generator.ts'
import type { Sentence } from '#engine/curriculum/sentence.ts'

export interface CardQuestion {
  /** null: it was made from a study guide, which we do not have. */
  readonly setId: string | null
  readonly asks: string
  /** Offered in this order, the right one among them; alone: it is typed. */
  readonly options: readonly string[]
  readonly right: number
}

export type TestQuestion = ExerciseRef | CardQuestion

export const isCardQuestion = (question: TestQuestion): question is CardQuestion => 'asks' in question

/** Answers offered, at most. */
const OPTIONS = 4
const GAP = '…'

/** What the cards of a set ask, at most `most` of it, in an order of its own; wrong options are answers of other cards of the set. */
export function cardQuestions(
  { id: setId, cards }: { readonly id: string; readonly cards: readonly Card[] },
  most: number,
  dice: Dice,
): CardQuestion[] {
  const asked = cards.flatMap((card) =>
    facesOf(card).flatMap((face) => {
      const sides = sidesOf(card, face)
      const kind = face.startsWith('gap') ? 'gap' : face
      const [asks, answer] = [
        textOf(sides.question),
        kind === 'gap' ? gapOf(sides.answer) : textOf(sides.answer),
      ]
      return asks && answer ? [{ kind, asks, answer, plain: answer.toLowerCase() }] : []
    }),
  )
  return dice
    .shuffle(asked)
    .slice(0, most)
    .map(({ kind, asks, answer, plain }) => {
      const others = new Map<string, string>()
      for (const one of asked) {
        const isWrong = one.kind === kind && one.plain !== plain && one.asks !== asks
        if (isWrong && !others.has(one.plain)) others.set(one.plain, one.answer)
      }
      const options = dice.shuffle([answer, ...dice.shuffle([...others.values()]).slice(0, OPTIONS - 1)])
      return { setId, asks, options, right: options.indexOf(answer) }
    })
}

/** Plain text; null where a formula stands in it, which only cards can show. */
function textOf(parts: readonly Part[]): string | null {
  const texts = parts.map((part): string | null => {
    if (part.is === 'formula') return null
    if (part.is !== 'gap') return part.text
    return part.shown ? textOf(part.inside) : part.hint || GAP
  })
  return texts.includes(null) ? null : texts.join('').trim()
}

const gapOf = (parts: readonly Part[]) =>
  textOf(parts.filter((part) => part.is === 'gap' && part.shown).slice(0, 1))

/** The area of the sentences of card questions. */
const CARDS = 'test-cards'

const sentence = (index: number, part: string): Sentence => ({ key: `${CARDS}/${index}-${part}` })

/** @param index of the question in its test. A refusal where its exercise cannot be made any more. */
export function exerciseOf(
  generators: Generators,
  question: TestQuestion,
  index: number,
): Result<Exercise, string> {
  if (!isCardQuestion(question)) return makeExercise(generators, question)
  const right = sentence(index, String(question.right))
  const answer: Answer =
    question.options.length === 1
      ? { kind: 'text', right: question.options[0] ?? '', also: [], watch: [], wrong: [] }
      : {
          kind: 'choice',
          options: question.options.map((_, option) => ({ say: sentence(index, String(option)) })),
          right: question.right,
          wrong: [],
        }
  return ok({
    skill: '',
    version: 0,
    difficulty: 2,
    seed: 0,
    question: sentence(index, 'asks'),
    answer,
    hints: [right, right, right],
    solution: [{ say: right }],
  })
}

/** The words of card questions, for the sentences of a page: what looks like a place to fill in is kept as text. */
export function cardSentences(questions: readonly TestQuestion[]): Record<string, Record<string, string>> {
  const words = questions.flatMap((question, index) =>
    isCardQuestion(question)
      ? [
          [`${index}-asks`, question.asks],
          ...question.options.map((text, option) => [`${index}-${option}`, text]),
        ]
      : [],
  )
  return {
    [CARDS]: Object.fromEntries(
      words.map(([key, text = '']) => [key, text.replace(/\{(?=\w+\})/g, '{\u2060')]),
    ),
  }
}
