import { describe, expect, it } from 'vitest'
import { isStale, maskedAddress, readArrival, readableMessage } from './arrival.ts'

describe('what comes behind the hash', () => {
  it.each([
    ['', { kind: 'nothing' }],
    ['#', { kind: 'nothing' }],
    ['#section', { kind: 'nothing' }],
    ['#access_token=', { kind: 'nothing' }],
    ['#access_token=a.b.c&token_type=bearer', { kind: 'tokens', accessToken: 'a.b.c' }],
    [
      '#error=access_denied&error_code=user_banned&error_description=No+entry',
      { kind: 'failed', code: 'user_banned', message: 'No entry' },
    ],
    ['#error=server_error&access_token=a', { kind: 'failed', code: '', message: '' }],
  ])('%s', (hash, arrival) => {
    expect(readArrival(hash)).toEqual(arrival)
  })

  it('warns of a session issued more than 120 seconds ago', () => {
    expect(isStale(1_000, 1_120)).toBe(false)
    expect(isStale(1_000, 1_121)).toBe(true)
  })
})

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
