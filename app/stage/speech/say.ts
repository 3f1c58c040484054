// Says a text with a voice of the device itself. Voices that work by way of somebody's servers are never used.
import type { Language } from '#engine/core/languages.ts'
import { nearestVoice, SPOKEN_TAGS } from './device-voices.ts'

/** Slower than people talk. */
const RATE = 0.9

/** How long somebody reads a text that no voice says, in milliseconds: a start, and so much a character. */
const READING = { start: 1_200, character: 45, chineseCharacter: 160 }

/** @returns when it was said, was stopped, or, on a device without a voice of the language, was long enough on the page to be read */
export function say(text: string, language: Language): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(resolve, readingTime(text, language))
    try {
      const voice = nearestVoice(speechSynthesis.getVoices(), language)
      if (!voice) {
        wait()
        return
      }
      const spoken = new SpeechSynthesisUtterance(text)
      spoken.voice = voice
      spoken.lang = voice.lang || SPOKEN_TAGS[language][0]
      spoken.rate = RATE
      spoken.addEventListener('end', () => resolve())
      spoken.addEventListener('error', () => resolve())
      speechSynthesis.cancel()
      speechSynthesis.speak(spoken)
    } catch {
      wait()
    }
  })
}

/** In milliseconds. */
export function readingTime(text: string, language: Language): number {
  return READING.start + text.length * (language === 'zh' ? READING.chineseCharacter : READING.character)
}
