// The questions of the quiz games as exercises: each placed once, on a skill of its band, and whole in every language.
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { BANDS, type Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import { ELEMENTARY_PRACTICE as ELEMENTARY_HISTORY } from '#engine/games/history-quest/practice/elementary.ts'
import { HIGH_PRACTICE as HIGH_HISTORY } from '#engine/games/history-quest/practice/high.ts'
import { MIDDLE_PRACTICE as MIDDLE_HISTORY } from '#engine/games/history-quest/practice/middle.ts'
import { ELEMENTARY_PRACTICE as ELEMENTARY_SCIENCE } from '#engine/games/science-explorer/practice/elementary.ts'
import { HIGH_PRACTICE as HIGH_SCIENCE } from '#engine/games/science-explorer/practice/high.ts'
import { MIDDLE_PRACTICE as MIDDLE_SCIENCE } from '#engine/games/science-explorer/practice/middle.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'
import { DIFFICULTIES } from '../exercise.ts'
import { fillSentence, type SentenceWords } from '../fill-sentence.ts'
import { makeExercise } from '../generator.ts'
import { HISTORY_SKILLS } from '../history/skills.ts'
import { exerciseOf } from '../practice/ask.ts'
import { SCIENCE_SKILLS } from '../science/skills.ts'
import { SHARED } from './draft-item.ts'
import { itemSentences } from './item-sentences.ts'
import { quizSkills } from './quiz-practice.ts'
import { LEAST_ITEMS, writtenGenerator } from './written-generator.ts'

const BANKS = [
  {
    game: 'science-explorer',
    skills: SCIENCE_SKILLS,
    banks: { elementary: ELEMENTARY_SCIENCE, middle: MIDDLE_SCIENCE, high: HIGH_SCIENCE },
  },
  {
    game: 'history-quest',
    skills: HISTORY_SKILLS,
    banks: { elementary: ELEMENTARY_HISTORY, middle: MIDDLE_HISTORY, high: HIGH_HISTORY },
  },
]

const CASES = BANKS.flatMap(({ game, skills, banks }) =>
  BANDS.map((band) => ({ game, band, skills, bank: banks[band] })),
)

/** The grades whose questions are heard, not read. */
const SPOKEN_TO_GRADE = 2

/** Longest question that a child can keep in mind by ear: words, in Chinese characters. */
const LONGEST_SPOKEN: Readonly<Record<Language, number>> = { en: 16, es: 19, fr: 19, zh: 34 }

/** How long a question is to hear; a French mark that stands apart is no word. */
function spokenLength(question: string, language: Language): number {
  if (language === 'zh') return [...question].length
  return question.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
}

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

describe.each(CASES)('the questions of $game for $band', ({ game, band, skills, bank }) => {
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  const placed = [...Object.values(bank.skills), bank.none].flatMap((list) => list.split(' ')).filter(Boolean)

  test('are each placed once, on a skill of their band, or said to be on none', () => {
    expect([...placed].sort()).toEqual(bank.items.map(({ id }) => id).sort())
    for (const id of Object.keys(bank.skills)) expect(byId.get(id)?.band, id).toBe(band)
  })

  test.each(LANGUAGES)('are short enough to hear up to grade 2 in %s', (language) => {
    const { items }: QuizWords = readJson(`../../games/${game}/words/${language}/${band}.json`)
    const heard = Object.entries(bank.skills)
      .filter(([id]) => (byId.get(id)?.grade ?? 0) <= SPOKEN_TO_GRADE)
      .flatMap(([, list]) => list.split(' '))
    expect(heard.length > 0).toBe(band === 'elementary')
    const long = heard.filter(
      (id) => spokenLength(items[id]?.question ?? '', language) > LONGEST_SPOKEN[language],
    )
    expect(long).toEqual([])
  })

  test.each(LANGUAGES)('make whole exercises in %s', (language) => {
    const { items }: QuizWords = readJson(`../../games/${game}/words/${language}/${band}.json`)
    const structures = quizSkills(bank)
    const withWords = quizSkills(bank, items)
    expect(Object.keys(structures).length).toBeGreaterThan(0)
    const words = {
      language,
      nouns: {},
      people: [],
      sentences: {
        [SHARED]: readJson(`sentences/${language}.json`),
        ...Object.fromEntries(
          Object.entries(withWords).map(([id, skill]) => [id, itemSentences(skill, language)]),
        ),
      },
    } as unknown as SentenceWords
    // Gathered, because a hundred thousand assertions take longer than all else.
    const unlike: string[] = []
    const wordless = new Set<string>()
    for (const [id, structure] of Object.entries(structures)) {
      const server = { [id]: writtenGenerator(id, structure) }
      const browser = { [id]: writtenGenerator(id, withWords[id] ?? structure) }
      const version = server[id]?.version ?? 0
      expect(browser[id]?.version, id).toBe(version)
      const asked = new Set<string>()
      for (const difficulty of DIFFICULTIES) {
        for (let seed = 0; seed < 40; seed++) {
          const made = exerciseOf(server, { skill: id, version, difficulty, seed })
          const there = makeExercise(browser, { skill: id, version, difficulty, seed })
          if (!isDeepStrictEqual(there, { ok: true, value: made })) unlike.push(`${id} ${difficulty} ${seed}`)
          asked.add(made.question.key)
          const said = [made.question, ...made.hints, ...made.solution.map(({ say }) => say)]
          for (const sentence of [...said, ...made.answer.wrong.map(({ why }) => why)])
            if (fillSentence(sentence, words).join('') === '') wordless.add(sentence.key)
        }
      }
      expect(asked.size, id).toBeGreaterThanOrEqual(LEAST_ITEMS)
    }
    expect(unlike).toEqual([])
    expect([...wordless]).toEqual([])
  })
})

test.each<[Band, number]>([
  ['elementary', 6],
  ['middle', 6],
  ['high', 8],
])('at least %s has %i skills to practise in science and history', (band, least) => {
  const found = BANKS.flatMap(({ banks }) => Object.keys(quizSkills(banks[band])))
  expect(found.length).toBeGreaterThanOrEqual(least)
})
