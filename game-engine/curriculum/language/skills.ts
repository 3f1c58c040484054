// Each language has a map of its own, for it is taught as the language of its readers: none is a translation of another.
import type { Language } from '#engine/core/languages.ts'
import type { Skill } from '../skill.ts'
import { ENGLISH_SKILLS } from './skills/en.ts'
import { SPANISH_SKILLS } from './skills/es.ts'
import { FRENCH_SKILLS } from './skills/fr.ts'
import { CHINESE_SKILLS } from './skills/zh.ts'

/** Prerequisites stand before what builds on them. Ids begin with the language and a hyphen. */
export const LANGUAGE_SKILLS: Readonly<Record<Language, readonly Skill[]>> = {
  en: ENGLISH_SKILLS,
  es: SPANISH_SKILLS,
  fr: FRENCH_SKILLS,
  zh: CHINESE_SKILLS,
}
