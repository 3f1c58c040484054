// What whoever plays has bought, as far as a game shows it: known to the server, sent with the page, with its words. The
// server decides what a round is worth by its own records; nothing here is sent back.
import { createContext } from 'react'
import type { ArFilter } from '#app/domain/catalogue/ar-filters.ts'

export interface Owned {
  /** Levels after every game's last one. */
  readonly extraLevels: number
  /** "Your level packs: 10 more levels"; null without one. */
  readonly levelsLine: string | null
  /** When a learning boost ends, and the words before that; null while none runs. */
  readonly boost: BoostLine | null
  readonly voices: OwnedVoices | null
  /** To draw AR scenes with. */
  readonly arFilters: readonly ArFilter[]
}

export interface BoostLine {
  readonly label: string
  /** Milliseconds since the epoch. */
  readonly endsAt: number
}

export interface OwnedVoices {
  readonly most: number
  readonly words: {
    readonly title: string
    readonly own: string
    readonly sample: string
    /** By how many voices the device has, from none to one less than the pack holds. */
    readonly missing: readonly string[]
  }
}

export const NOTHING_OWNED: Owned = {
  extraLevels: 0,
  levelsLine: null,
  boost: null,
  voices: null,
  arFilters: [],
}

export const OwnedContext = createContext<Owned>(NOTHING_OWNED)
