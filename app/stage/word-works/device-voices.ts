// The voices a device can speak a language with by itself. Voices that speak by way of somebody's servers are left out: what a
// child plays is nobody else's business.
import type { Language } from '#engine/core/languages.ts'

const LANGUAGE_CODES: Readonly<Record<Language, readonly string[]>> = {
  en: ['en'],
  es: ['es'],
  fr: ['fr'],
  zh: ['zh', 'cmn'],
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
