// Finished rounds that have not reached the server, kept in IndexedDB: a closed tab or a crash loses none of them.
// Where there is no IndexedDB, or it fails, nothing is kept and nothing is said: the page's own memory still has them.
import { createStore, del, entries, set } from 'idb-keyval'

export interface PendingRound {
  readonly roundId: string
  readonly moves: readonly unknown[]
  /** Milliseconds since the epoch. */
  readonly finishedAt: number
}

export interface PendingRoundStore {
  /** All that is kept and can still be credited; what cannot be read is thrown away. */
  load(): Promise<PendingRound[]>
  keep(round: PendingRound): Promise<void>
  drop(roundId: string): Promise<void>
}

/** As long as the server keeps a round open (app/domain/play/forget-old-rounds.server.ts). */
export const KEEP_PENDING_MS = 14 * 86_400_000

/** @param database of their own for each kind of log */
export function createPendingRoundStore(now: () => number, database = 'sparkbook'): PendingRoundStore {
  /** Opened at the first use, for the server has none. */
  let store: ReturnType<typeof createStore> | undefined
  const open = () => (store ??= createStore(database, 'finished-rounds'))

  async function drop(key: IDBValidKey): Promise<void> {
    try {
      await del(key, open())
    } catch {
      // Sent again at the next visit, and answered with the first result.
    }
  }

  return {
    async load() {
      try {
        const found = await entries<IDBValidKey, unknown>(open())
        const good: PendingRound[] = []
        for (const [key, value] of found) {
          if (isPendingRound(key, value) && now() - value.finishedAt < KEEP_PENDING_MS) good.push(value)
          else await drop(key)
        }
        return good
      } catch {
        return []
      }
    },
    async keep(round) {
      try {
        await set(round.roundId, round, open())
      } catch {
        // Kept in memory by whoever asked.
      }
    },
    drop,
  }
}

function isPendingRound(key: IDBValidKey, value: unknown): value is PendingRound {
  if (typeof value !== 'object' || value === null) return false
  const { roundId, moves, finishedAt }: Partial<Record<keyof PendingRound, unknown>> = value
  return roundId === key && Array.isArray(moves) && typeof finishedAt === 'number'
}
