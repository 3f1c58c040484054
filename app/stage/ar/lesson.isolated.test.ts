// What is kept of one round is not told after the next one.
import { expect, test, vi } from 'vitest'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { Session } from '#engine/core/session.ts'
import type { ArLesson } from './ar-game.ts'
import { useKeepLesson as beginRound } from './lesson.ts'

let kept: ArLesson | null = null

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useContext: () => (lesson: ArLesson | null) => {
    kept = lesson
  },
  useEffect: (run: () => void) => run(),
}))

const WATER = { title: 'Build water.', why: 'Oxygen keeps two pairs of electrons for itself.' }

test('another round begins with nothing learned', () => {
  let learn = () => {}
  const session = {
    subscribe(listener: (step: object) => void) {
      learn = () => listener({ state: {}, events: ['learned'] })
      return () => {}
    },
  } as unknown as Session<GameState, GameMove, string, never>
  beginRound({ lesson: () => WATER }, session, {})
  learn()
  expect(kept).toEqual(WATER)
  beginRound({ lesson: () => WATER }, session, {})
  expect(kept).toBeNull()
})
