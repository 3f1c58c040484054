import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { Playing } from '../game.ts'
import type { ArGame, ArPlay } from './ar-game.ts'

/** The latest sentence, and how many were said before it: the same one twice is two. */
export interface Said {
  readonly text: string
  readonly count: number
}

/**
 * A round for scene and twin: the state as of the last move or event (time alone changes nothing on show), what is held, and what
 * was said last.
 * @param words null until they are there
 */
export function useArPlay<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
  Words,
>(
  game: ArGame<State, Move, Event, Refusal, Words>,
  { session, options, isPlaying, play }: Playing<State, Move, Event, Refusal>,
  words: Words | null,
): { round: Omit<ArPlay<State, Move, Event, Refusal, Words>, 'words'>; said: Said } {
  const [state, setState] = useState(() => session.getState())
  const [held, hold] = useState<string | null>(null)
  const [said, setSaid] = useState<Said>({ text: '', count: 0 })
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), [])
  const latestWords = useRef(words)
  useEffect(() => {
    latestWords.current = words
  })

  useEffect(
    () =>
      session.subscribe(({ state: after, events }) => {
        if (events.length === 0) return
        setState(after)
        const spoken = latestWords.current
        if (spoken === null) return
        const sentences = events.flatMap((event) => game.announce(event, after, spoken) ?? [])
        if (sentences.length > 0) say(sentences.join(' '))
      }),
    [session, game, say],
  )

  const { phase, level } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: another phase or mission empties the hand
  useEffect(() => hold(null), [phase, level])

  const act = useCallback(
    (move: (ms: number) => Move) => {
      if (!isPlaying) return false
      const tried = game.rules.apply(session.getState(), move(0))
      const taken = tried.ok && play(move)
      if (taken) setState(session.getState())
      else if (!tried.ok && latestWords.current !== null) {
        const why = game.refusal(tried.code, latestWords.current)
        if (why !== null) say(why)
      }
      return taken
    },
    [game, session, isPlaying, play, say],
  )

  return { round: { session, state, band: options.band, isPlaying, held, hold, act }, said }
}
