import { skillLine } from '../skill-line.ts'

export const LANGUAGE_STRANDS = [
  'spelling',
  'pinyin',
  'characters',
  'vocabulary',
  'grammar',
  'reading',
  'writing',
] as const

export type LanguageStrand = (typeof LANGUAGE_STRANDS)[number]

/** A line of a language's table of skills. */
export const languageSkill = skillLine<LanguageStrand>({ subject: 'language', source: 'written' })
