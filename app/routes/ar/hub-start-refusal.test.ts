import { expect, test } from 'vitest'
import { type HubStart, hubStartRefusal } from './hub-start-refusal.ts'

const READY: HubStart = { isCapable: true, isSignedIn: true, refusal: null, hasCamera: true }

test('with everything there a start on the hub is refused nothing', () => {
  expect(hubStartRefusal(READY)).toBeNull()
})

/** In the order of the checks: with all after it failing too, each is the one that is told. */
const CHECKS: readonly [Partial<HubStart>, string][] = [
  [{ isCapable: false }, 'Your device does not support AR games.'],
  [{ isSignedIn: false }, 'You must be logged in to play AR games'],
  [{ refusal: 'not_entitled' }, 'This AR game requires a premium subscription.'],
  [{ hasCamera: false }, 'Camera permission is required for AR games.'],
  [{ refusal: 'unknown_game' }, 'This AR experience is not currently available.'],
]

test.each(CHECKS.map(([fails, text], index) => [text, fails, index] as const))('%s', (text, fails, index) => {
  expect(hubStartRefusal({ ...READY, ...fails })).toBe(text)
  const andAllAfter = CHECKS.slice(index).toReversed()
  expect(hubStartRefusal(Object.assign({ ...READY }, ...andAllAfter.map(([failing]) => failing)))).toBe(text)
})
