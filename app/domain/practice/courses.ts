/// <reference types="vite/types/importMeta.d.ts" />
// What can be practised: a course is the map of a subject and the generators of its skills that have exercises. The language of
// the reader is a course in each language.
import type { Band } from '#engine/core/bands.ts'
import { LANGUAGES, type Language } from '#engine/core/languages.ts'
import type { Generators } from '#engine/curriculum/generator.ts'
import { HISTORY_SKILLS } from '#engine/curriculum/history/skills.ts'
import { LANGUAGE_SKILLS } from '#engine/curriculum/language/skills.ts'
import { GAME_SUM_GENERATORS } from '#engine/curriculum/mathematics/game-sums/generators.ts'
import { GENERATORS_BY_AREA, MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import { MATH_SKILLS } from '#engine/curriculum/mathematics/skills.ts'
import { SCIENCE_SKILLS } from '#engine/curriculum/science/skills.ts'
import type { Skill, Subject } from '#engine/curriculum/skill.ts'
import type { WrittenSkill } from '#engine/curriculum/written/item.ts'
import { type QuizPractice, quizSkills } from '#engine/curriculum/written/quiz-practice.ts'
import { LEAST_ITEMS, writtenGenerator } from '#engine/curriculum/written/written-generator.ts'
import { QUIZ_BANKS } from '#engine/games/quiz-banks.ts'

export interface Course {
  readonly subject: Subject
  /** Practised in this language alone; null: in all of them. */
  readonly language: Language | null
  /** Prerequisites stand before what builds on them. */
  readonly skills: readonly Skill[]
  readonly generators: Generators
  /** What a browser loads to make exercises of a skill: the subject's folder and the area in it. */
  areaOf(skill: string): string
}

/** Without their words in the build (app/bundle/written-items.ts). By path. */
const ITEMS = import.meta.glob<WrittenSkill>('../../../game-engine/curriculum/language/items/*/*.json', {
  eager: true,
  import: 'default',
})

const MATHEMATICS: Course = {
  subject: 'mathematics',
  language: null,
  skills: MATH_SKILLS,
  // The sums of the games are none of the map's skills: they are asked again, never practised.
  generators: { ...MATH_GENERATORS, ...GAME_SUM_GENERATORS },
  areaOf(skill) {
    const areas: Readonly<Record<string, Generators>> = {
      ...GENERATORS_BY_AREA,
      'game-sums': GAME_SUM_GENERATORS,
    }
    const [area] = Object.entries(areas).find(([, generators]) => Object.hasOwn(generators, skill)) ?? []
    return `mathematics/${area}`
  },
}

/** A subject whose exercises are the questions of a quiz game, each skill an area within its band. */
function quizCourse(
  subject: 'science' | 'history',
  skills: readonly Skill[],
  banks: Readonly<Record<Band, QuizPractice>>,
): Course {
  const written = Object.values(banks).flatMap((bank) => Object.entries(quizSkills(bank)))
  const bands = new Map(skills.map(({ id, band }) => [id, band]))
  return {
    subject,
    language: null,
    skills,
    generators: Object.fromEntries(written.map(([id, skill]) => [id, writtenGenerator(id, skill)])),
    areaOf: (skill) => `${subject}/${bands.get(skill)}/${skill}`,
  }
}

const SCIENCE = quizCourse('science', SCIENCE_SKILLS, QUIZ_BANKS.science)

const HISTORY = quizCourse('history', HISTORY_SKILLS, QUIZ_BANKS.history)

function languageCourse(language: Language): Course {
  const written = Object.entries(ITEMS).flatMap(([path, skill]) => {
    const { id } = new RegExp(`/${language}/(?<id>[^/]+)\\.json$`).exec(path)?.groups ?? {}
    return id !== undefined && skill.items.length >= LEAST_ITEMS
      ? [[id, writtenGenerator(id, skill)] as const]
      : []
  })
  return {
    subject: 'language',
    language,
    skills: LANGUAGE_SKILLS[language],
    generators: Object.fromEntries(written),
    areaOf: (skill) => `language/${skill}`,
  }
}

export const COURSES: readonly Course[] = [MATHEMATICS, SCIENCE, HISTORY, ...LANGUAGES.map(languageCourse)]

/** Of every course, by skill id. */
export const ALL_GENERATORS: Generators = generatorsOf(COURSES)

/** Of the courses whose items are written for practice alone: those of the quiz games have their difficulty there. */
export const LANGUAGE_GENERATORS: Generators = generatorsOf(
  COURSES.filter(({ subject }) => subject === 'language'),
)

function generatorsOf(courses: readonly Course[]): Generators {
  return Object.assign({}, ...courses.map(({ generators }) => generators))
}

/** @returns undefined for a subject that nobody can practise in this language */
export function findCourse(subject: Subject, language: Language): Course | undefined {
  return COURSES.find((course) => course.subject === subject && (course.language ?? language) === language)
}

/** The skills of a subject in a band that have exercises in this language, in the order of the map. */
export function skillsToPractise(subject: Subject, language: Language, band: Band): Skill[] {
  const { skills = [], generators = {} } = findCourse(subject, language) ?? {}
  return skills.filter((skill) => skill.band === band && Object.hasOwn(generators, skill.id))
}

/** The course that has exercises of a skill in this language. */
export function courseOf(skill: string, language: Language): Course | undefined {
  return COURSES.find(
    (course) => (course.language ?? language) === language && Object.hasOwn(course.generators, skill),
  )
}
