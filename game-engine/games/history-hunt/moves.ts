// The moves of History Hunt, and the strict reading of moves that come from outside.
import type { TickMove } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { hasExactKeys, isIntegerBetween, isMoveMs } from '#engine/core/strict-input.ts'
import { SIDES, type Side } from './artefact.ts'
import { FIRST_YEAR, LAST_YEAR } from './constants.ts'

/** More than any mission, and any round, has of anything that moves count. */
const MOST = 999

/** hint: shows the mission's next step of help. finish: ends the round between two missions. */
export interface PlainMove {
  readonly type: 'hint' | 'finish'
  readonly ms: number
}

export interface OpenMove {
  readonly type: 'open'
  readonly ms: number
  /** Its place in the round, from 0. */
  readonly mission: number
}

/** `find` is an index into the mission's finds in every move. */
export interface InspectMove {
  readonly type: 'inspect'
  readonly ms: number
  readonly find: number
  readonly side: Side
}

/** Says from when it is: a span of the band, by its place in SPANS. */
export interface SpanMove {
  readonly type: 'date'
  readonly ms: number
  readonly find: number
  readonly span: number
}

/** Says from when it is, to the year; BCE is negative, and there is no year 0. */
export interface YearMove {
  readonly type: 'date'
  readonly ms: number
  readonly find: number
  readonly year: number
}

export interface PlaceMove {
  readonly type: 'place'
  readonly ms: number
  readonly find: number
  /** How many of those on the timeline are older. */
  readonly position: number
}

export interface MatchMove {
  readonly type: 'match'
  readonly ms: number
  readonly find: number
  /** Index into the mission's changes. */
  readonly change: number
}

export type HistoryHuntMove =
  | TickMove
  | PlainMove
  | OpenMove
  | InspectMove
  | SpanMove
  | YearMove
  | PlaceMove
  | MatchMove

/** Reads a move to the letter: no key more or less, no fraction, no year 0. */
export function parseMove(input: unknown): Result<HistoryHuntMove, 'malformed_move'> {
  return readPlain(input) ?? readOpen(input) ?? readWithFind(input) ?? refuse('malformed_move')
}

type Read = Result<HistoryHuntMove, never> | null

function readPlain(input: unknown): Read {
  if (!hasExactKeys(input, ['type', 'ms'])) return null
  const { type, ms } = input
  return (type === 'tick' || type === 'hint' || type === 'finish') && isMoveMs(ms) ? ok({ type, ms }) : null
}

function readOpen(input: unknown): Read {
  if (!hasExactKeys(input, ['type', 'ms', 'mission'])) return null
  const { type, ms, mission } = input
  return type === 'open' && isMoveMs(ms) && isCount(mission) ? ok({ type, ms, mission }) : null
}

function readWithFind(input: unknown): Read {
  if (hasExactKeys(input, ['type', 'ms', 'find', 'side'])) {
    const { type, ms, find, side } = input
    if (type === 'inspect' && isMoveMs(ms) && isCount(find) && isSide(side))
      return ok({ type, ms, find, side })
  }
  if (hasExactKeys(input, ['type', 'ms', 'find', 'span'])) {
    const { type, ms, find, span } = input
    if (type === 'date' && isMoveMs(ms) && isCount(find) && isCount(span)) return ok({ type, ms, find, span })
  }
  if (hasExactKeys(input, ['type', 'ms', 'find', 'year'])) {
    const { type, ms, find, year } = input
    if (type === 'date' && isMoveMs(ms) && isCount(find) && isYear(year)) return ok({ type, ms, find, year })
  }
  if (hasExactKeys(input, ['type', 'ms', 'find', 'position'])) {
    const { type, ms, find, position } = input
    if (type === 'place' && isMoveMs(ms) && isCount(find) && isCount(position)) {
      return ok({ type, ms, find, position })
    }
  }
  if (hasExactKeys(input, ['type', 'ms', 'find', 'change'])) {
    const { type, ms, find, change } = input
    if (type === 'match' && isMoveMs(ms) && isCount(find) && isCount(change))
      return ok({ type, ms, find, change })
  }
  return null
}

function isCount(input: unknown): input is number {
  return isIntegerBetween(input, 0, MOST)
}

function isYear(input: unknown): input is number {
  return isIntegerBetween(input, FIRST_YEAR, LAST_YEAR) && input !== 0
}

function isSide(input: unknown): input is Side {
  return (SIDES as readonly unknown[]).includes(input)
}
