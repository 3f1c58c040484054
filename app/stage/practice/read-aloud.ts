// Reads a question out with a voice of the device itself, when asked to. Nothing is sent anywhere.
import type { Language } from '#engine/core/languages.ts'
import { nearestVoice, SPOKEN_TAGS } from '../speech/device-voices.ts'

/** Slower than people talk. */
const RATE = 0.9

export function canReadAloud(): boolean {
  return typeof speechSynthesis !== 'undefined'
}

export function readAloud(text: string, language: Language): void {
  try {
    const spoken = new SpeechSynthesisUtterance(text)
    const voice = nearestVoice(speechSynthesis.getVoices(), language)
    spoken.lang = voice?.lang ?? SPOKEN_TAGS[language][0]
    spoken.rate = RATE
    if (voice) spoken.voice = voice
    speechSynthesis.cancel()
    speechSynthesis.speak(spoken)
  } catch {
    // A browser without a voice stays quiet.
  }
}

export function stopReading(): void {
  if (canReadAloud()) speechSynthesis.cancel()
}
