// A speaker that reads a part of the page as it stands.
import type { RefObject } from 'react'
import { useLocale } from '#app/preferences/use-preferences.ts'
import type { Band } from '#engine/core/bands.ts'
import type { Language } from '#engine/core/languages.ts'
import { ReadAloudIcon } from './read-aloud-icon.tsx'
import { useReadOnArrival } from './use-read-on-arrival.ts'
import { useReader } from './use-reader.ts'

export interface ReadHereProps {
  of: RefObject<Element>
  /** Of the texts, where it is not that of the page. */
  language?: Language
  /** Read without being asked to as well, where the player's setting says so: once for each key. */
  arriving?: { readonly band: Band; readonly key: string } | null
}

export function ReadHere({ of, language, arriving = null }: ReadHereProps) {
  const locale = useLocale()
  const reader = useReader(language ?? locale)
  useReadOnArrival(reader, arriving?.band ?? 'high', arriving?.key ?? '', arriving && of)
  return <ReadAloudIcon reader={reader} parts={of} small />
}
