import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from './database.ts'

/** A write that waits to be run in one batch with others. Never `await` one: that would run it alone. */
export type Statement = BatchItem<'sqlite'>

/** Runs all or none. */
export async function runBatch(db: Database, statements: readonly Statement[]): Promise<void> {
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest])
}
