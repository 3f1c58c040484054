// Questions read themselves to the youngest as they arrive, and to whoever asked for it.
import { useEffect, useRef } from 'react'
import type { Band } from '#engine/core/bands.ts'
import { gameSound, readQuestions, useSetting } from '../game-settings.ts'
import type { Reader, ToRead } from './use-reader.ts'

/** Whether questions are read without being asked to: in elementary unless switched off, elsewhere once switched on. */
export function readsOnArrival(setting: 'band' | 'on' | 'off', band: Band): boolean {
  return setting === 'on' || (setting === 'band' && band === 'elementary')
}

/**
 * @param key of what is read: once for each
 * @param parts null while there is nothing to read yet, or it is not the time
 */
export function useReadOnArrival(reader: Reader | null, band: Band, key: string, parts: ToRead | null): void {
  const [setting] = useSetting(readQuestions)
  const [sound] = useSetting(gameSound)
  const wants = reader !== null && parts !== null && sound === 'on' && readsOnArrival(setting, band)
  const latest = useRef({ reader, parts })
  useEffect(() => {
    latest.current = { reader, parts }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    const { reader: now, parts: texts } = latest.current
    if (!wants || !texts) return
    now?.read(texts)
    return () => now?.stop()
  }, [wants, key])
}
