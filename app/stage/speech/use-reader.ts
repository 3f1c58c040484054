// Reading aloud, with a voice of the device itself; nothing is recorded or sent. The words light up as they are said.
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#engine/core/languages.ts'
import { nearestVoice, noVoices, readVoices, subscribeToVoices } from './device-voices.ts'
import { type Stretch, say } from './say.ts'
import { stopSpeaking } from './speech.ts'

export interface Reader {
  readonly isReading: boolean
  /** The word that is being said in a part; undefined in all others. */
  wordOf(part: number): Stretch | undefined
  /** Reads the parts one after the other, from the first. */
  read(parts: readonly string[]): void
  stop(): void
}

/** @returns null on a device without a voice of its own for the language */
export function useReader(language: Language): Reader | null {
  const voices = useSyncExternalStore(subscribeToVoices, readVoices, noVoices)
  const hasVoice = nearestVoice(voices, language) !== null
  const [at, setAt] = useState<{ readonly part: number; readonly word?: Stretch } | null>(null)
  /** Of the reading that goes on: whoever reads anew, or stops, ends it. */
  const current = useRef(0)

  const stop = useCallback(() => {
    current.current++
    stopSpeaking()
    setAt(null)
  }, [])
  const read = useCallback(
    async (parts: readonly string[]) => {
      const own = ++current.current
      for (const [part, text] of parts.entries()) {
        setAt({ part })
        const how = await say(text, language, (word) => own === current.current && setAt({ part, word }))
        if (own !== current.current) return
        if (how === 'stopped') break
      }
      setAt(null)
    },
    [language],
  )
  useEffect(
    () => () => {
      current.current++
      stopSpeaking()
    },
    [],
  )
  return useMemo(
    () =>
      hasVoice
        ? {
            isReading: at !== null,
            wordOf: (part) => (at?.part === part ? at.word : undefined),
            read: (parts) => void read(parts),
            stop,
          }
        : null,
    [hasVoice, at, read, stop],
  )
}
