import { describe, expect, it } from 'vitest'
import { maskedAddress, readableMessage } from './arrival.ts'

describe('a message from an address', () => {
  it.each(['The user said no.', "You can't sign in (yet)", 'Unable to exchange external code: 4711'])(
    'is shown: %s',
    (message) => {
      expect(readableMessage(message)).toBe(message)
    },
  )

  it.each([
    '',
    'Go to https://evil.test',
    'Visit evil.test now',
    'www dot evil',
    'Write to a@b.c',
    'Call +1 555 123 4567',
    '<b>Hi</b>',
    'x'.repeat(201),
  ])('is not shown: %s', (message) => {
    expect(readableMessage(message)).toBeNull()
  })
})

describe('a masked address', () => {
  it('is known to its owner only', () => {
    expect(maskedAddress('mia.lopez@example.com', null)).toBe('m…@example.com')
    expect(maskedAddress(null, '15551234567')).toBe('…67')
  })
})
