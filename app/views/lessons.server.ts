// Lessons as their pages show them: what they say, and the name and school year of their skill. Those of mathematics are worked by
// the skill's generator, those of other subjects are written, with a drawing.
import type { GameSubject } from '#app/domain/catalogue/games.ts'
import { findCourse } from '#app/domain/practice/courses.ts'
import { areasOf, type Strand, skillNames } from '#app/views/practice.server.ts'
import type { Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import type { LessonEntry } from '#engine/curriculum/homework/find-lesson.ts'
import {
  LESSON_TOPICS,
  LESSONS,
  type Lesson,
  type LessonTopic,
  type LessonWords,
} from '#engine/curriculum/lessons/lessons.ts'
import type { WrittenLesson } from '#engine/curriculum/lessons/written-lesson.ts'
import { COURSE_OF } from './course-of.ts'
import { yearName } from './school-year-name.ts'

/** By path. */
const MATH_WORDS = import.meta.glob<Readonly<Record<string, LessonWords>>>(
  '../../game-engine/curriculum/lessons/words/*/*.json',
  { eager: true, import: 'default' },
)
/** Without their worked examples in the build (app/bundle/written-lessons.ts). By path. */
const WRITTEN = import.meta.glob<Pick<WrittenLesson, 'source' | 'words'>>(
  '../../game-engine/curriculum/lessons/written/*/*.json',
  {
    eager: true,
    import: 'default',
  },
)

/** What lessons are grouped by: topics of mathematics, strands of the other subjects. */
export type Topic = LessonTopic | Strand

export interface LessonLine {
  readonly skill: string
  readonly title: string
  /** Of the skill. */
  readonly name: string
  /** As the reader's schools call it. */
  readonly year: string
  readonly band: Band
}

export interface TopicLessons {
  readonly topic: Topic
  /** In the order in which they are learned. */
  readonly lessons: readonly LessonLine[]
}

export interface LessonPage extends LessonLine, LessonWords {
  readonly subject: GameSubject
  readonly topic: Topic
  /** In its topic, from 1. */
  readonly place: number
  /** What the worked example is drawn from; null: it is written, and the browser fetches it. */
  readonly example: Lesson['example'] | null
  /** Where its facts can be looked up. */
  readonly source: string | null
  /** What a browser loads to draw its exercises. */
  readonly areas: readonly string[]
  /** Of the topic. */
  readonly next: LessonLine | null
}

const SUBJECTS = Object.keys(COURSE_OF) as GameSubject[]

/** The lessons of a subject that are told in a language. */
export function topicsOf(subject: GameSubject, language: Language): TopicLessons[] {
  const skills = findCourse(COURSE_OF[subject], language)?.skills ?? []
  const names = skillNames(
    skills.map(({ id }) => id),
    language,
  )
  const topics =
    subject === 'math'
      ? LESSON_TOPICS.map((topic) => ({ topic, ids: LESSONS[topic].map(({ skill }) => skill) }))
      : [...new Set(skills.map(({ strand }) => strand as Strand))].map((topic) => ({
          topic,
          ids: skills.flatMap(({ id, strand }) => (strand === topic && wordsOf(id, language) ? [id] : [])),
        }))
  return topics
    .filter(({ ids }) => ids.length > 0)
    .map(({ topic, ids }) => ({
      topic,
      lessons: ids.map((id) => {
        const { grade = 0, band = 'elementary' } = skills.find((skill) => skill.id === id) ?? {}
        const { title = id } = wordsOf(id, language) ?? {}
        return { skill: id, title, name: names[id] ?? id, year: yearName(grade, language), band }
      }),
    }))
}

/** What the lessons told in a language are found by. */
export function lessonIndex(language: Language): LessonEntry[] {
  const lines = SUBJECTS.flatMap((subject) => topicsOf(subject, language)).flatMap(({ lessons }) => lessons)
  return lines.map(({ skill, title, name }) => ({
    skill,
    title,
    name,
    idea: wordsOf(skill, language)?.idea ?? [],
    source: writtenOf(skill)?.source ?? null,
  }))
}

/** @returns undefined where no lesson in this language is about the skill */
export function findLesson(skill: string | undefined, language: Language): LessonPage | undefined {
  const words = skill === undefined ? undefined : wordsOf(skill, language)
  if (skill === undefined || !words) return
  for (const subject of SUBJECTS) {
    for (const { topic, lessons } of topicsOf(subject, language)) {
      const place = lessons.findIndex((lesson) => lesson.skill === skill)
      const line = lessons[place]
      if (!line) continue
      const { idea, mistake } = words
      return {
        ...line,
        idea,
        mistake,
        subject,
        topic,
        place: place + 1,
        example: generatedOf(skill)?.example ?? null,
        source: writtenOf(skill)?.source ?? null,
        areas: areasOf([skill]),
        next: lessons[place + 1] ?? null,
      }
    }
  }
  return
}

/** Whether some language has a lesson about the skill. */
export function isLessonAnywhere(skill: string | undefined): boolean {
  return skill !== undefined && LANGUAGES.some((language) => wordsOf(skill, language))
}

function wordsOf(skill: string, language: Language): LessonWords | undefined {
  const topic = LESSON_TOPICS.find((one) => LESSONS[one].some((lesson) => lesson.skill === skill))
  return topic === undefined
    ? writtenOf(skill)?.words[language]
    : MATH_WORDS[`../../game-engine/curriculum/lessons/words/${language}/${topic}.json`]?.[skill]
}

const generatedOf = (skill: string) =>
  Object.values(LESSONS)
    .flat()
    .find((lesson) => lesson.skill === skill)

/** By skill. */
const BY_SKILL = new Map(
  Object.entries(WRITTEN).map(([path, lesson]) => [path.replace(/^.*\/|\.json$/g, ''), lesson]),
)

const writtenOf = (skill: string) => BY_SKILL.get(skill)
