// The round that was left before its end, one for each game: kept in IndexedDB for a day, so that it can be gone on with. Where
// there is no IndexedDB, or it fails, nothing is kept and nothing is said.
import { createStore, del, get, set } from 'idb-keyval'
import type { OpenedRound } from './round-requests.ts'

export interface KeptRound extends OpenedRound {
  readonly rulesVersion: number
  /** Whose it is; '' for somebody not signed in, whose rounds go to whoever signs in. */
  readonly owner: string
  /** So far. */
  readonly moves: readonly unknown[]
  readonly level: number
  /** Milliseconds since the epoch. */
  readonly keptAt: number
}

export interface KeptRoundStore {
  /** The round of a game that can still be gone on with by this player, by these rules. */
  load(game: { readonly id: string; readonly version: number }, owner: string): Promise<KeptRound | null>
  keep(round: KeptRound): Promise<void>
  drop(gameId: string): Promise<void>
}

export const KEEP_ROUND_MS = 86_400_000

export function createKeptRoundStore(now: () => number): KeptRoundStore {
  /** Opened at the first use, for the server has none. */
  let store: ReturnType<typeof createStore> | undefined
  const open = () => (store ??= createStore('sparkbook-kept', 'rounds'))

  return {
    async load({ id, version }, owner) {
      try {
        const kept: unknown = await get(id, open())
        return canGoOn(kept, { version, owner, now: now() }) ? kept : null
      } catch {
        return null
      }
    },
    async keep(round) {
      try {
        await set(round.gameId, round, open())
      } catch {
        // Played on all the same; lost when it is left.
      }
    },
    async drop(gameId) {
      try {
        await del(gameId, open())
      } catch {
        // Offered once more, and answered with its first result.
      }
    },
  }
}

/** Whether what was kept is a round, not too old, of these rules and of this player. */
export function canGoOn(
  kept: unknown,
  { version, owner, now }: { version: number; owner: string; now: number },
): kept is KeptRound {
  if (typeof kept !== 'object' || kept === null) return false
  const round: Partial<Record<keyof KeptRound, unknown>> = kept
  return (
    typeof round.roundId === 'string' &&
    Array.isArray(round.moves) &&
    round.rulesVersion === version &&
    (round.owner === '' || round.owner === owner) &&
    typeof round.keptAt === 'number' &&
    now - round.keptAt < KEEP_ROUND_MS
  )
}

/** The page's one store of them. */
export const keptRounds = createKeptRoundStore(Date.now)
