// Hints that give the answer away: a number, an expression, or the option to choose.
import { same } from '../exact.ts'
import type { Choice, Exercise } from '../exercise.ts'
import { fillSentence, type SentenceWords } from '../fill-sentence.ts'
import { linearText } from '../linear-text.ts'
import type { Sentence } from '../sentence.ts'
import { isMaths, numbersIn } from './numbers-in.fixture.ts'

/** What the question or its drawing shows already, a hint may say too. */
export function hintFaults(exercise: Exercise, languages: readonly SentenceWords[]): string[] {
  const tells = telling(exercise, languages)
  return exercise.hints.flatMap((hint, index) =>
    tells(hint, index === 0) ? [`hint ${index + 1} tells the answer`] : [],
  )
}

type Telling = (hint: Sentence, isFirst: boolean) => boolean

function telling({ question, drawing, answer }: Exercise, languages: readonly SentenceWords[]): Telling {
  const shown = [question, drawing]
  switch (answer.kind) {
    case 'number': {
      const numbers = numbersIn(shown)
      return (hint) =>
        numbersIn(hint).some(
          (value) => same(value, answer.right) && !numbers.some((other) => same(other, value)),
        )
    }
    case 'expression': {
      const right = JSON.stringify(answer.right)
      return (hint) => formulasIn(hint).has(right) && !formulasIn(shown).has(right)
    }
    case 'choice':
      return namesTheRight(question, shown, answer, languages)
    default:
      return () => false
  }
}

/** The first hint may name the right option only with all the others, a later one not alone. */
function namesTheRight(
  question: Sentence,
  shown: unknown,
  { options, right }: { readonly options: readonly Choice[]; readonly right: number },
  languages: readonly SentenceWords[],
): Telling {
  return (hint, isFirst) =>
    languages.some((words) => {
      const isIn = (option: Choice, sentence: Sentence, data: unknown) => {
        if ('say' in option) return holds(said(sentence, words), said(option.say, words), words)
        return 'maths' in option && formulasIn(data).has(JSON.stringify(option.maths))
      }
      const [answer] = options.slice(right)
      if (!answer || isIn(answer, question, shown) || !isIn(answer, hint, hint)) return false
      const named = options.filter((option) => isIn(option, hint, hint)).length
      return isFirst ? named < options.length : named === 1
    })
}

function said(sentence: Sentence, words: SentenceWords): string {
  const pieces = fillSentence(sentence, words)
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : linearText(piece)))
    .join('')
    .toLowerCase()
}

/** As a word of its own; in Chinese anywhere. */
function holds(text: string, part: string, { language }: SentenceWords): boolean {
  if (language === 'zh') return text.includes(part)
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const around = [text.slice(0, at).at(-1) ?? ' ', text[at + part.length] ?? ' ']
    if (around.every((sign) => !/[\p{L}\p{N}]/u.test(sign))) return true
  }
  return false
}

/** Each formula and each of its parts, as text to compare. */
function formulasIn(data: unknown): Set<string> {
  if (typeof data !== 'object' || data === null) return new Set()
  const inner = Object.values(data).flatMap((value) => [...formulasIn(value)])
  return new Set(isMaths(data) ? [JSON.stringify(data), ...inner] : inner)
}
