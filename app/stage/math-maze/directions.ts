// Which way a key, a swipe or a press on the board leads.
import type { Direction } from '#engine/games/math-maze/maze.ts'

const KEYS: ReadonlyMap<string, Direction> = new Map([
  ['arrowup', 'up'],
  ['arrowdown', 'down'],
  ['arrowleft', 'left'],
  ['arrowright', 'right'],
  ['w', 'up'],
  ['s', 'down'],
  ['a', 'left'],
  ['d', 'right'],
])

/** Where keyboards write other letters (Cyrillic, Greek) the keys' places count. */
const CODES: ReadonlyMap<string, Direction> = new Map([
  ['KeyW', 'up'],
  ['KeyS', 'down'],
  ['KeyA', 'left'],
  ['KeyD', 'right'],
])

export function directionOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): Direction | null {
  const byKey = KEYS.get(key.toLowerCase())
  if (byKey) return byKey
  return /^[\x20-\x7e]$/.test(key) ? null : (CODES.get(code) ?? null)
}

/** The way a movement of so many pixels leads for the most part; null when it is shorter than `least`. */
export function directionOf(dx: number, dy: number, least: number): Direction | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < least) return null
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? 'right' : 'left'
  return dy > 0 ? 'down' : 'up'
}
