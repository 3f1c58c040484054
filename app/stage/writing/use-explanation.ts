import { useEffect, useRef, useState } from 'react'
import { m } from '#app/i18n/generated/messages.ts'
import { type Explained, explanationStates, NO_TEXT, type TextState } from './explanation-states.ts'

export interface Explanation extends TextState {
  /** Asks; what was being written before ends. */
  start: () => void
  stop: () => void
}

/** A solution of our solver in other words. Leaving the page stops it. */
export function useExplanation(of: Explained): Explanation {
  const [state, setState] = useState(NO_TEXT)
  const running = useRef<AbortController | null>(null)
  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    stop()
    const own = new AbortController()
    running.current = own
    const words = {
      empty: m.writing_error_prompt_empty(),
      refused: m.writing_error_failed(),
      thrown: m.writing_error_thrown(),
    }
    for await (const next of explanationStates({ of, signal: own.signal, words }))
      if (running.current === own) setState(next)
  }
  return { ...state, start: () => void start(), stop }
}
