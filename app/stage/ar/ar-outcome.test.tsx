import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ArLesson } from './ar-game.ts'
import { ArOutcome } from './ar-outcome.tsx'
import { ArSessionContext, type ShownSession } from './ar-session.ts'

const MINUTE = 60_000
const WATER = { title: 'Build water.', why: 'Oxygen keeps two pairs of electrons for itself.' }

function told(lesson: ArLesson | null, session: ShownSession | null): string {
  const markup = renderToStaticMarkup(
    <ArSessionContext.Provider value={session}>
      <ArOutcome lesson={lesson} />
    </ArSessionContext.Provider>,
  )
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('what was found out last stands there with its reason, and the minutes of the session', () => {
  expect(told(WATER, { lasts: 90 * MINUTE, left: 79 * MINUTE + 1 })).toBe(
    'Build water. Oxygen keeps two pairs of electrons for itself. ' +
      'You’ve played for 10 minutes. 79 minutes are left in this session.',
  )
})

test.each([
  [90 * MINUTE, 'You’ve played for less than a minute. 90 minutes are left in this session.'],
  [89 * MINUTE, 'You’ve played for 1 minute. 89 minutes are left in this session.'],
  [MINUTE, 'You’ve played for 89 minutes. 1 minute is left in this session.'],
  [MINUTE - 1, 'You’ve played for 89 minutes. Less than a minute is left in this session.'],
])('with %i ms left: %s', (left, text) => {
  expect(told(null, { lasts: 90 * MINUTE, left })).toBe(text)
})

test('what the lesson is about can be looked at, in games that have it; without a lesson there is nothing to look at', () => {
  const looked = (lesson: ArLesson | null) =>
    renderToStaticMarkup(<ArOutcome lesson={lesson} Thing={({ lesson: { thing } }) => <b>{thing}</b>} />)
  expect(looked({ ...WATER, thing: 'amphora' })).toContain('<b>amphora</b>')
  expect(looked(null)).not.toContain('<b>')
})

test('a taste, and a session that is over, say nothing of minutes', () => {
  expect(told(WATER, null)).toBe('Build water. Oxygen keeps two pairs of electrons for itself.')
  expect(told(null, { lasts: 90 * MINUTE, left: 0 })).toBe('')
})
