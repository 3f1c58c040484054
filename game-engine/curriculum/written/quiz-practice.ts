// The questions of a quiz game as written skills: the same words, with the fun fact and its source after the answer.
import type { QuizItem } from '#engine/learning/quiz/quiz-item.ts'
import type { QuizItemWords } from '#engine/learning/quiz/quiz-words.ts'
import { DIFFICULTIES, type ExerciseDifficulty } from '../exercise.ts'
import type { Item, WrittenSkill } from './item.ts'
import { LEAST_ITEMS } from './written-generator.ts'

/** The bank of a band, and what each of its questions practises. */
export interface QuizPractice {
  readonly items: readonly QuizItem[]
  /** Ids of items with blanks between them, by the id of the skill. */
  readonly skills: Readonly<Record<string, string>>
  /** Ids of items that no skill of the map asks for. */
  readonly none: string
}

type Words = Readonly<Record<string, QuizItemWords>>
type Sources = Readonly<Record<string, string>>

const OPTIONS = 3

/**
 * The skills that have enough items to be practised.
 * @param words of the items; left out on the server, which needs the structure alone
 * @param sources by the id of the item, where the bank comes without them
 */
export function quizSkills(
  { items, skills }: QuizPractice,
  words?: Words,
  sources: Sources = {},
): Readonly<Record<string, WrittenSkill>> {
  const byId = new Map(items.map((item) => [item.id, item]))
  const entries = Object.entries(skills).flatMap(([skill, list]) => {
    const own = list.split(' ').flatMap((id) => byId.get(id) ?? [])
    return own.length < LEAST_ITEMS ? [] : [[skill, { items: written(own, words, sources) }] as const]
  })
  return Object.fromEntries(entries)
}

/** In thirds: what is easy, usual and hard among the items of the skill, and not of the band. */
function written(items: readonly QuizItem[], words: Words | undefined, sources: Sources): Item[] {
  const easiestFirst = [...items].sort((a, b) => a.difficulty - b.difficulty)
  return easiestFirst.map((item, place) =>
    itemOf(
      item,
      DIFFICULTIES[Math.floor((place * DIFFICULTIES.length) / items.length)] ?? 1,
      words?.[item.id],
      sources[item.id] ?? item.source,
    ),
  )
}

function itemOf(
  { id }: QuizItem,
  difficulty: ExerciseDifficulty,
  words: QuizItemWords | undefined,
  source: string,
): Item {
  return {
    id,
    kind: 'choice',
    difficulty,
    question: words?.question ?? '',
    right: words?.right ?? '',
    wrong: words?.wrong ?? Array.from({ length: OPTIONS }, () => ({ text: '', why: '' })),
    fact: words?.funFact ?? '',
    source,
  }
}
