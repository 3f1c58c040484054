// Refresh tokens are not stored: a token is a session's id, a number and a keyed hash of both, so that the newest one
// can be worked out again for a client that lost the answer (RFC 9700 section 4.14 asks for rotation).
import { timingSafeEqual } from 'node:crypto'
import type { Config } from '#app/platform/config.ts'
import { keyedHash } from '#app/platform/keys.server.ts'

const PURPOSE = 'refresh token'
const SHAPE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/

/** The token number `counter` of a session. */
export async function refreshToken(config: Config, sessionId: string, counter: number): Promise<string> {
  const name = `${sessionId}.${counter}`
  return `${name}.${await keyedHash(config, PURPOSE, name)}`
}

export type ReadRefreshToken =
  | { kind: 'ours'; sessionId: string; counter: number }
  /** Looks like one of ours, or of an older make, but is not. */
  | { kind: 'unknown' }
  | { kind: 'malformed' }

export async function readRefreshToken(config: Config, token: string): Promise<ReadRefreshToken> {
  const [, sessionId, number, signature] = SHAPE.exec(token) ?? []
  if (sessionId === undefined || number === undefined || signature === undefined)
    return { kind: /^[\w-]{12,}$/.test(token) ? 'unknown' : 'malformed' }
  const counter = Number(number)
  const expected = (await refreshToken(config, sessionId, counter)).split('.')[2] ?? ''
  const text = new TextEncoder()
  const genuine = timingSafeEqual(text.encode(signature), text.encode(expected))
  return genuine && number === String(counter) ? { kind: 'ours', sessionId, counter } : { kind: 'unknown' }
}
