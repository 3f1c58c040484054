// What we have for a question, worked out in the browser: help that can begin, or the nearest we have.
import type { Language } from '#engine/core/languages.ts'
import type { Answerable } from '#engine/curriculum/homework/conversation.ts'
import type { FoundLesson } from '#engine/curriculum/homework/find-lesson.ts'
import { nearestOf } from '#engine/curriculum/homework/find-nearest.ts'
import { fittingSkill } from '#engine/curriculum/homework/fitting-skill.ts'
import type { HomeworkSubject } from '#engine/curriculum/homework/homework-subjects.ts'
import { lookUp } from '#engine/curriculum/homework/look-up.ts'
import { type Recognised, recognise } from '#engine/curriculum/homework/recognise.ts'
import { type FactSubject, loadFacts } from './load-facts.ts'
import { loadLessons } from './load-lessons.ts'
import { loadSkills, type NamedSkill } from './load-skills.ts'

export type WhyNot = 'words' | Extract<Recognised, { is: 'unsolved' }>['why']

export type Prepared =
  /** `like`: where more of it is practised; null: nowhere. */
  | { readonly can: true; readonly question: Answerable; readonly like: NamedSkill | null }
  | {
      readonly can: false
      readonly why: WhyNot
      /** null: none is near. */
      readonly lesson: FoundLesson | null
      readonly nearest: readonly NamedSkill[]
    }

const MOST_NEAREST = 3

/** @param question tidied @throws when what it needs cannot be fetched */
export async function prepareHelp(
  question: string,
  subject: HomeworkSubject,
  language: Language,
): Promise<Prepared> {
  const found = recognise(question, subject, language)
  if (found.is !== 'words' && found.is !== 'unsolved') return help(found, subject, language)
  const looked = await lookUp(question, found, language, {
    readFacts: async () => (isFactual(subject) ? loadFacts(subject, language) : []),
    readLessons: () => loadLessons(language),
  })
  if (looked.is === 'fact') return help(looked, subject, language)
  const skills = await loadSkills(subject, language)
  const nearest = nearestOf(question, skills, ({ name }) => name, language).slice(0, MOST_NEAREST)
  return { can: false, why: found.is === 'unsolved' ? found.why : 'words', lesson: looked.lesson, nearest }
}

const isFactual = (subject: HomeworkSubject): subject is FactSubject =>
  subject === 'science' || subject === 'history'

async function help(question: Answerable, subject: HomeworkSubject, language: Language): Promise<Prepared> {
  return { can: true, question, like: await practiceOf(question, subject, language) }
}

async function practiceOf(
  question: Answerable,
  subject: HomeworkSubject,
  language: Language,
): Promise<NamedSkill | null> {
  const id = fittingSkill(question)
  if (id === null) return null
  // A calculation is practised in mathematics, whatever the question was for.
  const skills = await loadSkills(question.is === 'fact' ? subject : 'math', language)
  return skills.find((skill) => skill.id === id) ?? null
}
