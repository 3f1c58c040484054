// The library of the built-in tutor as a file a language beside the Worker, /library/<language>.json: the facts of the quiz banks with
// where they can be looked up, and what lessons are found by, as /homework-help/lessons/<language> tells it. `npm run dev` makes one
// when it is asked for.
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type BookFact, type Books, libraryPath } from '#app/platform/library.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import type { LessonEntry } from '#engine/curriculum/homework/find-lesson.ts'
import type { LessonWords } from '#engine/curriculum/lessons/lessons.ts'
import type { WrittenLesson } from '#engine/curriculum/lessons/written-lesson.ts'
import { QUIZ_BANKS } from '#engine/games/quiz-banks.ts'
import type { QuizWords } from '#engine/learning/quiz/quiz-words.ts'

const BANKS = { 'science-explorer': QUIZ_BANKS.science, 'history-quest': QUIZ_BANKS.history }

export function library(): Plugin {
  return {
    name: 'library',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle() {
      for (const language of LANGUAGES)
        this.emitFile({
          type: 'asset',
          fileName: libraryPath(language).slice(1),
          source: JSON.stringify(booksIn(language)),
        })
    },
    configureServer({ middlewares }) {
      middlewares.use(({ url }, response, next) => {
        const language = LANGUAGES.find((one) => libraryPath(one) === url)
        if (language === undefined) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(booksIn(language)))
      })
    },
  }
}

export function booksIn(language: Language): Books {
  return { facts: factsIn(language), lessons: [...mathsLessonsIn(language), ...writtenLessonsIn(language)] }
}

function factsIn(language: Language): BookFact[] {
  return Object.entries(BANKS).flatMap(([game, bands]) =>
    Object.entries(bands).flatMap(([band, bank]) => {
      const { items } = read<QuizWords>(`games/${game}/words/${language}/${band}.json`)
      return bank.items.flatMap(({ id, source }) => {
        const said = items[id]
        return said ? [{ question: said.question, right: said.right, source }] : []
      })
    }),
  )
}

function mathsLessonsIn(language: Language): LessonEntry[] {
  const names = namesIn(language)
  return filesOf(`curriculum/lessons/words/${language}/*.json`).flatMap((file) =>
    Object.entries(read<Readonly<Record<string, LessonWords>>>(file)).map(([skill, { title, idea }]) => ({
      skill,
      title,
      name: names.get(skill) ?? skill,
      idea,
      source: null,
    })),
  )
}

function writtenLessonsIn(language: Language): LessonEntry[] {
  const names = namesIn(language)
  return filesOf('curriculum/lessons/written/*/*.json').flatMap((file) => {
    const skill = basename(file, '.json')
    const { words, source }: Pick<WrittenLesson, 'words' | 'source'> = read(file)
    const said = words[language]
    return said
      ? [
          {
            skill,
            title: said.title,
            name: names.get(skill) ?? skill,
            idea: said.idea,
            source: source ?? null,
          },
        ]
      : []
  })
}

/** Of the skills. */
function namesIn(language: Language): Map<string, string> {
  const files = filesOf(`curriculum/*/names/${language}/*.json`)
  return new Map(
    files.flatMap((file) =>
      Object.entries(read<Readonly<Record<string, { name: string }>>>(file)).map(
        ([skill, { name }]) => [skill, name] as const,
      ),
    ),
  )
}

const ENGINE = fileURLToPath(new URL('../../game-engine/', import.meta.url))

const filesOf = (pattern: string) => globSync(pattern, { cwd: ENGINE }).sort()

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(`${ENGINE}${path}`, 'utf8'))
}
