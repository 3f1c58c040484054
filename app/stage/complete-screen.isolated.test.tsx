// What the screen after a round says was done in it.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { RoundScore } from '#engine/core/game-rules.ts'
import { CompleteScreen } from './complete-screen.tsx'
import { historyHuntGame } from './history-hunt/history-hunt-game.ts'
import { scienceQuestGame } from './science-quest/science-quest-game.ts'

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<object>()),
  useRouteLoaderData: () => undefined,
}))
vi.mock('#app/ui/link.tsx', () => ({ Link: () => null }))
vi.mock('./speech/read-here.tsx', () => ({ ReadHere: () => null }))

const SCORE: RoundScore = {
  score: 120,
  level: 4,
  stars: 3,
  right: 12,
  answered: 12,
  asked: 12,
  bestStreak: 12,
}

function screenOf({ words }: typeof historyHuntGame | typeof scienceQuestGame, stopped: boolean): string {
  return renderToStaticMarkup(
    <CompleteScreen
      band="high"
      words={words}
      lastLevel={8}
      mostStars={8}
      score={SCORE}
      stopped={stopped}
      timed={false}
      delivery={undefined}
      opening={null}
      onHandIn={() => {}}
      onAgain={() => {}}
      onRetry={() => {}}
    />,
  )
}

test('a hunt that was ended early says how many of its missions were finished', () => {
  const screen = screenOf(historyHuntGame, true)
  expect(screen).toContain('You finished 3 of 8 missions. Everything you did counts.')
  expect(screen).not.toContain('all 8')
})

test('a game that goes level by level says at which it stopped', () => {
  expect(screenOf(scienceQuestGame, true)).toContain('You stopped at level 4. Everything you did counts.')
})

test('a round that was played to its end says so', () => {
  expect(screenOf(historyHuntGame, false)).toContain('You finished all 8 levels of History Hunt.')
})
