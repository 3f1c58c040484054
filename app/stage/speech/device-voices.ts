// The voices a device can speak a language with by itself. Voices that speak by way of somebody's servers are left out: what a
// child plays is nobody else's business.
import type { Language } from '#engine/core/languages.ts'

const LANGUAGE_CODES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en'],
  es: ['es'],
  fr: ['fr'],
  zh: ['zh', 'cmn'],
}

/** BCP 47 tags in which a word is best said, best first: our Spanish is Latin American, our English American. */
export const SPOKEN_TAGS: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  en: ['en-US'],
  es: ['es-MX', 'es-419', 'es-US'],
  fr: ['fr-FR'],
  zh: ['zh-CN'],
}

export type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService'>

/** At most `most`, in the device's own order. */
export function voicesOf<Known extends Voice>(
  all: readonly Known[],
  language: Language,
  most: number,
): Known[] {
  const codes = LANGUAGE_CODES[language]
  return all
    .filter(
      ({ lang, localService }) => localService && codes.includes(lang.toLowerCase().split(/[-_]/)[0] ?? ''),
    )
    .slice(0, most)
}

/** The device's own voice in the best of those tags it has, else any of the language; null: it has none. */
export function nearestVoice<Known extends Voice>(all: readonly Known[], language: Language): Known | null {
  const own = voicesOf(all, language, Number.POSITIVE_INFINITY)
  const tagged = SPOKEN_TAGS[language].map((tag) => own.find(({ lang }) => lang.replace('_', '-') === tag))
  return tagged.find((voice) => voice !== undefined) ?? own[0] ?? null
}

const NONE: readonly SpeechSynthesisVoice[] = []
let known = NONE

function look(): void {
  try {
    known = speechSynthesis.getVoices()
  } catch {
    known = NONE
  }
}

/** Devices learn of their voices little by little; for useSyncExternalStore. */
export function subscribeToVoices(listener: () => void): () => void {
  const onChange = () => {
    look()
    listener()
  }
  look()
  try {
    speechSynthesis.addEventListener('voiceschanged', onChange)
    return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
  } catch {
    return () => {}
  }
}

export const readVoices = (): readonly SpeechSynthesisVoice[] => known
export const noVoices = (): readonly SpeechSynthesisVoice[] => NONE
