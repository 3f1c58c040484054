// What was found out last in an AR game, kept for the screen that follows the round.
import { createContext, useContext, useEffect } from 'react'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { Session } from '#engine/core/session.ts'
import type { ArGame, ArLesson } from './ar-game.ts'

/**
 * Called with each lesson, and with null at the beginning of a round. Null itself outside the play frame of a game that shows
 * what was learned after the round.
 */
export const KeepLesson = createContext<((lesson: ArLesson | null) => void) | null>(null)

/** Hands on every lesson of a round, and first that there is none yet. @param words null until they are there */
export function useKeepLesson<
  State extends GameState,
  Move extends GameMove,
  Event,
  Refusal extends string,
  Words,
>(
  { lesson }: Pick<ArGame<State, Move, Event, Refusal, Words>, 'lesson'>,
  session: Session<State, Move, Event, Refusal>,
  words: Words | null,
): void {
  const keep = useContext(KeepLesson)
  // What was found out in the round before is not of this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each round
  useEffect(() => keep?.(null), [keep, session])
  useEffect(() => {
    if (keep === null || words === null) return
    return session.subscribe(({ state, events }) => {
      for (const event of events) {
        const learned = lesson(event, state, words)
        if (learned !== null) keep(learned)
      }
    })
  }, [keep, lesson, session, words])
}
