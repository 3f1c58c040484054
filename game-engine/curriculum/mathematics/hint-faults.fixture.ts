// Hints that give the answer away, by a rule for each kind of answer.
import { saysTheSame } from '../algebra/check-expression.ts'
import { type Rational, rational, same } from '../exact.ts'
import type { Answer, Choice, Exercise } from '../exercise.ts'
import { fillSentence, type SentenceWords } from '../fill-sentence.ts'
import { linearText } from '../linear-text.ts'
import type { Maths } from '../notation.ts'
import type { Sentence } from '../sentence.ts'
import { isMaths, numbersWritten } from './numbers-in.fixture.ts'
import { holds, placeIn, said } from './said.fixture.ts'

/** What the question or its drawing shows already, a hint may say too. */
export function hintFaults(exercise: Exercise, languages: readonly SentenceWords[]): string[] {
  const tells = telling(exercise, languages)
  return exercise.hints.flatMap((hint, index) =>
    tells(hint, index === 0) ? [`hint ${index + 1} tells the answer`] : [],
  )
}

const PLACES = [1, 10, 100, 1000].map((value) => rational(value))

type Telling = (hint: Sentence, isFirst: boolean) => boolean
type Of<Kind extends Answer['kind']> = Extract<Answer, { readonly kind: Kind }>

function telling(exercise: Exercise, languages: readonly SentenceWords[]): Telling {
  const { question, drawing, answer } = exercise
  const shown = [question, drawing]
  switch (answer.kind) {
    case 'number':
      return saysAll([answer.right], shown, languages)
    case 'numbers':
      return saysAll(answer.right, shown, languages)
    case 'point':
      return saysAll(
        answer.right.map((coordinate) => rational(coordinate)),
        shown,
        languages,
      )
    case 'expression':
      return (hint) => !saysFormula(shown, answer.right) && saysFormula(hint, answer.right)
    case 'choice':
      return namesTheRight(exercise, [answer.right], answer.options, languages)
    case 'multi-select':
      return namesTheRight(exercise, answer.right, answer.options, languages)
    case 'matching':
      return joinsPairs(answer, languages)
    case 'ordering':
      return listsInOrder(answer, languages)
    case 'text': {
      const right = answer.right.toLowerCase()
      return (hint) => languages.some((words) => holds(said(hint, words), right, words))
    }
  }
}

/**
 * All the numbers of the answer, or fractions in their two parts, of which the question lacks one at least. Signs and digits of
 * what it shows are known too, and so are places: 10 is named in many a hint.
 */
function saysAll(right: readonly Rational[], shown: unknown, languages: readonly SentenceWords[]): Telling {
  const says = (numbers: readonly Rational[], values: readonly Rational[]) =>
    values.every((value) => numbers.some((other) => same(other, value)))
  const parts = right.flatMap(({ n, d }) => (d === 1 ? [rational(n)] : [rational(n), rational(d)]))
  const seen = numbersWritten(shown)
  const digits = seen.flatMap(({ n }) => [...String(Math.abs(n))].map((digit) => rational(Number(digit))))
  const known = [...seen, ...seen.map(({ n, d }) => ({ n: -n, d })), ...digits, ...PLACES]
  if (says(known, right)) return () => false
  return (hint) =>
    languages.some((words) => {
      const named = numbersWritten(fillSentence(hint, words))
      return says(named, right) || (says(named, parts) && !says(known, parts))
    })
}

/** The formula or one that says the same, whole or as a part. */
function saysFormula(data: unknown, right: Maths): boolean {
  return [...formulasIn(data)].some((text) => {
    try {
      return saysTheSame(JSON.parse(text), right)
    } catch {
      // A list or a gap has no value.
      return false
    }
  })
}

/** The first hint may name the right options only with all the others, a later one not without a wrong one. */
function namesTheRight(
  { question, drawing }: Exercise,
  right: readonly number[],
  options: readonly Choice[],
  languages: readonly SentenceWords[],
): Telling {
  return (hint, isFirst) =>
    languages.some((words) => {
      const isIn = (option: Choice, sentence: Sentence, data: unknown) => {
        if ('say' in option) return holds(said(sentence, words), said(option.say, words), words)
        return 'maths' in option && formulasIn(data).has(JSON.stringify(option.maths))
      }
      const answers = options.filter((_, index) => right.includes(index))
      const named = options.filter((option) => isIn(option, hint, hint))
      if (answers.every((option) => isIn(option, question, [question, drawing]))) return false
      if (!answers.every((option) => named.includes(option))) return false
      return isFirst ? named.length < options.length : named.length === answers.length
    })
}

/** The first hint joins no item to its option; a later one does not join the half of them. */
function joinsPairs({ items, options, right }: Of<'matching'>, languages: readonly SentenceWords[]): Telling {
  return (hint, isFirst) =>
    languages.some((words) => {
      const text = said(hint, words)
      const pairs = items.filter((item, index) => {
        const option = options[right[index] ?? 0]
        if (!option || !holds(text, said(option, words), words)) return false
        const shown = shownAs(item, words)
        return shown !== undefined && holds(text, shown, words)
      })
      return isFirst ? pairs.length > 0 : pairs.length > items.length / 2
    })
}

/** All items in the right order; the first hint not even the one that comes first or last, alone. */
function listsInOrder({ items, right }: Of<'ordering'>, languages: readonly SentenceWords[]): Telling {
  return (hint, isFirst) =>
    languages.some((words) => {
      const text = said(hint, words)
      const places = right.map((index) => {
        const item = items[index]
        const shown = item && shownAs(item, words)
        return shown === undefined ? -1 : placeIn(text, shown, words)
      })
      const named = places.filter((place) => place >= 0)
      const ends = [places[0] ?? -1, places.at(-1) ?? -1]
      const alone = isFirst && named.length === 1 && ends.some((place) => place >= 0)
      const isSorted = places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1))
      return alone || (named.length === items.length && isSorted)
    })
}

/** In words or figures; a drawing has none. */
function shownAs(item: Choice | Maths | Sentence, words: SentenceWords): string | undefined {
  if ('key' in item) return said(item, words)
  if ('say' in item) return said(item.say, words)
  return 'maths' in item ? linearText(item.maths) : 'is' in item ? linearText(item) : undefined
}

/** Each formula and each of its parts, as text to compare. */
function formulasIn(data: unknown): Set<string> {
  if (typeof data !== 'object' || data === null) return new Set()
  const inner = Object.values(data).flatMap((value) => [...formulasIn(value)])
  return new Set(isMaths(data) ? [JSON.stringify(data), ...inner] : inner)
}
