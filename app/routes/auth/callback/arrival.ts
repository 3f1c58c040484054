// What an address says went wrong, and how addresses are shown to whoever may not be their owner.

export interface Failure {
  code: string
  message: string
}

/** RFC 6749 section 4.1.2.1, with GoTrue's code beside it. */
export function readFailure(params: URLSearchParams): Failure {
  return { code: params.get('error_code') ?? '', message: params.get('error_description') ?? '' }
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
