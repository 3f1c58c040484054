// A worked example as a film: each step appears, is said, and makes room for the next; it can be stopped at any step.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#engine/core/languages.ts'
import { say } from '../speech/say.ts'
import { stopSpeaking } from '../speech/speech.ts'
import type { Stretch } from '../speech/stretch.ts'

export interface Film {
  /** Steps on the page, from 1. */
  readonly shown: number
  readonly isPlaying: boolean
  /** The word that is being said in the last step shown. */
  readonly word: Stretch | undefined
  next(): void
  play(): void
  stop(): void
}

/**
 * @param lines what is said with each step, the first of them with the question
 * @param onEnd called when the last step was shown, each time
 */
export function useFilm(lines: readonly string[], language: Language, onEnd: () => void): Film {
  const [shown, setShown] = useState(1)
  const [isPlaying, setPlaying] = useState(false)
  const [word, setWord] = useState<Stretch | undefined>()
  const latest = useRef(onEnd)
  useEffect(() => {
    latest.current = onEnd
  })
  const last = lines.length
  useEffect(() => {
    if (shown === last) latest.current()
  }, [shown, last])

  useEffect(() => {
    if (!isPlaying) return
    let isCurrent = true
    const onWord = (one: Stretch) => isCurrent && setWord(one)
    void say(lines[shown - 1] ?? '', language, onWord).then((how) => {
      if (!isCurrent) return
      // Another text is read aloud by now: the film waits.
      if (how !== 'stopped' && shown < last) setShown(shown + 1)
      else setPlaying(false)
    })
    return () => {
      isCurrent = false
      setWord(undefined)
      stopSpeaking()
    }
  }, [isPlaying, shown, lines, language, last])

  const next = useCallback(() => setShown((now) => Math.min(last, now + 1)), [last])
  const play = () => {
    if (shown === last) setShown(1)
    setPlaying(true)
  }
  return { shown, isPlaying, word, next, play, stop: () => setPlaying(false) }
}
