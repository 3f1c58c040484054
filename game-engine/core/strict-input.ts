// Strict reading of untrusted move objects by hand: small and fast, because a replay parses every move.

import { MAX_ROUND_MS } from './game-rules.ts'

/** True for an object with exactly these own keys, no more and no fewer. */
export function hasExactKeys<Key extends string>(
  input: unknown,
  keys: readonly Key[],
): input is Record<Key, unknown> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false
  return Object.keys(input).length === keys.length && keys.every((key) => Object.hasOwn(input, key))
}

/** True for a whole number from min to max, both included; -0 is not taken, so equal moves are identical. */
export function isIntegerBetween(input: unknown, min: number, max: number): input is number {
  return Number.isInteger(input) && !Object.is(input, -0) && Number(input) >= min && Number(input) <= max
}

/** True for the milliseconds a move may carry. */
export function isMoveMs(input: unknown): input is number {
  return isIntegerBetween(input, 0, MAX_ROUND_MS)
}
