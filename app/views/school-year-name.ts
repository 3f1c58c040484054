import type { Language } from '#engine/core/languages.ts'
import { SCHOOL_YEARS, type SchoolYear } from '#engine/curriculum/school-years.ts'
import type { Grade } from '#engine/curriculum/skill.ts'

/** Whose school years a language is given. */
const COUNTRY = { en: 'us', es: 'mexico', fr: 'france', zh: 'china' } as const satisfies Record<
  Language,
  keyof SchoolYear
>

/** A grade as the schools of the reader's language call it. */
export const yearName = (grade: Grade, language: Language): string => SCHOOL_YEARS[grade][COUNTRY[language]]
