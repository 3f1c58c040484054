// The map of practice as a page shows it: skills by strand, what is known of each, and what comes next.
import { COURSES, findCourse, skillsToPractise } from '#app/domain/practice/courses.ts'
import type { OpenPractice } from '#app/domain/practice/practice.types.ts'
import type { PractisedSkills } from '#app/domain/practice/read-skills.server.ts'
import { SKILL_NAMES } from '#app/words/skills.ts'
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import type { HistoryStrand } from '#engine/curriculum/history/history-skill.ts'
import type { LanguageStrand } from '#engine/curriculum/language/language-skill.ts'
import type { MathStrand } from '#engine/curriculum/mathematics/math-skill.ts'
import { nextSkills } from '#engine/curriculum/practice/next-skills.ts'
import { evidenceOf, isMastered, NEW_SKILL } from '#engine/curriculum/practice/skill-state.ts'
import type { ScienceStrand } from '#engine/curriculum/science/science-skill.ts'
import type { Grade, Skill, Subject } from '#engine/curriculum/skill.ts'
import { yearName } from './school-year-name.ts'

interface SkillWords {
  readonly name: string
  readonly goal: string
}

/** By path. */
const FILES = import.meta.glob<Readonly<Record<string, SkillWords>>>(
  '../../game-engine/curriculum/*/names/*/*.json',
  { eager: true, import: 'default' },
)

export type Strand = MathStrand | LanguageStrand | ScienceStrand | HistoryStrand

export interface MapSkill {
  readonly id: string
  readonly name: string
  readonly goal: string
  readonly strand: Strand
  readonly grade: Grade
  /** As the reader's schools call it. */
  readonly year: string
  /** 'none': it has no exercises yet. */
  readonly status: 'mastered' | 'begun' | 'new' | 'none'
  readonly right: number
  readonly tries: number
  /** It is time to look at it again. */
  readonly due: boolean
}

export interface PracticeMap {
  readonly skills: readonly MapSkill[]
  /** Ids, at most three. */
  readonly next: readonly string[]
  readonly years: readonly { readonly grade: Grade; readonly name: string }[]
  readonly grade: Grade
}

interface Asked {
  readonly subject: Subject
  readonly band: Band
  readonly language: Language
}

/** Whether a subject can be practised in a band: some skill of it has exercises in this language. */
export function hasPractice({ subject, band, language }: Asked): boolean {
  return skillsToPractise(subject, language, band).length > 0
}

/**
 * @param year the year somebody chose or their profile names; the band's first where it is none of the band
 * @throws Error when the subject has no course in this language: hasPractice was not asked
 */
export function practiceMap(
  { subject, band, language }: Asked,
  { states, due }: Pick<PractisedSkills, 'states' | 'due'>,
  year: string | null,
): PracticeMap {
  const course = findCourse(subject, language)
  if (!course) throw new Error(`no course of ${subject} in ${language}`)
  const { generators } = course
  const skills = course.skills.filter((skill) => skill.band === band)
  const grades = [...new Set(skills.map(({ grade }) => grade))]
  const grade = grades.find((one) => String(one) === (year === 'K' ? '0' : year)) ?? grades[0] ?? 0
  return {
    grade,
    years: grades.map((one) => ({ grade: one, name: yearName(one, language) })),
    next: nextSkills({ skills, generators, states, grade }, 3),
    skills: skills.map((skill) => {
      const { id, strand, grade: own } = skill
      const words = wordsOf(skill, language)
      const state = states.get(id) ?? NEW_SKILL
      const { right, tries } = evidenceOf(state)
      const status = !Object.hasOwn(generators, id)
        ? 'none'
        : isMastered(state)
          ? 'mastered'
          : state.seen > 0
            ? 'begun'
            : 'new'
      return {
        id,
        name: words?.name ?? id,
        goal: words?.goal ?? '',
        strand: strand as Strand,
        grade: own,
        year: yearName(own, language),
        status,
        right,
        tries,
        due: due.includes(id),
      }
    }),
  }
}

/** A session as the browser needs it, with what it has to load and what its skills are called. */
export function viewSession(session: OpenPractice) {
  const { skills, language } = session.options
  const ids = Object.keys(skills)
  return { ...session, areas: areasOf(ids), names: skillNames(ids, language) }
}

/** The names of skills, of whatever subject and band. */
export function skillNames(ids: readonly string[], language: Language): Readonly<Record<string, string>> {
  const asked = new Set(ids)
  const onMap = COURSES.flatMap((course) =>
    course.skills
      .filter(({ id }) => asked.has(id))
      // A skill of another language than the page's is called as there.
      .map((skill) => [skill.id, wordsOf(skill, course.language ?? language)?.name ?? skill.id] as const),
  )
  // Those that the games rate are on no map.
  const inGames = Object.entries(SKILL_NAMES).filter(([id]) => asked.has(id))
  return Object.fromEntries([
    ...onMap,
    ...inGames.map(([id, name]) => [id, name({}, { locale: language })] as const),
  ])
}

/** What a browser loads to make exercises of these skills. */
export function areasOf(ids: readonly string[]): string[] {
  const areas = COURSES.flatMap(({ generators, areaOf }) =>
    ids.flatMap((id) => (Object.hasOwn(generators, id) ? [areaOf(id)] : [])),
  )
  return [...new Set(areas)]
}

function wordsOf({ id, subject, band }: Skill, language: Language): SkillWords | undefined {
  const ending = `/${subject}/names/${language}/${band}.json`
  const [, words] = Object.entries(FILES).find(([path]) => path.endsWith(ending)) ?? []
  return words?.[id]
}
