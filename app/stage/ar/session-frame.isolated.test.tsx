// The head above the screens of an AR session.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { ArSession } from '#app/domain/ar/ar.types.ts'
import { NOTHING_OWNED } from '../owned.ts'
import { scienceQuestGame } from '../science-quest/science-quest-game.ts'
import { SessionFrame } from './session-frame.tsx'

vi.mock('../game-frame.tsx', () => ({ GameFrame: () => <main /> }))
vi.mock('#app/clock/use-clock.ts', () => ({ useClock: ({ now }: { now: number }) => now }))

const GAME = { ...scienceQuestGame, hasTimer: false, Play: () => null }
const SESSION: ArSession = {
  id: 's',
  game: 'scienceQuest',
  startTime: 0,
  endTime: 5_400_000,
  timeRemaining: 5_400,
}

function headOf(session: ArSession | null): string {
  const html = renderToStaticMarkup(
    <SessionFrame game={GAME} session={session} now={60_000} owned={NOTHING_OWNED} onEnd={() => undefined} />,
  )
  return html.slice(0, html.indexOf('<main'))
}

test('whatever the screen, the time that is left stands above it, and the way to end the session', () => {
  const head = headOf(SESSION)
  expect(head).toContain('role="timer" aria-label="left: 89:00"')
  expect(head).toContain('End session')
})

test('a session that has ended counts nothing any more', () => {
  const head = headOf(null)
  expect(head).not.toContain('role="timer"')
  expect(head).toContain('Your AR game session has ended.')
  expect(head).toContain('Leave')
})
