// The fun fact as the last hint, before the question is answered: with "…" for the right answer where it says it.
import type { QuizItemWords } from '#engine/learning/quiz/quiz-words.ts'

/** Letters from which on a word tells something: "the" and "de" do not. */
const TELLING = 4
/** Letters an ending may add: "star" is found in "stars". */
const ENDING = 2

const NUMBER = /^\p{N}+$/u
const WORD = /[\p{L}\p{N}]+/gu
const HAN = /\p{Script=Han}/u

/** Chinese has no spaces: there the answer is found as a whole, elsewhere by its words, in any order, where all are told. */
export function earlyFact({ right, funFact }: Pick<QuizItemWords, 'right' | 'funFact'>): string {
  if (HAN.test(right)) return funFact.replaceAll(right, '……')
  const answer = tellingWords(right)
  const told = funFact.toLowerCase().match(WORD) ?? []
  if (!answer.every((one) => told.some((word) => isFormOf(word, one)))) return funFact
  return funFact.replace(WORD, (word) =>
    answer.some((one) => isFormOf(word.toLowerCase(), one)) ? '…' : word,
  )
}

/** The words that tell; of an answer of small words only, the longest, the last of equals: "sun" of "the Sun". */
function tellingWords(right: string): string[] {
  const words = right.toLowerCase().match(WORD) ?? []
  const telling = words.filter((word) => word.length >= TELLING || NUMBER.test(word))
  return telling.length > 0 ? telling : words.toSorted((one, other) => one.length - other.length).slice(-1)
}

function isFormOf(word: string, one: string): boolean {
  const canEnd = one.length >= TELLING && !NUMBER.test(one)
  return word === one || (canEnd && word.startsWith(one) && word.length - one.length <= ENDING)
}
