// The missions of every language and band.
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import { EN_MISSIONS } from './en.ts'
import { ES_MISSIONS } from './es.ts'
import { FR_MISSIONS } from './fr.ts'
import type { WordMission } from './word-mission.ts'
import { ZH_MISSIONS } from './zh.ts'

export const MISSIONS: Readonly<Record<Language, Readonly<Record<Band, readonly WordMission[]>>>> = {
  en: EN_MISSIONS,
  es: ES_MISSIONS,
  fr: FR_MISSIONS,
  zh: ZH_MISSIONS,
}
