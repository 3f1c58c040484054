// Says a word aloud, with the browser's own voice. Where there is none, or it fails, nothing is heard and play goes on.
import type { Language } from '#engine/core/languages.ts'
import { SPEECH_RATE } from '#engine/games/word-works/constants.ts'
import { calmMode, gameSound } from '../game-settings.ts'

const VOICES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', zh: 'zh-CN' }

/** Silent when games are muted and in calm mode. A word still being said is cut off. */
export function sayWord(word: string, language: Language, voice: SpeechSynthesisVoice | null = null): void {
  if (import.meta.env.SSR || gameSound.read() === 'off' || calmMode.read() === 'on') return
  try {
    const spoken = new SpeechSynthesisUtterance(word)
    spoken.lang = VOICES[language]
    spoken.rate = SPEECH_RATE
    if (voice !== null) spoken.voice = voice
    speechSynthesis.cancel()
    speechSynthesis.speak(spoken)
  } catch {
    // A browser without a voice is a quiet one (spec 001, section 7).
  }
}

export function stopSpeaking(): void {
  try {
    speechSynthesis.cancel()
  } catch {
    // Nothing was being said.
  }
}
