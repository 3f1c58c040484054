// The AR session a round is played in, for whatever shows its time. None around a taste.
import { createContext } from 'react'

export interface ShownSession {
  /** Milliseconds until it ends, by the server's clock; 0 once it has ended. */
  readonly left: number
  /** Milliseconds it lasts in all. */
  readonly lasts: number
}

export const ArSessionContext = createContext<ShownSession | null>(null)
