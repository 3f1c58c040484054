// Reading aloud on request, with a voice of the device itself; nothing is recorded or sent.
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '#engine/core/languages.ts'
import { nearestVoice, noVoices, readVoices, subscribeToVoices } from './device-voices.ts'
import { say } from './say.ts'
import { stopSpeaking } from './speech.ts'

export interface Reader {
  readonly isReading: boolean
  /** Begins, or stops where it reads already. */
  toggle(text: string): void
}

/** @returns null on a device without a voice of its own for the language */
export function useReader(language: Language): Reader | null {
  const voices = useSyncExternalStore(subscribeToVoices, readVoices, noVoices)
  const [isReading, setReading] = useState(false)
  useEffect(() => stopSpeaking, [])
  if (!nearestVoice(voices, language)) return null
  return {
    isReading,
    toggle(text) {
      if (isReading) return stopSpeaking()
      setReading(true)
      void say(text, language).then(() => setReading(false))
    },
  }
}
