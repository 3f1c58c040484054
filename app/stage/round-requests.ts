// The two requests of a round: open one, hand in its moves. A failure is a value; what cannot be read counts as one.
import type { Band } from '#engine/core/bands.ts'
import type { RoundOptions, RoundScore } from '#engine/core/game-rules.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'

/** One press of Start. Sent again with the same id, it opens the same round. */
export interface Attempt {
  attemptId: string
  gameId: string
  band: Band
  timed: boolean
}

/** A round the server has opened for this browser. */
export interface OpenedRound extends RoundOptions {
  roundId: string
  gameId: string
}

/** offline: no answer. server_fault: an answer that helps nobody. All else: the server's own code. */
export type Failure = 'offline' | 'server_fault' | (string & {})

export type HandedIn =
  | { kind: 'saved'; score: RoundScore }
  /** Worth another try, later. */
  | { kind: 'unreachable'; failure: Failure }
  /** The server has judged; the same log will be refused again. */
  | { kind: 'refused'; code: string }

type Fetch = typeof fetch

/** POST /play/rounds. A round of other rules than the bundled ones is refused here: its log could not be scored. */
export async function openRound(
  attempt: Attempt,
  rulesVersion: number,
  send: Fetch = fetch,
): Promise<Result<OpenedRound, Failure>> {
  const answer = await post('/play/rounds', attempt, send)
  if (!answer) return refuse('offline')
  if (answer.status !== 201) return refuse(codeOf(answer.body) ?? 'server_fault')
  const { roundId, seed, rulesVersion: theirs } = record(answer.body)
  if (typeof roundId !== 'string' || typeof seed !== 'number') return refuse('server_fault')
  if (theirs !== rulesVersion) return refuse('rules_outdated')
  const { gameId, band, timed } = attempt
  return ok({ roundId, seed, gameId, band, timed })
}

/** POST /play/rounds/:roundId. A round handed in before is as good as saved: the answer carries its result. */
export async function handInRound(
  roundId: string,
  moves: readonly unknown[],
  send: Fetch = fetch,
): Promise<HandedIn> {
  const answer = await post(`/play/rounds/${encodeURIComponent(roundId)}`, { moves }, send)
  if (!answer) return { kind: 'unreachable', failure: 'offline' }
  const code = codeOf(answer.body)
  const result = code === 'round_already_finished' ? record(answer.body)['round'] : answer.body
  const score = scoreOf(result)
  if (score && (answer.status === 200 || code === 'round_already_finished')) return { kind: 'saved', score }
  if (code === undefined || code === 'too_many_requests' || answer.status >= 500) {
    return { kind: 'unreachable', failure: code ?? 'server_fault' }
  }
  return { kind: 'refused', code }
}

interface Answer {
  status: number
  /** Undefined where it was no JSON. */
  body: unknown
}

/** Null when nobody answered. */
async function post(path: string, body: unknown, send: Fetch): Promise<Answer | null> {
  try {
    const response = await send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  } catch {
    return null
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function codeOf(body: unknown): string | undefined {
  const { code } = record(body)
  return typeof code === 'string' ? code : undefined
}

function scoreOf(body: unknown): RoundScore | null {
  const { score, level, stars, right, answered } = record(body)
  const numbers = { score, level, stars, right, answered }
  return isScore(numbers) ? numbers : null
}

function isScore(numbers: Record<keyof RoundScore, unknown>): numbers is Record<keyof RoundScore, number> {
  return Object.values(numbers).every((value) => typeof value === 'number')
}
