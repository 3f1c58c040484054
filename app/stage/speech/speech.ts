// Says a word aloud, with the browser's own voice. Where there is none, or it fails, nothing is heard and play goes on.
import type { Language } from '#engine/core/languages.ts'
import { SPEECH_RATE } from '#engine/games/word-works/constants.ts'
import { calmMode, gameSound } from '../game-settings.ts'
import { nearestVoice, SPOKEN_TAGS } from './device-voices.ts'

/** Silent when games are muted and in calm mode. A word still being said is cut off. */
export function sayWord(word: string, language: Language, voice: SpeechSynthesisVoice | null = null): void {
  if (import.meta.env.SSR || gameSound.read() === 'off' || calmMode.read() === 'on') return
  try {
    const spoken = new SpeechSynthesisUtterance(word)
    const by = voice ?? nearestVoice(speechSynthesis.getVoices(), language)
    spoken.lang = by?.lang ?? SPOKEN_TAGS[language][0]
    spoken.rate = SPEECH_RATE
    if (by !== null) spoken.voice = by
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
