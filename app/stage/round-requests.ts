// The two requests of a round: open one, hand in its moves. A failure is a value; what cannot be read counts as one.
import type { EarlierBest } from '#app/domain/play/play.types.ts'
import type { RoundGain } from '#app/domain/progress/progress.types.ts'
import { STICKERS, type StickerId } from '#app/domain/progress/stickers.ts'
import { type Band, isBand } from '#engine/core/bands.ts'
import { CHALLENGES, type Challenge, type RoundOptions, type RoundScore } from '#engine/core/game-rules.ts'
import { isLanguage, type Language } from '#engine/core/languages.ts'
import { ok, type Result, refuse } from '#engine/core/result.ts'
import { post } from './post.ts'

/** One press of Start. Sent again with the same id, it opens the same round. */
export interface Attempt {
  attemptId: string
  gameId: string
  band: Band
  timed: boolean
  language: Language
  challenge: Challenge
  /** The challenge of the day, which chooses how hard it is by itself. */
  daily?: boolean
}

/** A round the server has opened for this browser. */
export interface OpenedRound {
  roundId: string
  gameId: string
  /** What the server will replay the round with; the screen plays it with the same. */
  options: RoundOptions
  /** Moves made at an earlier visit, where the round is gone on with. */
  moves?: readonly unknown[]
}

/** offline: no answer. server_fault: an answer that helps nobody. All else: the server's own code. */
export type Failure = 'offline' | 'server_fault' | (string & {})

/** What a saved round answers. */
export interface SavedRound {
  readonly score: RoundScore
  readonly gain: RoundGain
  /** Null where there is none: in the first round of a game and band. */
  readonly records: Records | null
  /** New in the album. */
  readonly stickers: readonly StickerId[]
}

/** What there was to beat, and this round's own time. */
export interface Records {
  readonly best: EarlierBest
  readonly durationMs: number
}

export type SubmitResult<Saved = SavedRound> =
  | ({ kind: 'saved' } & Saved)
  /** Worth another try, later. */
  | { kind: 'unreachable'; failure: Failure }
  /** The server has judged; the same log will be refused again. */
  | { kind: 'refused'; code: string }

type Fetch = typeof fetch

/** POST /play/rounds, or /play/daily. A round of other rules than the bundled ones is refused here: its log could not be scored. */
export async function openRound(
  attempt: Attempt,
  rulesVersion: number,
  send: Fetch = fetch,
): Promise<Result<OpenedRound, Failure>> {
  const { daily, ...round } = attempt
  const { challenge: _, ...ofTheDay } = round
  const answer = await (daily ? post('/play/daily', ofTheDay, send) : post('/play/rounds', round, send))
  if (!answer) return refuse('offline')
  if (answer.status !== 201) return refuse(codeOf(answer.body) ?? 'server_fault')
  const { roundId, rulesVersion: theirs, options } = record(answer.body)
  if (typeof roundId !== 'string' || !isRoundOptions(options)) return refuse('server_fault')
  if (theirs !== rulesVersion) return refuse('rules_outdated')
  return ok({ roundId, gameId: attempt.gameId, options })
}

/** POST /play/rounds/:roundId. A round handed in before is as good as saved: the answer carries its result. */
export async function submitRound(
  roundId: string,
  moves: readonly unknown[],
  send: Fetch = fetch,
): Promise<SubmitResult> {
  const answer = await post(`/play/rounds/${encodeURIComponent(roundId)}`, { moves }, send)
  if (!answer) return { kind: 'unreachable', failure: 'offline' }
  const code = codeOf(answer.body)
  if (answer.status === 200 || code === 'round_already_finished') {
    const { round, gain, best, stickers } = record(answer.body)
    if (holdsNumbers(round, SCORE) && isGain(gain)) {
      return {
        kind: 'saved',
        score: numbersOf(round, SCORE),
        gain,
        records: recordsOf(round, best),
        stickers: stickersOf(stickers),
      }
    }
  }
  if (code === undefined || code === 'too_many_requests' || answer.status >= 500) {
    return { kind: 'unreachable', failure: code ?? 'server_fault' }
  }
  return { kind: 'refused', code }
}

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

export function codeOf(body: unknown): string | undefined {
  const { code } = record(body)
  return typeof code === 'string' ? code : undefined
}

const SCORE = ['score', 'level', 'stars', 'right', 'answered', 'asked', 'bestStreak'] as const
const BEST = ['score', 'bestStreak'] as const
const GAIN = ['xp', 'xpBefore', 'xpAfter', 'levelBefore', 'levelAfter', 'streakDays'] as const

function holdsNumbers<Key extends string>(
  input: unknown,
  keys: readonly Key[],
): input is Record<Key, number> {
  const values = record(input)
  return keys.every((key) => Number.isFinite(values[key]))
}

function numbersOf<Key extends string>(
  input: Record<Key, number>,
  keys: readonly Key[],
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, input[key]])) as Record<Key, number>
}

function recordsOf(round: unknown, best: unknown): Records | null {
  if (!holdsNumbers(best, BEST) || !holdsNumbers(round, ['durationMs'])) return null
  const { msPerQuestion } = record(best)
  const pace = typeof msPerQuestion === 'number' ? msPerQuestion : null
  return { best: { ...numbersOf(best, BEST), msPerQuestion: pace }, durationMs: round.durationMs }
}

/** A sticker of an album newer than this page is left out. */
export function stickersOf(input: unknown): StickerId[] {
  return Array.isArray(input) ? STICKERS.filter((id) => input.includes(id)) : []
}

export function isGain(input: unknown): input is RoundGain {
  return holdsNumbers(input, GAIN) && typeof record(input)['boosted'] === 'boolean'
}

/** Enough to play with: rules throw on a seed that is none, and look up band, language and challenge in tables. */
function isRoundOptions(input: unknown): input is RoundOptions {
  const { seed, band, timed, language, challenge, ratings, extraLevels, practised, met } = record(input)
  return (
    isWhole(seed, 0xffff_ffff) &&
    isBand(band) &&
    typeof timed === 'boolean' &&
    isLanguage(language) &&
    CHALLENGES.some((known) => known === challenge) &&
    holdsWholes(ratings) &&
    isWhole(extraLevels, Number.MAX_SAFE_INTEGER) &&
    (practised === undefined || holdsWholes(practised)) &&
    (met === undefined || (Array.isArray(met) && met.every((id) => typeof id === 'string')))
  )
}

function holdsWholes(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  return Object.values(input).every((value) => isWhole(value, Number.MAX_SAFE_INTEGER))
}

function isWhole(input: unknown, max: number): input is number {
  return Number.isInteger(input) && Number(input) >= 0 && Number(input) <= max
}
