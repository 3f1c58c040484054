// The one place that knows which database driver we use.
import { drizzle } from 'drizzle-orm/d1'

type Binding = Parameters<typeof drizzle>[0]
export type Database = ReturnType<typeof openDatabase>

/** @param onWrite called before each statement that is not a plain `select` is sent */
export function openDatabase(binding: Binding, onWrite?: () => void) {
  return drizzle(onWrite ? watchWrites(binding, onWrite) : binding)
}

/** The part of D1 that drizzle uses: whatever it sends, alone or in a batch, it prepares first. */
function watchWrites(binding: Binding, onWrite: () => void): Binding {
  return {
    prepare: (query: string) => {
      if (!/^\s*select\b/i.test(query)) onWrite()
      return binding.prepare(query)
    },
    batch: (statements: never[]) => binding.batch(statements),
  } as unknown as Binding
}
