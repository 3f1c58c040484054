// Says a text with a voice of the device itself. Voices that work by way of somebody's servers are never used.
import type { Language } from '#engine/core/languages.ts'
import { nearestVoice, SPOKEN_TAGS } from './device-voices.ts'
import { spokenForm } from './spoken-form.ts'
import type { Stretch } from './stretch.ts'

/** Slower than people talk. */
const RATE = 0.9

/** How long somebody reads a text that no voice says, in milliseconds: a start, and so much a character. */
const READING = { start: 1_200, character: 45, chineseCharacter: 160 }

/**
 * @param text as it is on the page: signs are said as words
 * @param onWord called as each word of the text begins, by voices that tell
 * @returns 'said' to the end; 'stopped' before it; 'read' when no voice of the device speaks the language and the text was on the page
 * for as long as reading it takes
 */
export function say(
  text: string,
  language: Language,
  onWord?: (word: Stretch) => void,
): Promise<'said' | 'stopped' | 'read'> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(() => resolve('read'), readingTime(text, language))
    try {
      const voice = nearestVoice(speechSynthesis.getVoices(), language)
      if (!voice) {
        wait()
        return
      }
      const form = spokenForm(text, language)
      const spoken = new SpeechSynthesisUtterance(form.text)
      spoken.voice = voice
      spoken.lang = voice.lang || SPOKEN_TAGS[language][0]
      spoken.rate = RATE
      spoken.addEventListener('boundary', (event) => {
        const { charIndex: start, name } = event
        if (name === 'word')
          onWord?.(form.shownAt({ start, end: endOfWord(form.text, start, event.charLength) }))
      })
      spoken.addEventListener('end', () => resolve('said'))
      spoken.addEventListener('error', () => resolve('stopped'))
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

/** Some browsers do not say how long a word is. */
function endOfWord(text: string, start: number, length: number | undefined): number {
  if (length) return start + length
  const [word = ''] = /^[\p{L}\p{N}\p{M}’'-]+/u.exec(text.slice(start)) ?? []
  return start + Math.max(1, word.length)
}
