import { afterEach, expect, test, vi } from 'vitest'
import { isMeant, placeOfKey } from './use-list-keys.ts'

test.each([
  ['1', 'Digit1', 0],
  ['9', 'Numpad9', 8],
  ['0', 'Digit0', 9],
  // A French keyboard: the digits need Shift.
  ['à', 'Digit0', 9],
  ['a', 'KeyA', null],
  ['Enter', 'Enter', null],
] as const)('%s (%s) is place %s', (key, code, place) => {
  expect(placeOfKey({ key, code })).toBe(place)
})

afterEach(() => vi.unstubAllGlobals())

test('keys are for the game while nothing has focus, or something in its frame, and for no dialog over it', () => {
  vi.stubGlobal('document', { body: {} })
  const frame = { contains: () => true }
  const plain = { closest: () => null }
  const inDialog = { closest: (selector: string) => (selector === 'dialog[open]' ? ({} as Element) : null) }
  expect(isMeant(null, frame)).toBe(true)
  expect(isMeant(plain, frame)).toBe(true)
  expect(isMeant(inDialog, frame)).toBe(false)
  expect(isMeant(plain, { contains: () => false })).toBe(false)
  expect(isMeant(plain, null)).toBe(false)
})
