// Finished rounds that have not reached the server, kept in IndexedDB: a closed tab or a crash loses none of them.
// Where there is no IndexedDB, or it fails, nothing is kept and nothing is said: the page's own memory still has them.
import { createStore, del, entries, set } from 'idb-keyval'

export interface Letter {
  readonly roundId: string
  readonly moves: readonly unknown[]
  /** Milliseconds since the epoch. */
  readonly finishedAt: number
}

export interface LetterStore {
  /** All that is kept and can still be credited; what cannot be read is thrown away. */
  load(): Promise<Letter[]>
  keep(letter: Letter): Promise<void>
  drop(roundId: string): Promise<void>
}

/** As long as the server keeps a round open (app/domain/play/forget-old-rounds.server.ts). */
export const KEEP_LETTERS_MS = 14 * 86_400_000

export function createLetterStore(now: () => number): LetterStore {
  /** Opened at the first use, for the server has none. */
  let store: ReturnType<typeof createStore> | undefined
  const open = () => (store ??= createStore('sparkbook', 'finished-rounds'))

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
        const good: Letter[] = []
        for (const [key, value] of found) {
          if (isLetter(key, value) && now() - value.finishedAt < KEEP_LETTERS_MS) good.push(value)
          else await drop(key)
        }
        return good
      } catch {
        return []
      }
    },
    async keep(letter) {
      try {
        await set(letter.roundId, letter, open())
      } catch {
        // Kept in memory by whoever asked.
      }
    },
    drop,
  }
}

function isLetter(key: IDBValidKey, value: unknown): value is Letter {
  if (typeof value !== 'object' || value === null) return false
  const { roundId, moves, finishedAt }: Partial<Record<keyof Letter, unknown>> = value
  return roundId === key && Array.isArray(moves) && typeof finishedAt === 'number'
}
