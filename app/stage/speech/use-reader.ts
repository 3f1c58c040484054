// Reading aloud, with a voice of the device itself; nothing is recorded or sent. The words light up as they are said.
import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Language } from '#engine/core/languages.ts'
import { nearestVoice, noVoices, readVoices, subscribeToVoices } from './device-voices.ts'
import { stopSpeaking } from './speech.ts'
import type { Stretch } from './stretch.ts'

/** Texts, or the part of the page that is there when it is read. */
export type ToRead = readonly string[] | RefObject<Element>

export interface Reader {
  readonly isReading: boolean
  /** The word that is being said in a text; undefined in all others. */
  wordOf(part: number): Stretch | undefined
  /** Reads the texts one after the other, from the first, or a part of the page. */
  read(what: ToRead): void
  stop(): void
}

const loadReadOut = () => import('./read-out.ts')

/** @returns null on a device without a voice of its own for the language */
export function useReader(language: Language): Reader | null {
  const voices = useSyncExternalStore(subscribeToVoices, readVoices, noVoices)
  const hasVoice = nearestVoice(voices, language) !== null
  const [at, setAt] = useState<{ readonly part: number; readonly word?: Stretch } | null>(null)
  /** Of the reading that goes on: whoever reads anew, or stops, ends it. */
  const current = useRef(0)

  // Before anybody asks for it: some browsers speak only right after a press.
  useEffect(() => {
    if (hasVoice) void loadReadOut()
  }, [hasVoice])

  const isOn = useRef(false)
  /** Only what this one reads: a word that a game says is nothing to it. */
  const cutOff = useCallback(() => {
    current.current++
    if (isOn.current) stopSpeaking()
    isOn.current = false
  }, [])
  const stop = useCallback(() => {
    cutOff()
    setAt(null)
  }, [cutOff])
  const read = useCallback(
    async (what: ToRead) => {
      const found = 'current' in what ? what.current : what
      if (found === null) return
      const own = ++current.current
      isOn.current = true
      setAt({ part: 0 })
      const { readOut } = await loadReadOut()
      if (own !== current.current) return
      await readOut(found, language, (part, word) => {
        if (own !== current.current) return false
        setAt(word ? { part, word } : { part })
        return true
      })
      if (own !== current.current) return
      isOn.current = false
      setAt(null)
    },
    [language],
  )
  useEffect(() => cutOff, [cutOff])
  return useMemo(
    () =>
      hasVoice
        ? {
            isReading: at !== null,
            wordOf: (part) => (at?.part === part ? at.word : undefined),
            // Without a connection, and never loaded, nothing is read.
            read: (what) => void read(what).catch(stop),
            stop,
          }
        : null,
    [hasVoice, at, read, stop],
  )
}
