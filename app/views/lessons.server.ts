// Lessons as their pages show them: what they say, and the name and school year of their skill.
import { areasOf, skillNames } from '#app/views/practice.server.ts'
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import {
  LESSON_TOPICS,
  LESSONS,
  type Lesson,
  type LessonTopic,
  type LessonWords,
} from '#engine/curriculum/lessons/lessons.ts'
import { MATH_SKILLS } from '#engine/curriculum/mathematics/skills.ts'
import { yearName } from './school-year-name.ts'

/** By path. */
const FILES = import.meta.glob<Readonly<Record<string, LessonWords>>>(
  '../../game-engine/curriculum/lessons/words/*/*.json',
  { eager: true, import: 'default' },
)

export interface LessonLine {
  readonly skill: string
  readonly title: string
  /** Of the skill. */
  readonly name: string
  /** As the reader's schools call it. */
  readonly year: string
  readonly band: Band
}

export interface LessonPage extends LessonLine, LessonWords {
  readonly topic: LessonTopic
  /** In its topic, from 1. */
  readonly place: number
  readonly example: Lesson['example']
  /** What a browser loads to draw its exercises. */
  readonly areas: readonly string[]
  /** Of the topic. */
  readonly next: LessonLine | null
}

export function lessonsOf(topic: LessonTopic, language: Language): LessonLine[] {
  const skills = LESSONS[topic].map(({ skill }) => skill)
  const names = skillNames(skills, language)
  return skills.map((skill) => {
    const { grade = 0, band = 'elementary' } = MATH_SKILLS.find(({ id }) => id === skill) ?? {}
    const { title = skill } = wordsOf(skill, topic, language) ?? {}
    return { skill, title, name: names[skill] ?? skill, year: yearName(grade, language), band }
  })
}

/** @returns undefined where no lesson is about this skill */
export function findLesson(skill: string | undefined, language: Language): LessonPage | undefined {
  for (const topic of LESSON_TOPICS) {
    const place = LESSONS[topic].findIndex((lesson) => lesson.skill === skill)
    const lesson = LESSONS[topic][place]
    const lines = lessonsOf(topic, language)
    const line = lines[place]
    const words = lesson && wordsOf(lesson.skill, topic, language)
    if (!lesson || !line || !words) continue
    const areas = areasOf([lesson.skill])
    return {
      ...line,
      ...words,
      topic,
      place: place + 1,
      example: lesson.example,
      areas,
      next: lines[place + 1] ?? null,
    }
  }
  return
}

function wordsOf(skill: string, topic: LessonTopic, language: Language): LessonWords | undefined {
  return FILES[`../../game-engine/curriculum/lessons/words/${language}/${topic}.json`]?.[skill]
}
