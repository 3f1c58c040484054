// The map of practice as a page shows it: skills by strand, what is known of each, and what comes next.
import type { PractisedSkills } from '#app/domain/practice/read-skills.server.ts'
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import { GENERATORS_BY_AREA, MATH_GENERATORS } from '#engine/curriculum/mathematics/generators.ts'
import type { MathStrand } from '#engine/curriculum/mathematics/math-skill.ts'
import { MATH_SKILLS } from '#engine/curriculum/mathematics/skills.ts'
import { nextSkills } from '#engine/curriculum/practice/next-skills.ts'
import { evidenceOf, isMastered, NEW_SKILL } from '#engine/curriculum/practice/skill-state.ts'
import { SCHOOL_YEARS, type SchoolYear } from '#engine/curriculum/school-years.ts'
import type { Grade } from '#engine/curriculum/skill.ts'

interface SkillWords {
  readonly name: string
  readonly goal: string
}

/** By path. */
const FILES = import.meta.glob<Readonly<Record<string, SkillWords>>>(
  '../../game-engine/curriculum/mathematics/names/*/*.json',
  { eager: true, import: 'default' },
)

/** Whose school years a language is given. */
const COUNTRY = { en: 'us', es: 'mexico', fr: 'france', zh: 'china' } as const satisfies Record<
  Language,
  keyof SchoolYear
>

export interface MapSkill {
  readonly id: string
  readonly name: string
  readonly goal: string
  readonly strand: MathStrand
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

const skillsOf = (band: Band) => MATH_SKILLS.filter((skill) => skill.band === band)

/** Whether mathematics can be practised in a band. */
export function hasPractice(band: Band): boolean {
  return skillsOf(band).some(({ id }) => Object.hasOwn(MATH_GENERATORS, id))
}

/** @param asked the year somebody chose or their profile names; the band's first where it is none of the band */
export function practiceMap(
  band: Band,
  language: Language,
  { states, due }: PractisedSkills,
  asked: string | null,
): PracticeMap {
  const skills = skillsOf(band)
  const grades = [...new Set(skills.map(({ grade }) => grade))]
  const grade = grades.find((one) => String(one) === (asked === 'K' ? '0' : asked)) ?? grades[0] ?? 0
  const words = wordsOf(language, band)
  return {
    grade,
    years: grades.map((one) => ({ grade: one, name: yearName(one, language) })),
    next: nextSkills({ skills, generators: MATH_GENERATORS, states, grade }, 3),
    skills: skills.map(({ id, strand, grade: own }) => {
      const state = states.get(id) ?? NEW_SKILL
      const { right, tries } = evidenceOf(state)
      const status = !Object.hasOwn(MATH_GENERATORS, id)
        ? 'none'
        : isMastered(state)
          ? 'mastered'
          : state.seen > 0
            ? 'begun'
            : 'new'
      return {
        id,
        name: words[id]?.name ?? id,
        goal: words[id]?.goal ?? '',
        strand: strand as MathStrand,
        year: yearName(own, language),
        status,
        right,
        tries,
        due: due.includes(id),
      }
    }),
  }
}

/** The names of skills, of whatever band. */
export function skillNames(ids: readonly string[], language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    MATH_SKILLS.filter(({ id }) => ids.includes(id)).map(({ id, band }) => [
      id,
      wordsOf(language, band)[id]?.name ?? id,
    ]),
  )
}

/** The areas whose generators make exercises of these skills. */
export function areasOf(ids: readonly string[]): string[] {
  return Object.entries(GENERATORS_BY_AREA).flatMap(([area, generators]) =>
    ids.some((id) => Object.hasOwn(generators, id)) ? [area] : [],
  )
}

const yearName = (grade: Grade, language: Language) => SCHOOL_YEARS[grade][COUNTRY[language]]

function wordsOf(language: Language, band: Band): Readonly<Record<string, SkillWords>> {
  const [, words] = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${band}.json`)) ?? []
  return words ?? {}
}
