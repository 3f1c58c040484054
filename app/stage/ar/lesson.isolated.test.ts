// What is kept of one round is not told after the next one.
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameMove, GameState } from '#engine/core/game-rules.ts'
import type { Session } from '#engine/core/session.ts'
import type { ArLesson } from './ar-game.ts'
import { useKeepLesson as renderStage } from './lesson.ts'

type Cleanup = (() => void) | undefined

let kept: ArLesson | null = null
const keep = (lesson: ArLesson | null) => {
  kept = lesson
}

/** The effects of a component in the order it calls them. As in React one runs again when something it depends on is another. */
const effects: { on: readonly unknown[]; end: Cleanup }[] = []
let called = 0

function useEffect(run: () => Cleanup, on: readonly unknown[]) {
  const before = effects[called]
  const hasChanged = !before || on.some((one, place) => !Object.is(one, before.on[place]))
  if (hasChanged) {
    before?.end?.()
    effects[called] = { on, end: run() }
  }
  called += 1
}

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useContext: () => keep,
  useEffect: (run: () => Cleanup, on: readonly unknown[]) => useEffect(run, on),
}))

const WATER = { title: 'Build water.', why: 'Oxygen keeps two pairs of electrons for itself.' }
const WORDS = {}
const GAME = { lesson: () => WATER }

interface Round {
  session: Session<GameState, GameMove, string, never>
  learn(): void
}

function newRound(): Round {
  const listeners = new Set<(step: object) => void>()
  const subscribe = (listener: (step: object) => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    session: { subscribe } as unknown as Round['session'],
    learn() {
      for (const listener of listeners) listener({ state: {}, events: ['learned'] })
    },
  }
}

function render({ session }: Round, words: object | null = WORDS) {
  called = 0
  renderStage(GAME, session, words)
}

beforeEach(() => {
  effects.length = 0
  kept = null
})

test('another round begins with nothing learned', () => {
  const [first, second] = [newRound(), newRound()]
  render(first)
  first.learn()
  expect(kept).toEqual(WATER)
  render(second)
  expect(kept).toBeNull()
  second.learn()
  expect(kept).toEqual(WATER)
})

test('the round before teaches nothing any more', () => {
  const [first, second] = [newRound(), newRound()]
  render(first)
  render(second)
  first.learn()
  expect(kept).toBeNull()
})

test('what was learned stays while its round goes on', () => {
  const round = newRound()
  render(round, null)
  render(round)
  round.learn()
  render(round)
  expect(kept).toEqual(WATER)
})
