// What a browser brings back behind the hash, which only its own scripts can read.

/** Seconds after which tokens in an address are worth a warning (spec 000 section 9). */
const STALE_AFTER = 120

export type Arrival =
  | { kind: 'nothing' }
  | { kind: 'failed'; code: string; message: string }
  | { kind: 'tokens'; accessToken: string }

/** Reads an address's hash (RFC 6749 sections 4.2.2 and 4.2.2.1). */
export function readArrival(hash: string): Arrival {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const accessToken = fragment.get('access_token')
  if (fragment.has('error') || fragment.has('error_code')) return readFailure(fragment)
  return accessToken ? { kind: 'tokens', accessToken } : { kind: 'nothing' }
}

export function readFailure(params: URLSearchParams): Arrival {
  return {
    kind: 'failed',
    code: params.get('error_code') ?? '',
    message: params.get('error_description') ?? '',
  }
}

/** Whether a session of this age was issued too long ago to come fresh out of a redirect. Both in seconds. */
export function isStale(issuedAt: number, now: number): boolean {
  return now - issuedAt > STALE_AFTER
}

const SENTENCE_MAX = 200

/**
 * A message from an address, if it may be shown: anyone can write an address, so nothing that asks to be visited, called or
 * written to. null: say it in our own words.
 */
export function readableMessage(message: string): string | null {
  const text = message.trim()
  const calls = /[@<>]|:\/\/|\p{L}\.\p{L}|\d[\d\s()+-]{4,}\d|www/iu
  return text === '' || text.length > SENTENCE_MAX || calls.test(text) ? null : text
}

/** "m…@example.com", "…42": enough for its owner. */
export function maskedAddress(email: string | null, phone: string | null): string {
  if (email === null) return `…${phone?.slice(-2) ?? ''}`
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}
