// A round that was left and is gone on with: it waits in a pause, where it may be finished early, if its rules let it.
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { GameMove, GameRules, GameState } from '#engine/core/game-rules.ts'
import { roundOptions } from '#engine/core/round-options.fixture.ts'
import { createSession } from '#engine/core/session.ts'
import { mathMazeRules } from '#engine/games/math-maze/rules.ts'
import { perfectPlayer as walker } from '#engine/games/math-maze/scripted-players.ts'
import { scienceQuestRules } from '#engine/games/science-quest/rules.ts'
import { perfectPlayer as chemist } from '#engine/games/science-quest/scripted-players.ts'
import { PlayFrame } from './play-frame.tsx'

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
}))
vi.mock('./leave-guard.tsx', () => ({ LeaveGuard: () => null }))
vi.mock('./use-online.ts', () => ({ useOnline: () => isOnline }))

let isOnline = true
afterEach(() => {
  isOnline = true
})

/** Once a first answer has been given. */
function pausedRound<State extends GameState, Move extends GameMove, Event, Refusal extends string>(
  rules: GameRules<State, Move, Event, Refusal>,
  player: (state: State) => Move,
): string {
  const options = roundOptions({ band: 'elementary', seed: 3 })
  const session = createSession(rules, options)
  while (rules.score(session.getState()).asked === 0) session.dispatch(player(session.getState()))
  const round = { roundId: 'r', gameId: rules.id, options, moves: session.log() }
  return renderToStaticMarkup(
    <PlayFrame rules={rules} round={round} title="" Play={() => null} onOver={() => {}} kept />,
  )
}

test('a round that counts as it stands can be finished in the pause', () => {
  const page = pausedRound(mathMazeRules, walker(500))
  expect(page).toContain('data-phase="paused"')
  expect(page).toContain('Finish now')
})

test('a round of AR, which is played to its end, offers no button that would do nothing', () => {
  const page = pausedRound(scienceQuestRules, chemist(500))
  expect(page).toContain('data-phase="paused"')
  expect(page).toContain('Continue')
  expect(page).not.toContain('Finish now')
})

test('without a line a round of AR goes on, and says that its result is sent later', () => {
  expect(pausedRound(scienceQuestRules, chemist(500))).not.toContain('You’re offline.')
  isOnline = false
  expect(pausedRound(scienceQuestRules, chemist(500))).toContain(
    'You’re offline. Keep playing! We’ll send your result when you’re back online.',
  )
})
