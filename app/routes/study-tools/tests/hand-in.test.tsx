// What somebody is told of answers that have not reached the server.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Delivery } from '#app/stage/letter-outbox.ts'
import { HandIn } from './hand-in.tsx'

function foot(delivery: Delivery, { isHandedIn = false, isTimed = false, isMain = false } = {}): string {
  return renderToStaticMarkup(
    <HandIn
      outbox={{ delivery: () => delivery, subscribe: () => () => {} }}
      open={0}
      isWarned={false}
      onHandIn={() => {}}
      {...{ isHandedIn, isTimed, isMain }}
    />,
  )
}

test('answers that wait are said to, and to count only in time where there is a clock', () => {
  expect(foot('saved')).toContain('Saved')
  expect(foot('waiting')).toContain('Not saved yet')
  expect(foot('waiting')).not.toContain('clock')
  expect(foot('waiting', { isTimed: true })).toContain('This test has a clock')
  expect(foot('signed_out')).toContain('kept in this browser until you sign in again')
})

test('a test handed in without a line is said to be kept, and can be handed in again', () => {
  const waiting = foot('waiting', { isHandedIn: true })
  expect(waiting).toContain('we haven’t received it yet. It’s kept on this device')
  expect(waiting).not.toContain('aria-disabled')
  expect(foot('sending', { isHandedIn: true })).toContain('aria-disabled')
  expect(foot('sending')).not.toContain('aria-disabled')
})

test('handing in is the loud button only once it is what is left to do', () => {
  expect(foot('saved')).toContain('button ghost')
  expect(foot('saved', { isMain: true })).toContain('button primary')
})
